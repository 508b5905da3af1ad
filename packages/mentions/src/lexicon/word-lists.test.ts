import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const FOLDER = join(import.meta.dirname, 'words');
const WIDTH = 110;
/** A character that takes two columns. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, string] => [name, readFileSync(join(FOLDER, name), 'utf8')]);

describe.each(files)('the word lists of %s', (name, text) => {
  const lists = Object.entries(JSON.parse(text) as Record<string, string[]>);

  it('are sorted and hold no word twice', () => {
    for (const [list, lines] of lists) {
      const words = lines.flatMap((line) => line.split(list === 'proper_pairs' ? ', ' : ' '));
      expect(words, list).toEqual([...new Set(words)].sort());
      expect(words, list).not.toContain('');
    }
  });

  it('are as wide as a screen, many words a line', () => {
    const wide = text.split('\n').filter((line) => line.replace(WIDE, 'WW').length > WIDTH);
    expect(wide).toEqual([]);
    for (const [list, lines] of lists)
      expect(lines.join('').length / lines.length, list).toBeGreaterThan(WIDTH / 4);
  });

  it('are read for a language', () => {
    if (/^[a-z]{2}\.json$/.test(name)) expect(LANGUAGES.has(name.slice(0, 2))).toBe(true);
  });
});
