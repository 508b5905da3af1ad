import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { matching } from '../../../database/matching.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { PersonId } from '../../../lib/ids.ts';
import { data_copies, data_copy_parts } from './data-copies.tables.ts';
import type { DataCopyRow } from './data-copy.rules.ts';

interface CopyKey {
  user_id: PersonId;
  id: string;
}

const isCopy = ({ user_id, id }: CopyKey) => matching(data_copies, { user_id, id });
const isBuild = (key: CopyKey & { build_id: string }) =>
  and(isCopy(key), eq(data_copies.build_id, key.build_id));

/** The copy that a user asked for last, or null. */
export async function findNewestCopy(tx: Transaction, personId: PersonId): Promise<DataCopyRow | null> {
  const [found] = await tx
    .select()
    .from(data_copies)
    .where(eq(data_copies.user_id, personId))
    .orderBy(desc(data_copies.requested_at))
    .limit(1);
  return found ?? null;
}

/** A copy, or null. */
export async function findCopy(tx: Transaction, key: CopyKey): Promise<DataCopyRow | null> {
  const [found] = await tx.select().from(data_copies).where(isCopy(key));
  return found ?? null;
}

/** Takes a request for a copy down, in the place of earlier ones. */
export async function replaceCopies(tx: Transaction, row: CopyKey & { requested_at: Date }): Promise<void> {
  await tx.delete(data_copies).where(eq(data_copies.user_id, row.user_id));
  await tx.insert(data_copies).values({ ...row, state: 'preparing' });
}

/** Begins to put a copy together, anew where it broke off. False when nobody waits for it any more. */
export async function beginBuild(
  tx: Transaction,
  { build_id, rows_total, ...key }: CopyKey & { build_id: string; rows_total: number },
): Promise<boolean> {
  const begun = await tx
    .update(data_copies)
    .set({ build_id, rows_total, rows_done: 0 })
    .where(and(isCopy(key), eq(data_copies.state, 'preparing')))
    .returning({ id: data_copies.id });
  if (begun.length === 0) return false;
  await tx
    .delete(data_copy_parts)
    .where(matching(data_copy_parts, { user_id: key.user_id, copy_id: key.id }));
  return true;
}

/** Notes how far a build is. False when another one has taken its place. */
export async function setProgress(
  tx: Transaction,
  { rows_done, ...key }: CopyKey & { build_id: string; rows_done: number },
): Promise<boolean> {
  const noted = await tx
    .update(data_copies)
    .set({ rows_done })
    .where(isBuild(key))
    .returning({ id: data_copies.id });
  return noted.length > 0;
}

/** Keeps the next bytes of a copy. */
export async function insertPart(
  tx: Transaction,
  part: CopyKey & { build_id: string; part_no: number; bytes: Buffer },
): Promise<void> {
  const { id, ...columns } = part;
  await tx.insert(data_copy_parts).values({ ...columns, copy_id: id });
}

/** Makes a copy ready. False when another build has taken the place of this one. */
export async function finishBuild(
  tx: Transaction,
  {
    byte_count,
    part_count,
    expires_at,
    ...key
  }: CopyKey & { build_id: string; byte_count: number; part_count: number; expires_at: Date },
): Promise<boolean> {
  const finished = await tx
    .update(data_copies)
    .set({ state: 'ready', byte_count, part_count, expires_at, rows_done: sql`${data_copies.rows_total}` })
    .where(isBuild(key))
    .returning({ id: data_copies.id });
  if (finished.length === 0) return false;
  // What a worker has left that was thought dead.
  await tx
    .delete(data_copy_parts)
    .where(
      and(
        matching(data_copy_parts, { user_id: key.user_id, copy_id: key.id }),
        ne(data_copy_parts.build_id, key.build_id),
      ),
    );
  return true;
}

/** Says that a copy could not be put together; what there is of it is removed. */
export async function failCopy(tx: Transaction, key: CopyKey): Promise<void> {
  const failed = await tx
    .update(data_copies)
    .set({ state: 'failed', build_id: null })
    .where(and(isCopy(key), eq(data_copies.state, 'preparing')))
    .returning({ id: data_copies.id });
  if (failed.length === 0) return;
  await tx
    .delete(data_copy_parts)
    .where(matching(data_copy_parts, { user_id: key.user_id, copy_id: key.id }));
}

/** A piece of a file, or null. */
export async function findPart(
  tx: Transaction,
  { user_id, id, build_id, part_no }: CopyKey & { build_id: string; part_no: number },
): Promise<Buffer | null> {
  const [found] = await tx
    .select({ bytes: data_copy_parts.bytes })
    .from(data_copy_parts)
    .where(matching(data_copy_parts, { user_id, copy_id: id, build_id, part_no }));
  return found?.bytes ?? null;
}

/** Removes the copies whose time is over, with their files. By the service role. */
export async function deleteExpiredCopies(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(data_copies).where(lt(data_copies.expires_at, now));
}
