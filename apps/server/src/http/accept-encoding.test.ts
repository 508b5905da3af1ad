import { expect, it } from 'vitest';
import { acceptsBrotli } from './accept-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['BR ; Q=0.001', true],
  ['*', true],
  ['gzip, *;q=0.5', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['br;q=0, *', false],
  ['*;q=0', false],
  ['br;q=high', false],
  ['gzip', false],
  ['x-br, brotli', false],
  ['', false],
  [undefined, false],
])('a client that accepts %j is sent Brotli: %j', (accepted, isSent) => {
  expect(acceptsBrotli({ headers: { 'accept-encoding': accepted } })).toBe(isSent);
});
