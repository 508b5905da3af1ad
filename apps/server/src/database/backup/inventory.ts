import pg from 'pg';
import type { BackedUpSequence, BackedUpTable } from './manifest.ts';

/** Rows that say how far a database's own schema is; the target of a restore has its own. */
const BOOKKEEPING = ['migrations.__drizzle_migrations', 'migrations.schema_version', 'pgboss.version'];

const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  and not exists (select 1 from pg_depend e where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')`;

export type TableShape = Omit<BackedUpTable, 'row_count' | 'checksum'>;

/** Every table that holds rows of ours; a partitioned one stands for its partitions. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const found = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
       coalesce(json_agg(a.attname order by a.attnum) filter (where a.attgenerated = ''), '[]') as columns,
       coalesce(json_agg(a.attname order by a.attnum) filter (where a.attgenerated <> ''), '[]') as generated_columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and ${OURS} and n.nspname || '.' || c.relname <> all ($1)
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [BOOKKEEPING],
  );
  return found.rows;
}

/** How far each sequence has counted. */
export async function listSequences(client: pg.ClientBase): Promise<BackedUpSequence[]> {
  const found = await client.query<Pick<BackedUpSequence, 'schema' | 'name'>>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname || '.' || c.relname <> 'migrations.__drizzle_migrations_id_seq' and ${OURS}
     order by n.nspname, c.relname`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const { schema, name } of found.rows) {
    const state = await client.query<Pick<BackedUpSequence, 'last_value' | 'is_called'>>(
      `select last_value::text, is_called from ${qualified({ schema, name })}`,
    );
    for (const row of state.rows) sequences.push({ schema, name, ...row });
  }
  return sequences;
}

/** Counts a table's rows and sums up their content, generated columns included. */
export async function fingerprintOf(
  client: pg.ClientBase,
  table: TableShape,
): Promise<Pick<BackedUpTable, 'row_count' | 'checksum'>> {
  const columns = [...table.columns, ...table.generated_columns].map(
    (column) => `t.${pg.escapeIdentifier(column)}`,
  );
  const found = await client.query<{ row_count: string; checksum: string }>(
    `select count(*)::text as row_count,
       coalesce(sum(('x' || left(md5(row(${columns})::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum
     from ${qualified(table)} t`,
  );
  const [row] = found.rows;
  return { row_count: Number(row?.row_count), checksum: row?.checksum ?? '' };
}

/** The last applied migration; null in a database without migrations. */
export async function readSchemaVersion(client: pg.ClientBase): Promise<string | null> {
  const table = await client.query(
    "select to_regclass('migrations.__drizzle_migrations') is not null as is_there",
  );
  if (!table.rows[0]?.is_there) return null;
  const found = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from migrations.__drizzle_migrations',
  );
  return found.rows[0]?.last ?? null;
}

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnList(table: TableShape): string {
  return table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
