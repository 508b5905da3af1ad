import { type DataExport, LIMITS } from '@answerscope/contract';
import { and, desc, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { personNamed } from '../../context/operation-call.ts';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { isId } from '../../lib/ids.ts';
import { type DataExportRow, exportExpiresAt, PREPARE_JOB, toDataExport } from './data-exports.rules.ts';
import { data_export_parts, data_exports } from './data-exports.tables.ts';

/** A file while one worker makes it. */
interface Build {
  id: string;
  build_id: string;
}

const isBuild = ({ id, build_id }: Build) => matching(data_exports, { id, build_id });
const isThere = (now: Date) => or(isNull(data_exports.expires_at), gt(data_exports.expires_at, now));

/** Its worker failed or has given no sign of life in time: the queue tries it again. */
const HAS_NO_WORKER = sql`exists (
  select from ${sql.identifier(JOB_SCHEMA)}.job j
  where j.name = ${PREPARE_JOB} and j.data ->> 'export_id' = data_exports.id::text
    and (j.state = 'retry' or j.state = 'active' and j.heartbeat_on < now() - j.heartbeat_seconds * interval '1 second'))`;

/** The files that there are, the newest first, with who asked for them and whose rows they hold. */
export async function listExports(tx: Transaction, now: Date): Promise<DataExport[]> {
  const asked = alias(user, 'asked');
  const owner = alias(user, 'owner');
  const found = await tx
    .select({ row: getTableColumns(data_exports), requested_by: asked.email, user: owner.email })
    .from(data_exports)
    .leftJoin(asked, eq(asked.id, data_exports.requested_by))
    .leftJoin(owner, eq(owner.id, data_exports.of_user_id))
    .where(isThere(now))
    .orderBy(desc(data_exports.requested_at), desc(data_exports.id))
    .limit(LIMITS.data_exports_max);
  return found.map(({ row, ...names }) => toDataExport(row, names));
}

/**
 * How many files there are, and how many of them are being made or wait for their turn; one whose worker died does not
 * count until another worker has it. One who counts waits for who counts before.
 */
export async function countExports(tx: Transaction, now: Date): Promise<{ all: number; preparing: number }> {
  await tx.execute(sql`lock table data_exports in share row exclusive mode`);
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      preparing: sql<number>`(count(*) filter (where ${data_exports.state} = 'preparing'
        and not ${HAS_NO_WORKER}))::int`,
    })
    .from(data_exports)
    .where(isThere(now));
  return counted ?? { all: 0, preparing: 0 };
}

/**
 * How many bytes the files that there are have together, those that are being made as far as they are.
 * @param except a file that is left out
 */
export async function countExportBytes(
  tx: Transaction,
  { now, except }: { now: Date; except: string | null },
): Promise<number> {
  const { rows } = await tx.execute<{ bytes: number }>(sql`
    select coalesce(sum(byte_count), 0)::float8 as bytes from data_exports
    where id is distinct from ${except}::uuid and ${isThere(now)}`);
  return rows[0]?.bytes ?? 0;
}

/** The account with this whole address or id, or null. */
export async function findExportedUser(
  tx: Transaction,
  words: string,
): Promise<{ id: string; email: string } | null> {
  const [found] = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(isId(words) ? eq(user.id, personNamed(words)) : eq(user.email, words.toLowerCase()));
  return found ?? null;
}

/** Takes a request for a file down. */
export async function insertExport(
  tx: Transaction,
  row: typeof data_exports.$inferInsert,
): Promise<DataExportRow> {
  const [inserted] = await tx.insert(data_exports).values(row).returning();
  if (inserted === undefined) throw new Error('a file that was asked for was not taken down');
  return inserted;
}

