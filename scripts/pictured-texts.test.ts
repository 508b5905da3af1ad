import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../packages/contract/src/index.ts';
import { ROOT } from './build-stamp.ts';
import { readPicturedTexts, saidIn } from './pictured-texts.ts';

/** `node scripts/product-pictures.ts` takes the pictures again and lists their texts. */
it.each(LANGUAGES)('pictures in %s show what the product says now', async (language) => {
  const said = await saidIn(language);
  const shown = readPicturedTexts().filter(({ picture }) => picture.startsWith(`${language}/`));
  expect(shown.filter(({ text }) => !said.has(text))).toEqual([]);
});

it('every picture has its texts listed', () => {
  const files = globSync('**/*-dark.webp', { cwd: join(ROOT, 'apps/web/public/pictures') });
  const pictures = new Set(readPicturedTexts().map(({ picture }) => picture));
  expect(files.map((file) => file.replace('-dark.webp', '')).sort()).toEqual([...pictures].sort());
});
