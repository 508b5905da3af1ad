import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build-stamp.ts';
import { keepNewestSnapshot } from './db-generate.ts';

it('keeps the newest schema snapshot and whatever is no snapshot', () => {
  const meta = mkdtempSync(join(tmpdir(), 'answerscope-meta-'));
  for (const file of ['0009_snapshot.json', '0010_snapshot.json', '0002_snapshot.json', '_journal.json'])
    writeFileSync(join(meta, file), '{}');
  expect(keepNewestSnapshot(meta)).toBe('0010_snapshot.json');
  expect(readdirSync(meta).sort()).toEqual(['0010_snapshot.json', '_journal.json']);
  expect(keepNewestSnapshot(meta)).toBe('0010_snapshot.json');
  rmSync(meta, { recursive: true });
});

it('has one snapshot in the repository, that of the last migration', () => {
  const migrations = join(ROOT, 'apps/server/migrations');
  const snapshots = readdirSync(join(migrations, 'meta')).filter((file) => file.endsWith('_snapshot.json'));
  const last = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1);
  expect(snapshots).toEqual([`${last?.slice(0, 4)}_snapshot.json`]);
});
