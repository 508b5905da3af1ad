import { mediaUrl } from '@answerscope/contract';
import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';
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

/** Where addresses of pictures stand. */
export interface MediaReference {
  column: AnyPgColumn;
  /** The list whose rows these are: an older version of one can be brought back, so its history shows pictures, too. */
  resource?: string;
  /** The column is a text or JSON that addresses stand within. */
  isWithin?: true;
}

/** Removes pictures that were uploaded last before a moment and whose address stands in none of the columns. */
export async function deleteUnusedMedia(
  tx: Transaction,
  { before, mediaReferences }: { before: Date; mediaReferences: readonly MediaReference[] },
): Promise<number> {
  const gone = await tx
    .delete(media)
    .where(and(lt(media.uploaded_at, before), ...isUnused(mediaReferences)))
    .returning({ hash: media.hash });
  return gone.length;
}

/** Removes at once what somebody had as their picture and nobody shows any more; `former` may have come from another. */
export async function deleteUnusedAvatars(
  tx: Transaction,
  {
    personId,
    former,
    mediaReferences,
  }: { personId: PersonId; former: string | null; mediaReferences: readonly MediaReference[] },
): Promise<void> {
  const isTheirs = or(eq(media.created_by, personId), eq(media.hash, former ?? ''));
  await tx.delete(media).where(and(eq(media.purpose, 'avatar'), isTheirs, ...isUnused(mediaReferences)));
}

/** That the address of a picture stands in none of the columns. */
function isUnused(mediaReferences: readonly MediaReference[]): SQL[] {
  const address = sql`replace(${mediaUrl('#')}, '#', ${media.hash})`;
  return mediaReferences.flatMap(({ column, resource, isWithin }) => {
    const shows = (text: SQL) =>
      isWithin ? sql`strpos(${text}::text, ${address}) > 0` : sql`${text} = ${address}`;
    return [
      sql`not exists (select from ${column.table} where ${shows(sql`${column}`)})`,
      ...(resource === undefined ? [] : [isInNoHistory({ column, resource, shows })]),
    ];
  });
}

/** That no row which is still there showed the picture once; a row that is gone for good cannot come back. */
function isInNoHistory({
  column,
  resource,
  shows,
}: {
  column: AnyPgColumn;
  resource: string;
  shows: (text: SQL) => SQL;
}): SQL {
  const id = sql.identifier('id');
  return sql`not exists (
    select from audit_logs a join ${column.table} on ${column.table}.${id}::text = a.subject_id
    where a.subject_type = ${resource}
      and (${shows(sql`(a.before->>${column.name})`)} or ${shows(sql`(a.after->>${column.name})`)}))`;
}
