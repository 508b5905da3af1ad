import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledMessage, compiledOf, message } from '@answerscope/contract';
import { afterAll, expect, it } from 'vitest';
import { compile } from './compiled-messages.ts';
import { toCode } from './message-code.ts';

type Say = (values: Record<string, unknown>) => unknown;

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'answerscope-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NUMBERS = [0, 1, 2, 1_204, 0.285, 0.5];

/** Values for the arguments of a message, with each number and each option of a choice. */
function valuesFor(compiled: CompiledMessage): Record<string, unknown>[] {
  const kinds = new Map<string, unknown[]>();
  const read = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node as [string, unknown, unknown];
    if (typeof kind === 'number' && kind > 0) {
      const keys = Object.keys(options ?? {});
      kinds.set(name, kind === 1 ? keys : NUMBERS);
      if (kind < 4) for (const option of Object.values(options ?? {})) [option].flat(1).forEach(read);
      return;
    }
    if (kind === undefined) kinds.set(name, kinds.get(name) ?? ['Nord`haven \\{1}', 'x']);
    else {
      kinds.set(name, [(inner: unknown[]) => ({ name, inner })]);
      node.slice(1).forEach(read);
    }
  };
  if (typeof compiled !== 'string') compiled.forEach(read);
  const most = Math.max(1, ...[...kinds.values()].map((values) => values.length));
  return Array.from({ length: most * 3 }, (_, index) =>
    Object.fromEntries(
      [...kinds].map(([name, values], place) => [
        name,
        values[(index + place * (index % 3)) % values.length],
      ]),
    ),
  );
}

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

it('refuses what it would get wrong', () => {
  const compiled = (text: string) => compiledOf(message(text)) ?? '';
  expect(() => toCode(compiled('{n, selectordinal, one {#st} other {#th}}'), 'en')).toThrow();
  expect(() => toCode(compiled('{n, plural, few {#} other {#}}'), 'en')).toThrow('few');
  expect(() => toCode(compiled('{n}'), 'pl')).toThrow('pl');
});
