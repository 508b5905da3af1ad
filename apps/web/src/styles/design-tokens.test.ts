import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGN_TOKENS, type TokenScheme, tokenVariable } from '@answerscope/contract';
import { expect, it } from 'vitest';

const SCHEMES: Readonly<Record<string, TokenScheme>> = {
  ':root': 'both',
  ':root, [data-mantine-color-scheme="dark"]': 'dark',
  '[data-mantine-color-scheme="light"]': 'light',
};

it('the design tokens are the variables of the style sheet, with its values', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const variables = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) =>
      [SCHEMES[selector.trim().replace(/\s+/g, ' ')], name, value].join(' '),
    ),
  );
  const tokens = DESIGN_TOKENS.flatMap(({ token_name, builtIn }) =>
    Object.entries(builtIn).map(([scheme, value]) => [scheme, tokenVariable(token_name), value].join(' ')),
  );
  expect(tokens.toSorted()).toEqual(variables.toSorted());
  expect(tokens.length).toBeGreaterThan(70);
});
