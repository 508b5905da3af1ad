import pg from 'pg';
import { listTables, qualified } from '../../src/database/backup/inventory.ts';
import { withUnboundSession } from '../../src/database/backup/session.ts';
import type { ConnectionSettings } from '../../src/database/pool.ts';

/** The rows of a table: by their key, a hash of each column's text, in the order of `columns`. */
export interface StoredTable {
  columns: readonly string[];
  rows: ReadonlyMap<string, string>;
}

/** By schema and name, as in `public.answers`. */
export type StoredTables = ReadonlyMap<string, StoredTable>;

const HASH = 10;
const NO_VALUE = '-'.repeat(HASH);

/** Tables with another primary key since 0.2.0, and the column that identifies a row in both versions. */
const KEYS_BEFORE: Readonly<Record<string, readonly string[]>> = { 'public.api_keys': ['id'] };

/** Every row of every table of ours, as one moment shows it. The login sees all rows. */
export function readStoredRows(connection: ConnectionSettings): Promise<StoredTables> {
  return withUnboundSession(connection, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const keys = await listKeys(client);
    const tables = new Map<string, StoredTable>();
    for (const table of await listTables(client)) {
      const name = `${table.schema}.${table.name}`;
      const columns = [...table.columns, ...table.generated_columns];
      const key = KEYS_BEFORE[name] ?? keys.get(name) ?? columns;
      const rows = await readRows(client, {
        from: qualified(table),
        columns,
        key,
      });
      tables.set(name, { columns, rows });
    }
    await client.query('commit');
    return tables;
  });
}

/** The columns of each primary key. */
async function listKeys(client: pg.Client): Promise<Map<string, string[]>> {
  const found = await client.query<{ name: string; columns: string[] }>(
    `select i.indrelid::regclass::oid, n.nspname || '.' || c.relname as name,
       json_agg(a.attname order by array_position(i.indkey::int[], a.attnum::int)) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indisprimary group by 1, 2`,
  );
  return new Map(found.rows.map(({ name, columns }) => [name, columns]));
}

async function readRows(
  client: pg.Client,
  { from, columns, key }: { from: string; columns: readonly string[]; key: readonly string[] },
): Promise<Map<string, string>> {
  const texts = (names: readonly string[]) => names.map((name) => `t.${pg.escapeIdentifier(name)}::text`);
  const hashes = texts(columns).map((text) => `coalesce(left(md5(${text}), ${HASH}), '${NO_VALUE}')`);
  const found = await client.query<{ key: string; hashes: string }>({
    text: `select json_build_array(${texts(key)})::text as key, ${hashes.join(' || ')} as hashes from ${from} t`,
  });
  const rows = new Map<string, string>();
  for (const { key: text, hashes: values } of found.rows) {
    // Equal rows of a table without a primary key are counted.
    let same = 1;
    while (rows.has(same === 1 ? text : `${text} #${same}`)) same += 1;
    rows.set(same === 1 ? text : `${text} #${same}`, values);
  }
  return rows;
}

/** What may differ in a table, and why. */
export interface AllowedChange {
  because: string;
  /** Columns whose values may change or that may be gone. */
  columns?: readonly string[] | 'every';
  /** Columns that have another name since: former name, present name. */
  renamed?: Readonly<Record<string, string>>;
  /** Rows may be gone, all of them with their table. */
  removesRows?: true;
}

/** By schema and name of the table. */
export type AllowedChanges = Readonly<Record<string, AllowedChange>>;

export interface TableComparison {
  table: string;
  before: number;
  after: number;
  /** Rows that both have, and that differ in a column that both have. */
  changed: number;
  /** In words, with table and column; empty where all that differs is allowed. */
  problems: string[];
}

/** Table by table, what became of the rows of before. Rows and columns that are new are no difference. */
export function compareStoredRows(
  before: StoredTables,
  after: StoredTables,
  allowed: AllowedChanges,
): TableComparison[] {
  return [...before].map(([table, rows]) => compareTable(table, [rows, after.get(table)], allowed[table]));
}

function compareTable(
  table: string,
  [before, after]: [StoredTable, StoredTable | undefined],
  allowed: AllowedChange = { because: '' },
): TableComparison {
  const counts = { table, before: before.rows.size, after: after?.rows.size ?? 0 };
  if (after === undefined) {
    const problems = allowed.removesRows ? [] : [`${table} is gone, with ${counts.before} rows`];
    return { ...counts, changed: 0, problems };
  }
  const isAllowed = (column: string) =>
    allowed.columns === 'every' || (allowed.columns?.includes(column) ?? false);
  const columns = before.columns.map((name, from) => ({
    name,
    from,
    to: after.columns.indexOf(allowed.renamed?.[name] ?? name),
  }));
  const lost = [...before.rows.keys()].filter((key) => !after.rows.has(key));
  const { changed, keysByColumn } = compareRows(
    [before, after],
    columns.filter(({ to }) => to !== -1),
  );
  const problems = [
    ...columns
      .filter(({ name, to }) => to === -1 && !isAllowed(name))
      .map(({ name }) => `${table}.${name} is gone`),
    ...(lost.length > 0 && !allowed.removesRows
      ? [`${table} has lost ${lost.length} of ${counts.before} rows, such as ${lost[0]}`]
      : []),
    ...[...keysByColumn]
      .filter(([name]) => !isAllowed(name))
      .map(([name, keys]) => `${table}.${name} differs in ${keys.length} rows, such as ${keys[0]}`),
  ];
  return { ...counts, changed, problems };
}

/** Of the rows that both have: how many differ, and which in each column. */
function compareRows(
  [before, after]: [StoredTable, StoredTable],
  columns: readonly { name: string; from: number; to: number }[],
): { changed: number; keysByColumn: Map<string, string[]> } {
  const hashAt = (hashes: string, place: number) => hashes.slice(place * HASH, (place + 1) * HASH);
  const keysByColumn = new Map<string, string[]>();
  let changed = 0;
  for (const [key, was] of before.rows) {
    const is = after.rows.get(key);
    if (is === undefined) continue;
    const differing = columns.filter(({ from, to }) => hashAt(was, from) !== hashAt(is, to));
    if (differing.length > 0) changed += 1;
    for (const { name } of differing) {
      const keys = keysByColumn.get(name) ?? [];
      keys.push(key);
      keysByColumn.set(name, keys);
    }
  }
  return { changed, keysByColumn };
}