/** A file that can be downloaded: it is ready and its day is not over. Null where it is not. */
export async function findReadyExport(
  tx: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<DataExportRow | null> {
  const [found] = await tx
    .select()
    .from(data_exports)
    .where(and(matching(data_exports, { id, state: 'ready' }), gt(data_exports.expires_at, now)));
  return found ?? null;
}

/** Removes a file with its bytes; a worker that makes it finds nothing to finish. Null where it is not there. */
export async function deleteExport(tx: Transaction, id: string): Promise<DataExportRow | null> {
  const [deleted] = await tx.delete(data_exports).where(eq(data_exports.id, id)).returning();
  return deleted ?? null;
}

/** Begins to make a file, again where it broke off. Null, and nothing is removed, when nobody waits for it any more. */
export async function beginBuild(tx: Transaction, build: Build): Promise<DataExportRow | null> {
  const [begun] = await tx
    .update(data_exports)
    .set({ build_id: build.build_id, rows_done: 0, rows_total: 0, byte_count: 0 })
    .where(matching(data_exports, { id: build.id, state: 'preparing' }))
    .returning();
  if (begun === undefined) return null;
  await tx.delete(data_export_parts).where(eq(data_export_parts.export_id, build.id));
  return begun;
}

/** Notes how far a build is, or how much there is to do. False when another one has taken its place. */
export async function setProgress(
  tx: Transaction,
  { rows_done, rows_total, ...build }: Build & { rows_done?: number; rows_total?: number },
): Promise<boolean> {
  const noted = await tx
    .update(data_exports)
    .set({ rows_done, rows_total })
    .where(isBuild(build))
    .returning({ id: data_exports.id });
  return noted.length > 0;
}

/**
 * Keeps the next bytes of a file, and counts them with it.
 * @throws Error when another build has taken the place of this one, or the file was deleted
 */
export async function insertPart(
  tx: Transaction,
  { id, build_id, part_no, bytes }: Build & { part_no: number; bytes: Buffer },
): Promise<void> {
  const { rows } = await tx.execute(sql`
    with counted as (
      update data_exports set byte_count = byte_count + ${bytes.length}
      where id = ${id} and build_id = ${build_id} and state = 'preparing' returning id
    )
    insert into data_export_parts (export_id, build_id, part_no, bytes)
    select id, ${build_id}::uuid, ${part_no}::int, ${bytes}::bytea from counted returning part_no`);
  if (rows.length === 0) throw new Error('another worker makes this file');
}

/** Makes a file ready; nothing where another build has taken the place of this one, or it was deleted. */
export async function finishBuild(
  tx: Transaction,
  build: Build & { rows_done: number; part_count: number; now: Date },
): Promise<void> {
  const { rows_done, part_count, now } = build;
  await tx
    .update(data_exports)
    .set({
      state: 'ready',
      part_count,
      rows_done,
      rows_total: rows_done,
      expires_at: exportExpiresAt(now),
    })
    .where(and(isBuild(build), eq(data_exports.state, 'preparing')));
}

/** Says why there is no file; what there is of it is removed. */
export async function failExport(
  tx: Transaction,
  { id, failure, now }: { id: string; failure: string; now: Date },
): Promise<void> {
  const failed = await tx
    .update(data_exports)
    .set({ state: 'failed', failure, build_id: null, byte_count: 0, expires_at: exportExpiresAt(now) })
    .where(matching(data_exports, { id, state: 'preparing' }))
    .returning({ id: data_exports.id });
  if (failed.length > 0) await tx.delete(data_export_parts).where(eq(data_export_parts.export_id, id));
}

/** A piece of a file, or null. */
export async function findPart(
  tx: Transaction,
  { id, build_id, part_no }: Build & { part_no: number },
): Promise<Buffer | null> {
  const [found] = await tx
    .select({ bytes: data_export_parts.bytes })
    .from(data_export_parts)
    .where(matching(data_export_parts, { export_id: id, build_id, part_no }));
  return found?.bytes ?? null;
}

/** Removes the files whose day is over. */
export async function deleteExpiredExports(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(data_exports).where(lte(data_exports.expires_at, now));
}
