import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessStatements } from '../../src/database/access.ts';
import { projectRoot } from '../../src/lib/project-root.ts';
import { walked } from './walked.ts';

const FOLDER = join(projectRoot(), 'apps/server/migrations');
/** Earlier ones stand in installations as they are; 0088 does again what 0083 left out. */
const FIRST = '0084';

/** Tables whose rows even their owner does not see. */
const forced = accessStatements().flatMap((statement) => {
  const [, table] = /^alter table (\w+) force row level security$/.exec(statement) ?? [];
  return table === undefined ? [] : [table];
});

/** Tables whose rows a migration reads or writes. */
function tablesOf(sql: string): string[] {
  const plain = sql.replaceAll(/--[^\n]*/g, '').replaceAll(/ON (?:DELETE|UPDATE)[^;]*/g, '');
  const named = plain.matchAll(/\b(?:from|join|into|update|using)\s+"?(\w+)"?/gi);
  return [...new Set([...named].map(([, table]) => table ?? ''))];
}

it('a migration that reads or writes rows sees them also where the owner of the tables is no superuser', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql') && file >= FIRST);
  const blind = files.flatMap((file) => {
    const sql = readFileSync(join(FOLDER, file), 'utf8');
    return (
      tablesOf(sql)
        .filter((table) => forced.includes(table))
        // A table has no row-level security in the migration that makes it.
        .filter((table) => !sql.includes(`CREATE TABLE "${table}"`))
        .filter((table) => !sql.includes(`alter table ${table} no force row level security`))
        .map((table) => `${file}: ${table}`)
    );
  });
  expect(blind).toEqual([]);
  walked(files.length, 'migrations');
  walked(forced.length, 'tables');
});
