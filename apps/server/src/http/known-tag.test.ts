import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isKnownTag } from './known-tag.ts';

const asking = (known?: string) =>
  ({ headers: known === undefined ? {} : { 'if-none-match': known } }) as unknown as IncomingMessage;

it.each([
  ['the same', '"a"', '"a"', true],
  ['another', '"b"', '"a"', false],
  ['one of several', '"b", "a" ,"c"', '"a"', true],
  ['none of several', '"b", "c"', '"a"', false],
  ['any', '*', 'W/"a"', true],
  ['the weak one of a strong one', 'W/"a"', '"a"', true],
  ['the strong one of a weak one', '"b","a"', 'W/"a"', true],
  ['none', undefined, '"a"', false],
  ['nothing', '', '"a"', false],
] as const)('who names %s', (_name, known, etag, isKnown) => {
  expect(isKnownTag(asking(known), etag)).toBe(isKnown);
});
