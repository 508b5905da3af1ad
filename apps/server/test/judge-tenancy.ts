import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { accessStatements, TABLE_ACCESS } from '../src/database/access.ts';
import { projectRoot } from '../src/lib/project-root.ts';

/** A key or a policy by which rows of accounts are kept apart, and what is wrong with it; null where nothing is. */
export interface Judged {
  name: string;
  fault: string | null;
}

/** Tables whose key is looked up before an account is known. They hold that key and the account. */
const LOOKUPS: ReadonlySet<string> = new Set(['api_key_accounts', 'stripe_customer_accounts']);

const SERVER = join(projectRoot(), 'apps/server/src');

/** Every table of the schema public. */
export async function readTables(): Promise<PgTable[]> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.tables.ts'))
      .map((file) => import(join(SERVER, file)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable));
  return [...new Set(tables)].filter((table) => getTableConfig(table).schema === undefined);
}

/** Primary and unique keys of tables with rows of an account or a brand. Each must begin with the account. */
export function judgeKeys(tables: readonly PgTable[]): Judged[] {
  return tables.flatMap((table) => {
    const { name, columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
    const access = TABLE_ACCESS[name];
    if (access?.rows_of == null || access.rows_of === 'person' || LOOKUPS.has(name)) return [];
    const keys: [string, (string | undefined)[]][] = [
      ...columns.filter(({ primary }) => primary).map((column) => ['primary key', [column.name]]),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => ['unique', [column.name]]),
      ...primaryKeys.map((key) => ['primary key', key.columns.map((column) => column.name)]),
      ...uniqueConstraints.map((key) => [
        key.getName() ?? 'unique',
        key.columns.map((column) => column.name),
      ]),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => [
          config.name ?? 'unique index',
          config.columns.map((column) => ('name' in column ? column.name : undefined)),
        ]),
    ] as [string, (string | undefined)[]][];
    return keys.map(([key, [first]]) => ({
      name: `${name}: ${key}`,
      fault:
        first === access.owner ? null : `begins with ${first ?? 'an expression'}, not with ${access.owner}`,
    }));
  });
}

/** Policies of row-level security. A distributed PostgreSQL cannot route by one with a sub-select. */
export function judgePolicies(statements: readonly string[] = accessStatements()): Judged[] {
  return statements
    .filter((statement) => statement.startsWith('create policy'))
    .map((statement) => ({
      name: /^create policy (\S+ on \S+)/.exec(statement)?.[1] ?? statement,
      fault: /\(\s*select\b/i.test(statement) ? 'has a sub-select' : null,
    }));
}
