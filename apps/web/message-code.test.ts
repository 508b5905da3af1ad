import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledOf, message } from '@answerscope/contract';
import { afterAll, expect, it } from 'vitest';
import { compile } from './compiled-messages.ts';
import { toCode } from './message-code.ts';
import { valuesFor } from './message-values.fixture.ts';

type Say = (values: Record<string, unknown>) => unknown;

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'answerscope-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('says what the library says, for every message of the product', async () => {
  const files = globSync('{apps,packages}/*/src/**/{messages,*-messages}.ts', { cwd: ROOT });
  let compared = 0;
  for (const [index, file] of files.entries()) {
    const messages = (await import(join(ROOT, file))) as Record<string, unknown>;
    const path = join(folder, `${index}.ts`);
    writeFileSync(path, compile(messages, 'en'));
    const built = (await import(path)) as Record<string, unknown>;
    for (const [name, original] of Object.entries(messages)) {
      const compiled = compiledOf(original);
      if (compiled === null) expect(built[name], `${file} ${name}`).toBe(original);
      else
        for (const values of valuesFor(compiled)) {
          compared += 1;
          expect((built[name] as Say)(values), `${file} ${name}`).toEqual((original as Say)(values));
        }
    }
  }
  expect(compared).toBeGreaterThan(5_000);
});

it('says a place in order', async () => {
  const place = message('{n, selectordinal, =1 {first} one {#st} two {#nd} few {#rd} other {#th}}');
  const path = join(folder, 'places.ts');
  writeFileSync(path, compile({ place }, 'en'));
  const built = (await import(path)) as { place: Say };
  for (const n of [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111]) expect(built.place({ n })).toBe(place({ n }));
});

it('refuses what it would get wrong', () => {
  const compiled = (text: string) => compiledOf(message(text)) ?? '';
  expect(() => toCode(compiled('{n, plural, few {#} other {#}}'), 'en')).toThrow('few');
  expect(() => toCode(compiled('{n}'), 'pl')).toThrow('pl');
});
