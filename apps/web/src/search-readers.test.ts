import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYTICS_REPORT_TYPES, RESOURCES } from '@answerscope/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsSearch } from './domain/analytics/analytics-search.ts';
import { toPlanChoice } from './domain/plan/plan-choice.ts';
import { toResourceSearch } from './features/admin/resources/resource-search.ts';
import { parseSearch, stringifySearch } from './lib/address-search.ts';
import { readFrom } from './lib/return-path.ts';

type Reader = (address: Record<string, unknown>) => object;

const FILES = import.meta.glob<Record<string, unknown>>('./{domain,features,pages}/**/*-search.ts', {
  eager: true,
});

/** Those that a file exports by the name of a reader, 'toUserSearch', and those that have to be called otherwise. */
const READERS: readonly [name: string, Reader][] = [
  ...Object.values(FILES).flatMap((file) =>
    Object.entries(file).filter((entry): entry is [string, Reader] => {
      const [name, exported] = entry;
      return /^(?:to|read)\w+Search$/.test(name) && typeof exported === 'function' && exported.length === 1;
    }),
  ),
  ['analyticsSearch', analyticsSearch(ANALYTICS_REPORT_TYPES)],
  ['toPlanChoice', toPlanChoice],
  ['readFrom', readFrom],
  ...Object.values(RESOURCES).map((resource): [string, Reader] => [
    `toResourceSearch of ${resource.name}`,
    (address) => toResourceSearch(resource, address),
  ]),
];

/** JSON whose values say that they are something else than they are. */
const HOSTILE = [
  '[{"toString":0}]',
  '{"toString":0,"valueOf":0}',
  '{"__proto__":null}',
  '{"constructor":{"prototype":0},"then":0,"length":-1}',
  '1e400',
  '-0',
  '9007199254740993',
  '"\\ud800"',
  '"\\u0000"',
  'null',
  '..',
];

const said = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.json({ stringUnit: 'binary' }),
  fc.string({ unit: 'binary' }),
);

/** The parameters that a reader looks at. */
function parametersOf(read: Reader): string[] {
  const names = new Set<string>();
  read(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names];
}

describe.each(READERS)('an address read by %s', (_, read) => {
  const names = fc.constantFrom(...parametersOf(read));

  it('says something or nothing, whatever stands in it, and is read again as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(names, said), (address) => {
        const found = read(parseSearch(`?${new URLSearchParams(Object.entries(address))}`));
        for (const value of Object.values(found)) {
          expect(typeof value).toMatch(/^(?:string|number|boolean)$/);
          expect(String(value)).not.toMatch(/[\p{Cs}\0]/u);
        }
        expect(read({ ...found })).toEqual(found);
        expect(read(parseSearch(stringifySearch(found)))).toEqual(found);
      }),
    );
  });

  it('breaks nothing, whatever the router has made of it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(names, fc.oneof(fc.constantFrom(...HOSTILE.flatMap(parsed)), fc.anything())),
        (address) => {
          read(address);
        },
      ),
    );
  });
});

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

it('knows every reader that is made of parameters', () => {
  const making = globSync('{domain,features,pages,routes}/**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
  }).filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('searchReader('));
  expect(making.length).toBeGreaterThan(20);
  expect(making.filter((file) => !(`./${file}` in FILES))).toEqual([]);
});
