import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSourceMaps } from './source-maps.client.ts';

const folder = mkdtempSync(join(tmpdir(), 'answerscope-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The first column of the second line of the file is line 3, column 4 of its source, counted from 0.
writeFileSync(
  join(folder, 'plans-Ab12_-x.js.map'),
  JSON.stringify({
    version: 3,
    names: [],
    sources: ['../../../src/pages/plans/plans-page.tsx?tsr-split=component'],
    mappings: ';AAGI',
  }),
);
const maps = createSourceMaps(folder);
const stack = [
  'at draw (https://a.example/assets/plans-Ab12_-x.js:2:9)',
  'at run https://a.example/assets/other-Ab12_-x.js:2:9',
  'at new Promise (<anonymous>)',
].join('\n');

it('frames of this build name our sources; frames of other builds stay as they are', async () => {
  expect((await maps.resolveStack(stack)).split('\n')).toEqual([
    'at draw (src/pages/plans/plans-page.tsx:4:5)',
    'at run https://a.example/assets/other-Ab12_-x.js:2:9',
    'at new Promise (<anonymous>)',
  ]);
});

it('the source of the first frame is the same wherever in it the error happened', async () => {
  expect(await maps.sourceOf(stack)).toBe('src/pages/plans/plans-page.tsx');
  expect(await maps.sourceOf('at run https://a.example/assets/other-Ab12_-x.js:2:9')).toBeNull();
  expect(await maps.sourceOf('')).toBeNull();
});
