import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(WEB, path), 'utf8');

/** The token that each colour for others to use is. */
const TOKENS: Record<string, string> = {
  violet: '--accent',
  light_violet: '--accent-text',
  ground: '--surface-page',
  text: '--text',
};

it('the colours that are offered for download are those of the product', () => {
  const [dark = '', light = ''] = read('src/styles/tokens.css').split('[data-mantine-color-scheme="light"]');
  const colours = JSON.parse(read('public/brand/colours.json')) as Record<string, Record<string, string>>;
  const css = read('public/brand/colours.css');
  expect(Object.keys(colours)).toEqual(Object.keys(TOKENS));
  for (const [name, { on_dark, on_light }] of Object.entries(colours)) {
    const token = (of: string) => new RegExp(`${TOKENS[name]}: (#[0-9a-f]{6});`).exec(of)?.[1];
    expect([name, on_dark, on_light]).toEqual([name, token(dark), token(light)]);
    const variable = name.replace('_', '-');
    expect(css).toContain(`--answerscope-${variable}-on-dark: ${on_dark};`);
    expect(css).toContain(`--answerscope-${variable}-on-light: ${on_light};`);
  }
});
