import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build-stamp.ts';
import { PAGES } from '../house/house.ts';

const SCREENS = join(ROOT, 'e2e/pages');
const sources = readdirSync(SCREENS)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(SCREENS, file), 'utf8') }));

describe('screens', () => {
  it('show pages that exist: the compiler takes only names of this list', () => {
    expect(PAGES.filter((page) => !existsSync(join(ROOT, 'apps/web/src/pages', page)))).toEqual([]);
  });

  it('answer in the server’s place only through the contract', () => {
    const fulfilling = sources.filter(({ source }) => source.includes('.fulfill('));
    expect(fulfilling.map(({ file }) => file)).toEqual(['replies.ts']);
    const unchecked = sources.filter(
      ({ file, source }) => /^canned-|-screens\.ts$/.test(file) && /\balter\b.*from '/.test(source),
    );
    expect(unchecked).toEqual([]);
  });

  it('are all looked at: every file that defines some is in the list', () => {
    const list = readFileSync(join(SCREENS, 'screens.ts'), 'utf8');
    const files = sources.map(({ file }) => file).filter((file) => file.endsWith('-screens.ts'));
    const missing = files.filter((file) => file !== 'choose-screens.ts' && !list.includes(`'${file}':`));
    expect(missing).toEqual([]);
  });
});
