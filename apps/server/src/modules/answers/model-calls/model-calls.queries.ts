import { and, asc, eq, getTableName } from 'drizzle-orm';
import { sameIn } from '../../../database/matching.ts';
import type { Pool, Transaction } from '../../../database/pool.ts';
import type { ModelCallRow, ModelCallTable } from './model-call-columns.tables.ts';

export type ModelCallKey = Pick<ModelCallRow, 'account_id' | 'id'>;

/** Which open rows are due before it is too late for them, and which come first; SQL about a row `r`. */
export interface DueRows {
  where: string;
  first: string;
}

const isRow = (table: ModelCallTable, { account_id, id }: ModelCallKey) =>
  and(eq(table.account_id, account_id), eq(table.id, id));

/** Locks one row; null when it is not there any more. */
export async function lockCall<Row extends ModelCallRow>(
  tx: Transaction,
  table: ModelCallTable,
  key: ModelCallKey,
): Promise<Row | null> {
  const rows = await tx.select().from(table).where(isRow(table, key)).for('update');
  return (rows as Row[])[0] ?? null;
}

/** Locks a row and all of its user that have the same in these columns, in one order; empty when it is gone. */
export async function lockAlike<Row extends ModelCallRow>(
  tx: Transaction,
  table: ModelCallTable,
  { key, columns }: { key: ModelCallKey; columns: readonly string[] },
): Promise<Row[]> {
  const [own] = await tx.select().from(table).where(isRow(table, key));
  if (own === undefined) return [];
  const rows = await tx
    .select()
    .from(table)
    .where(sameIn(table, own as Record<string, string>, 'account_id', ...columns))
    .orderBy(asc(table.id))
    .for('update');
  return rows as Row[];
}

export async function updateCall(
  tx: Transaction,
  table: ModelCallTable,
  { key, columns }: { key: ModelCallKey; columns: Partial<ModelCallRow> },
): Promise<void> {
  await tx.update(table).set(columns).where(isRow(table, key));
}

/** Open rows whose time has come, of any user, oldest first unless others go first; all that are too old are. */
export async function listDueCalls(
  servicePool: Pool,
  table: ModelCallTable,
  by: { due: DueRows; at: Date; oldest: Date; limit: number },
): Promise<ModelCallKey[]> {
  const name = getTableName(table);
  const due = await servicePool.query<ModelCallKey>({
    name: `due_${name}`,
    text: `select r.account_id, r.id from ${name} r
           where r.state = 'open' and (r.retry_at is null or r.retry_at <= $1)
             and (r.created_at < $2 or ${by.due.where})
           order by ${by.due.first}, r.created_at, r.id limit $3`,
    values: [by.at, by.oldest, by.limit],
  });
  return due.rows;
}

/** Calls whose process is gone, of any user. */
export async function listLostCalls(
  servicePool: Pool,
  table: ModelCallTable,
  by: { at: Date; limit: number },
): Promise<ModelCallKey[]> {
  const name = getTableName(table);
  const lost = await servicePool.query<ModelCallKey>({
    name: `lost_${name}`,
    text: `select account_id, id from ${name}
           where state = 'asking' and deadline_at < $1 order by deadline_at limit $2`,
    values: [by.at, by.limit],
  });
  return lost.rows;
}
