import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';

/** An account whose deletion was asked for. */
export interface AskedDeletion {
  askedAt: Date;
  /** Its rows are going: it is too late to take it back. */
  hasErasureBegun: boolean;
}

/** What was asked of an account, its row locked; null where nothing was, or where there is no account. */
export async function findDeletion(tx: Transaction, personId: PersonId): Promise<AskedDeletion | null> {
  const found = await tx.execute<{ deletion_asked_at: string; erasure_begun_at: string | null }>(
    sql`select deletion_asked_at, erasure_begun_at from auth."user"
        where id = ${personId} and deletion_asked_at is not null for update`,
  );
  const [row] = found.rows;
  if (row === undefined) return null;
  return { askedAt: new Date(row.deletion_asked_at), hasErasureBegun: row.erasure_begun_at !== null };
}

/** Notes that a user asked for the deletion of the account; null takes it back. */
export async function setDeletionAsked(tx: Transaction, personId: PersonId, at: Date | null): Promise<void> {
  await tx.execute(
    sql`update auth."user" set deletion_asked_at = ${at}, updated_at = now()
        where id = ${personId} and erasure_begun_at is null`,
  );
}

/** The accounts whose deletion was asked for at or before a moment, those whose erasure broke off before the others. */
export async function listDueDeletions(tx: Transaction, askedUntil: Date): Promise<PersonId[]> {
  const found = await tx.execute<{ id: PersonId }>(
    sql`select id from auth."user" where deletion_asked_at <= ${askedUntil}
        order by erasure_begun_at nulls last, deletion_asked_at`,
  );
  return found.rows.map(({ id }) => id);
}

/** From now on nobody takes the deletion back. False when somebody has meanwhile. */
export async function beginErasure(
  tx: Transaction,
  personId: PersonId,
  { at, askedUntil }: { at: Date; askedUntil: Date },
): Promise<boolean> {
  const begun = await tx.execute(
    sql`update auth."user" set erasure_begun_at = coalesce(erasure_begun_at, ${at})
        where id = ${personId} and deletion_asked_at <= ${askedUntil}`,
  );
  return begun.rowCount !== 0;
}
