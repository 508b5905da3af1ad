import type { SeededRandom } from '../seeded-random.ts';

const TEXTS: readonly [string, ...string[]] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00 half',
  'a\r\nset-cookie: x=y',
  '\u001b[31mred',
  '\u202egnp.exe',
  `z${'\u0301'.repeat(700)}`,
  '\ufdfa'.repeat(150),
  "' or 1=1 --",
  '$1; drop table profiles',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'http://127.0.0.1:1/',
  '{keyword}{ in location}',
  '%',
  '\\',
  '_%_%_%_%_%',
  '9'.repeat(400),
  'e'.repeat(5_000),
  '😀'.repeat(300),
  'constructor',
  '__proto__',
  'null',
  '-1',
  '1e309',
  '0199c1de-0000-7000-8000-000000000000',
  '2026-02-31T25:61:61Z',
];

const NUMBERS: readonly [number, ...number[]] = [
  0,
  -0,
  -1,
  0.1,
  1e-9,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e300,
  100_001,
];

const NAMES: readonly [string, ...string[]] = [
  '__proto__',
  'constructor',
  'toString',
  'x',
  '',
  'a.b',
  '0',
  'id',
];

/** Anything that JSON can carry and nobody would type. */
export function hostileValue(random: SeededRandom, depth = 0): unknown {
  const kind = random.next();
  if (kind < 0.45) return random.pick(TEXTS);
  if (kind < 0.6) return random.pick(NUMBERS);
  if (kind < 0.7) return random.pick([null, true, false]);
  if (kind < 0.85 && depth < 4)
    return Array.from({ length: Math.floor(random.next() ** 6 * 3_000) }, () =>
      hostileValue(random, depth + 2),
    );
  if (depth >= 4) return [];
  return hostileFields(random, depth);
}

/** An object by names of all kinds, made from text: those that every object has by birth stay its own. */
export function hostileFields(random: SeededRandom, depth = 0): Record<string, unknown> {
  const count = Math.floor(random.next() ** 4 * 400);
  const entries = Array.from({ length: count }, (_, at): [string, unknown] => [
    at < 3 ? random.pick(NAMES) : `field_${at}`,
    depth < 2 ? hostileValue(random, depth + 2) : at,
  ]);
  return Object.fromEntries(entries);
}

/** JSON inside of JSON inside of JSON, as deep as 64 kB reach. */
export function deepJson(random: SeededRandom): string {
  const depth = Math.floor(random.between(100, 30_000));
  return random.next() < 0.5
    ? `${'['.repeat(depth)}${']'.repeat(depth)}`
    : `${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`;
}

/** Bodies that are no JSON, or not as their header says. */
export function brokenBody(random: SeededRandom): { type: string; body: string } {
  return random.pick([
    { type: 'application/json', body: '{"a":' },
    { type: 'application/json', body: '\ufeff{}' },
    { type: 'application/json', body: '[1,2' },
    { type: 'application/json', body: 'NaN' },
    { type: 'application/json', body: `"${'\\u0000'.repeat(9_000)}"` },
    { type: 'application/json; charset=utf-7', body: '+AHsAfQ-' },
    { type: 'application/x-www-form-urlencoded', body: `${'a[b][c][d]=1&'.repeat(900)}` },
    {
      type: 'multipart/form-data; boundary=x',
      body: `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(300)}--x--`,
    },
    { type: 'text/event-stream', body: 'event: message\ndata: {}\n\n' },
    { type: 'text/plain', body: 'x'.repeat(60_000) },
    { type: 'application/octet-stream', body: '\0\u0001\u0002' },
    { type: `application/${'x'.repeat(3_000)}`, body: '{}' },
  ]);
}

export function hostileText(random: SeededRandom): string {
  return random.pick(TEXTS);
}
