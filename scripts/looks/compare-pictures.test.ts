import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

it('names pictures that differ, and those that one folder lacks', () => {
  const root = mkdtempSync(join(tmpdir(), 'answerscope-pictures-'));
  const folder = (name: string, files: Record<string, string>) => {
    mkdirSync(join(root, name));
    for (const [file, content] of Object.entries(files)) writeFileSync(join(root, name, file), content);
    return join(root, name);
  };
  const before = folder('before', { 'a.png': '1', 'b.png': '1', 'c.png': '1', 'notes.txt': '' });
  const after = folder('after', { 'a.png': '1', 'b.png': '2', 'd.png': '1' });
  expect(comparePictures(before, after)).toEqual({
    same: 1,
    different: ['b.png'],
    missing: ['c.png', 'd.png'],
  });
  rmSync(root, { recursive: true });
});
