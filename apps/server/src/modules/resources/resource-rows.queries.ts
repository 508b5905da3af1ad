import { LIMITS } from '@answerscope/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/pool.ts';
import { isLike } from '../../database/search.ts';
import { isId } from '../../lib/ids.ts';
import type { ResourceTable } from './resource-columns.tables.ts';

/** A row as the table holds it. */
export type StoredRow = Record<string, unknown> & { id: string; version: number; deleted_at: Date | null };

/** Which rows of a table, and in which order; the names are its columns'. */
export interface RowQuery {
  search: string | undefined;
  searched: readonly string[];
  /** What each of these columns holds. */
  filters: Record<string, unknown>;
  state: 'live' | 'trashed';
  sort: string;
  direction: 'asc' | 'desc';
}

/** Rows of a page, and how many there are in all. */
export async function listRows(
  tx: Transaction,
  table: ResourceTable,
  { limit, offset, ...query }: RowQuery & { limit: number; offset: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const where = conditionOf(table, query);
  const [counted] = await tx.select({ total: count() }).from(table).where(where);
  const rows = await tx
    .select()
    .from(table)
    .where(where)
    .orderBy(...orderOf(table, query))
    .limit(limit)
    .offset(offset);
  return { rows: rows as StoredRow[], total: counted?.total ?? 0 };
}

/** The ids of all rows that fit, in their order. */
export async function listRowIds(tx: Transaction, table: ResourceTable, query: RowQuery): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(conditionOf(table, query))
    .orderBy(...orderOf(table, query));
  return rows.map(({ id }) => id as string);
}

/** Rows by their ids, in that order; those that are gone are left out. */
export async function findRows(
  tx: Transaction,
  table: ResourceTable,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const rows = (await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))) as StoredRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many rows are in the trash. */
export async function countTrashed(tx: Transaction, table: ResourceTable): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(table).where(isNotNull(table.deleted_at));
  return counted?.total ?? 0;
}

/** Null when there is no such row. */
export async function findRow(
  tx: Transaction,
  table: ResourceTable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredRow | null> {
  const query = tx.select().from(table).where(eq(table.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return (row as StoredRow | undefined) ?? null;
}

/** Adds a row, after all others. */
export async function insertRow(
  tx: Transaction,
  table: ResourceTable,
  values: Record<string, unknown>,
): Promise<StoredRow> {
  const last = sql`(select coalesce(max(${table.sort_order}), 0) + 1 from ${table})`;
  const [row] = await tx
    .insert(table)
    .values({ ...values, sort_order: last } as typeof table.$inferInsert)
    .returning();
  return row as StoredRow;
}

/** Changes a row, which is another version from then on. */
export async function updateRow(
  tx: Transaction,
  table: ResourceTable,
  id: string,
  values: Record<string, unknown>,
): Promise<StoredRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` } as Partial<typeof table.$inferInsert>)
    .where(eq(table.id, id))
    .returning();
  return row as StoredRow;
}

/** The ids of all rows that are not in the trash, in their order. Locks them. */
export async function lockOrder(tx: Transaction, table: ResourceTable): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(isNull(table.deleted_at))
    .orderBy(asc(table.sort_order), asc(table.id))
    .for('update');
  return rows.map(({ id }) => id as string);
}

/** Numbers rows in the order given, from 1. What has its number already stays as it was. */
export async function writeOrder(
  tx: Transaction,
  table: ResourceTable,
  ids: readonly string[],
): Promise<void> {
  const places = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted(id, place)`;
  await tx.execute(
    sql`update ${table} set sort_order = wanted.place from ${places}
        where ${table.id} = wanted.id and ${table.sort_order} <> wanted.place`,
  );
}

/** Removes a row for good. */
export async function deleteRow(tx: Transaction, table: ResourceTable, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** The ids of what has been in the trash for too long, the longest first. */
export async function listExpiredIds(tx: Transaction, table: ResourceTable, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(lt(table.deleted_at, expiryOf(now)))
    .orderBy(asc(table.deleted_at), asc(table.id));
  return rows.map(({ id }) => id as string);
}

/** Removes a row for good, unless it was taken out of the trash meanwhile. */
export async function removeExpired(
  tx: Transaction,
  table: ResourceTable,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await tx.delete(table).where(and(eq(table.id, id), lt(table.deleted_at, expiryOf(now))));
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() - LIMITS.trash_days * 86_400_000);
}

function orderOf(table: ResourceTable, { sort, direction }: Pick<RowQuery, 'sort' | 'direction'>): SQL[] {
  const by = columnOf(table, sort);
  return direction === 'asc' ? [asc(by), asc(table.id)] : [desc(by), desc(table.id)];
}

function conditionOf(table: ResourceTable, query: RowQuery): SQL | undefined {
  const conditions: (SQL | undefined)[] = [
    query.state === 'live' ? isNull(table.deleted_at) : isNotNull(table.deleted_at),
  ];
  for (const [name, value] of Object.entries(query.filters))
    if (value !== undefined)
      conditions.push(
        Array.isArray(value) ? inArray(columnOf(table, name), value) : eq(columnOf(table, name), value),
      );
  if (query.search) {
    const { search } = query;
    const hits = query.searched.flatMap((name) => [
      isLike(columnOf(table, name), search),
      'translations' in table
        ? isLike(sql`${columnOf(table, 'translations')}->'de'->>${name}`, search)
        : undefined,
    ]);
    conditions.push(or(...hits, isId(search) ? eq(table.id, search) : undefined));
  }
  return and(...conditions);
}

/** A column by its name; a resource that names none of its table's is a mistake of the program. */
function columnOf(table: ResourceTable, name: string): PgColumn {
  const column = (table as unknown as Record<string, PgColumn | undefined>)[name];
  if (column === undefined) throw new Error(`the table of this resource has no column ${name}`);
  return column;
}
