import { expect, test } from 'vitest';
import { claimBefore, fromCodePoints, fromUtf8Bytes } from './text-offsets.ts';

const PIECES = ['', 'a', 'ü', 'e\u0301', '麦の風', '🥨', '👩‍🍳', 'ﬁ', '\u0000', '\u{10ffff}', 'ß ñ'];
const PAIRS = PIECES.flatMap((before) => PIECES.map((after) => [before.repeat(3), after] as const));

test('a count of code points is the place of a character, whatever the characters are', () => {
  for (const [before, after] of PAIRS) {
    expect(fromCodePoints(before + after, [...before].length)).toBe(before.length);
  }
});

test('a count of bytes is the place of a character, whatever the characters are', () => {
  for (const [before, after] of PAIRS) {
    expect(fromUtf8Bytes(before + after, Buffer.byteLength(before))).toBe(before.length);
  }
});

test('a count of bytes inside a character is the place where it begins', () => {
  expect(['ü', '麦', '🥨'].map((one) => fromUtf8Bytes(`a${one}b`, 2))).toEqual([1, 1, 1]);
});

test('a count past the end is the end', () => {
  expect([fromCodePoints('🥨', 9), fromUtf8Bytes('🥨', 9)]).toEqual([2, 2]);
});

test.each([
  ['One. Two stands out (', 'Two stands out'],
  ['One.[1] Two.', 'Two.'],
  ['Compta Nova leads ([a.example](https://a.example/x.y)). Ledgerly is cheap ', 'Ledgerly is cheap'],
  ['東京では「麦の風」が人気です。大阪は別です。', '大阪は別です。'],
  ['- **Kornähre** backt frisch. ', '- **Kornähre** backt frisch.'],
  ['A line\nanother line ', 'another line'],
  ['', null],
  ['[1]', null],
])('the statement before a link after %o', (head, claim) => {
  expect(claimBefore(`${head}[2] and more.`, head.length)).toBe(claim);
});
