import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldText } from '../text/fold.ts';
import { LANGUAGES } from './languages.ts';
import { classify } from './word-list.ts';

const FOLDER = join(import.meta.dirname, 'words');
const WIDTH = 110;
/** A character that takes two columns. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name): [string, string] => [name, readFileSync(join(FOLDER, name), 'utf8').split('`')[1] ?? '']);

describe.each(files)('the word lists of %s', (name, text) => {
  /** The words under each head as they are written. */
  const groups = text
    .trim()
    .split(/\n(?=[^\n]*: )/)
    .map((group) => {
      const [head = '', words = ''] = group.split(': ');
      return { head, words: words.split(/\s/) };
    });

  it('are sorted and hold no word twice', () => {
    for (const { head, words } of groups) expect(words, head).toEqual([...new Set(words)].sort());
    const heads = groups.map(({ head }) => head);
    expect(heads).toEqual([...new Set(heads)]);
    for (const [list, words] of classify(text)) expect(words.length, list).toBe(new Set(words).size);
  });

  it('are folded', () => {
    for (const { words } of groups) expect(words.map((word) => foldText(word))).toEqual(words);
  });

  it('are as wide as a screen, many words a line', () => {
    expect(text.split('\n').filter((line) => line.replace(WIDE, 'WW').length > WIDTH)).toEqual([]);
  });

  it('are read for a language', () => {
    if (/^[a-z]{2}\.ts$/.test(name)) expect(LANGUAGES).toContain(name.slice(0, 2));
  });
});

it('a head begins the words of each of its classes', () => {
  const words = classify('general: a b\nc\ngeneral topics: d\n');
  expect(words.get('general')).toEqual(['a', 'b', 'c', 'd']);
  expect(words.get('topics')).toEqual(['d']);
});
