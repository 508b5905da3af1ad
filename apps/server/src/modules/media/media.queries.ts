import { mediaUrl } from '@answerscope/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/pool.ts';
import { media } from './media.tables.ts';

/** All but the bytes. */
const FACTS = {
  hash: media.hash,
  width: media.width,
  height: media.height,
  byte_count: media.byte_count,
  purpose: media.purpose,
  created_by: media.created_by,
  created_at: media.created_at,
  uploaded_at: media.uploaded_at,
};

/** A picture without its bytes. */
export type MediaFacts = Omit<typeof media.$inferSelect, 'bytes'>;

/** What is known of a picture, or null. */
export async function findMediaFacts(tx: Transaction, hash: string): Promise<MediaFacts | null> {
  const [found] = await tx.select(FACTS).from(media).where(eq(media.hash, hash));
  return found ?? null;
}

/** The bytes of a picture, or null. */
export async function findMediaBytes(tx: Transaction, hash: string): Promise<Buffer | null> {
  const [found] = await tx.select({ bytes: media.bytes }).from(media).where(eq(media.hash, hash));
  return found?.bytes ?? null;
}

/** Keeps a picture; of one that is there already, that it was uploaded again. */
export async function upsertMedia(tx: Transaction, row: typeof media.$inferInsert): Promise<MediaFacts> {
  const [kept] = await tx
    .insert(media)
    .values(row)
    .onConflictDoUpdate({ target: media.hash, set: { uploaded_at: sql`excluded.uploaded_at` } })
    .returning(FACTS);
  if (kept === undefined) throw new Error('a picture was not kept');
  return kept;
}

/** A column that holds addresses of pictures. */
export type MediaReference = AnyPgColumn;

/** Removes pictures that were uploaded last before a moment and whose address stands in none of the columns. */
export async function deleteUnusedMedia(
  tx: Transaction,
  { before, mediaReferences }: { before: Date; mediaReferences: readonly MediaReference[] },
): Promise<number> {
  const address = sql`replace(${mediaUrl('#')}, '#', ${media.hash})`;
  const unused = mediaReferences.map(
    (column) => sql`not exists (select from ${column.table} where ${column} = ${address})`,
  );
  const gone = await tx
    .delete(media)
    .where(and(lt(media.uploaded_at, before), ...unused))
    .returning({ hash: media.hash });
  return gone.length;
}
