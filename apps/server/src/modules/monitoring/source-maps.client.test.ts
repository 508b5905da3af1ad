import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../lib/log.ts';
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
const lines: string[] = [];
const maps = createSourceMaps(folder, createLog('info', { write: (line: string) => lines.push(line) }));
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

const place = (position: string, file = 'plans-Ab12_-x') =>
  `at x (https://a.example/assets/${file}.js:${position})`;

it.each(['0:0', '0:9', '2:999999999999', `2:${'9'.repeat(400)}`, '99999999:1', '9:9'])(
  'a frame at %s, where no file has anything, stays as it is, and the others are resolved',
  async (position) => {
    const hostile = place(position);
    expect(await maps.sourceOf(hostile)).toBeNull();
    expect((await maps.resolveStack(`${hostile}\n${place('2:9')}`)).split('\n')).toEqual([
      hostile,
      'at x (src/pages/plans/plans-page.tsx:4:5)',
    ]);
    expect(lines).toEqual([]);
  },
);

it('of one stack three files are looked up', async () => {
  const others = ['a', 'b', 'c'].map((file) => place('1:1', file));
  expect(await maps.resolveStack([...others, place('2:9')].join('\n'))).toBe(
    [...others, place('2:9')].join('\n'),
  );
  expect(await maps.resolveStack([...others.slice(1), place('2:9'), place('2:9')].join('\n'))).toMatch(
    /(?:\nat x \(src\/pages\/plans\/plans-page\.tsx:4:5\)){2}$/,
  );
});

it('a map that could not be read leaves its frames as they are, is logged, and is read again', async () => {
  const path = join(folder, 'broken.js.map');
  writeFileSync(path, '{');
  expect(await maps.resolveStack(place('2:9', 'broken'))).toBe(place('2:9', 'broken'));
  expect(lines.splice(0)).toEqual([expect.stringContaining('a source map could not be read')]);
  writeFileSync(path, readFileSync(join(folder, 'plans-Ab12_-x.js.map')));
  expect(await maps.sourceOf(place('2:9', 'broken'))).toBe('src/pages/plans/plans-page.tsx');
});
