import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../build-stamp.ts';
import { readSources } from '../read-sources.ts';
import { partsFor, VERIFY_PARTS } from './parts.ts';

const namesFor = (...files: string[]) => partsFor(files).map(({ name }) => name);

it('asks for the parts that a change can break', () => {
  expect(namesFor('apps/server/src/modules/payments/use-cases/receive-event.ts')).toEqual([
    'tagged',
    'payments',
    'breakages',
  ]);
  expect(namesFor('apps/server/migrations/0080_x.sql')).toEqual(
    expect.arrayContaining(['slow', 'crash', 'proof', 'payments', 'backup and restore', 'upgrade']),
  );
  expect(namesFor('apps/web/src/ui/table.tsx')).toEqual(['journeys', 'looks', 'pseudo-language']);
  expect(namesFor('README.md')).toEqual([]);
});

it('names only places that exist', () => {
  const files = [...readSources().keys(), 'apps/server/migrations/'];
  for (const { name, asked_by } of VERIFY_PARTS)
    for (const prefix of asked_by)
      expect(
        files.some((file) => file.startsWith(prefix)),
        `${name}: ${prefix}`,
      ).toBe(true);
});

it('has a row for each part in docs/testing.md', () => {
  const document = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  for (const { name } of VERIFY_PARTS) expect(document).toContain(`| ${name} |`);
});
