import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

const isIn = (text: string, phrase: string, particles?: readonly string[]) =>
  new RegExp(wholeWords(phrase, particles), 'iu').test(text);

it.each([
  ['whole words', 'free spins', 'Free spins today', 'free spinster'],
  ['not the end of a word', 'art', 'modern art', 'smart'],
  ['any space or hyphen between words', 'open-source code', 'open source   code', 'opensource code'],
  ['digits, which are part of a word', 'top 10', 'the top 10 banks', 'the top 100 banks'],
  ['letters with marks, which are part of a word', 'caf', 'a caf, then', 'a cafe\u0301'],
  ['signs of patterns as they are', 'c++ (new)', 'learn c++ (new)', 'learn c (new)'],
  ['what ends in a sign, whatever follows', 'c++', 'c++20', 'c+'],
  ['either apostrophe', "editor's choice", 'the editor’s choice', 'the editors choice'],
  ['any ending where there is a star', 'gambl*', 'gambling', 'ungambled'],
  ['several stars and spaces as one star', 'gambl* * ', 'gamblers', 'a gambit'],
  ['a hyphen before a word as none', '-free', 'sugar-free', 'carefree'],
])('finds %s', (_what, phrase, text, other) => {
  expect(isIn(text, phrase)).toBe(true);
  expect(isIn(other, phrase)).toBe(false);
});

it('finds words wherever they stand in scripts that put no space between them', () => {
  expect(isIn('東京の銀行を選ぶ', '銀行')).toBe(true);
  expect(isIn('ธนาคารออนไลน์', 'ออนไลน์')).toBe(true);
});

it('lets particles follow a word of Korean, and nothing else', () => {
  const particles = ['를', '은'];
  expect(isIn('은행를 찾다', '은행', particles)).toBe(true);
  expect(isIn('은행', '은행', particles)).toBe(true);
  expect(isIn('은행장', '은행', particles)).toBe(false);
  expect(isIn('은행를 찾다', '은행')).toBe(false);
  expect(isIn('banks를', 'banks', particles)).toBe(false);
});

it('finds a phrase without a word nowhere', () => {
  for (const phrase of ['', ' ', '*', '- ']) expect(isIn('anything - at * all', phrase)).toBe(false);
});
