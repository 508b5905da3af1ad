import {
  appError,
  type DataExport,
  LIMITS,
  type StartDataExport,
  validationError,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { newId } from '../../../lib/ids.ts';
import { prepareDataExport } from '../data-exports.jobs.ts';
import {
  countExportBytes,
  countExports,
  deleteExport,
  findExportedUser,
  findPart,
  findReadyExport,
  insertExport,
  listExports,
} from '../data-exports.queries.ts';
import { auditedExport, type DataExportRow, exportHeaders } from '../data-exports.rules.ts';
import * as messages from '../messages.ts';

/**
 * Has a file put together by a job.
 * @throws VALIDATION_ERROR where there is no such user, CONFLICT (`too_many`) where there are too many files
 * or they take too much room
 */
export async function startDataExport(
  ctx: AdminContext & { jobs: JobQueue },
  input: StartDataExport,
): Promise<DataExport> {
  const { actor, now, jobs } = ctx;
  const { entity, format, from, to, channel, has_personal_data, reason } = input;
  return ctx.administer(async ({ tx, audit }) => {
    const counted = await countExports(tx, now);
    refuseTooMany({ ...counted, bytes: await countExportBytes(tx, { now, except: null }) });
    const row = await insertExport(tx, {
      id: newId(now.getTime()),
      entity,
      format,
      from_day: from ?? null,
      to_day: to ?? null,
      of_user_id: input.user ? await idOfUser(tx, input.user) : null,
      channel: channel ?? null,
      has_personal_data,
      state: 'preparing',
      requested_by: actor.personId,
      requested_at: now,
    });
    await jobs.enqueue(tx, prepareDataExport, { export_id: row.id });
    await audit({
      action: 'start_data_export',
      subject_type: 'data_export',
      subject_id: row.id,
      reason: reason ?? null,
      before: null,
      after: auditedExport(row),
    });
    return orNotFound((await listExports(tx, now)).find(({ id }) => id === row.id) ?? null);
  });
}

function refuseTooMany({ all, preparing, bytes }: { all: number; preparing: number; bytes: number }): void {
  const { data_exports_max, data_exports_at_once_max, data_exports_bytes_max } = LIMITS;
  const message =
    preparing >= data_exports_at_once_max
      ? messages.tooManyAtOnce({ max: data_exports_at_once_max })
      : all >= data_exports_max
        ? messages.tooManyFiles({ max: data_exports_max })
        : bytes >= data_exports_bytes_max
          ? messages.filesTooLarge({ gigabytes: data_exports_bytes_max / 1_000_000_000 })
          : null;
  if (message !== null) throw appError('CONFLICT', { message, details: { reason: 'too_many' } });
}

async function idOfUser(tx: Transaction, words: string): Promise<string> {
  const found = await findExportedUser(tx, words);
  if (found === null) throw validationError({ user: [messages.noSuchUser] });
  return found.id;
}

/** Removes a file, or ends putting it together. @throws NOT_FOUND */
export async function deleteDataExport(ctx: AdminContext, { id }: { id: string }): Promise<{ id: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const row = orNotFound(await deleteExport(tx, id));
    await audit({
      action: 'delete_data_export',
      subject_type: 'data_export',
      subject_id: id,
      reason: null,
      before: { ...auditedExport(row), state: row.state },
      after: null,
    });
    return { id };
  });
}

/**
 * The bytes of a file, read a piece at a time as they are taken. That somebody has them stands in the audit before the
 * first of them leaves.
 * @throws NOT_FOUND where it is not ready, or its day is over
 */
export async function downloadDataExport(ctx: AdminContext, { id }: { id: string }) {
  const row = await ctx.administer(async ({ tx, audit }) => {
    const found = orNotFound(await findReadyExport(tx, { id, now: ctx.now }));
    await audit({
      action: 'download_data_export',
      subject_type: 'data_export',
      subject_id: id,
      reason: null,
      before: null,
      after: { ...auditedExport(found), rows: found.rows_done, bytes: found.byte_count },
    });
    return found;
  });
  return { headers: exportHeaders(row), body: ReadableStream.from(partsOf(ctx, row)) };
}

async function* partsOf(
  ctx: AdminContext,
  { id, build_id, part_count }: DataExportRow,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let part_no = 1; part_no <= part_count; part_no += 1) {
    const bytes = await ctx.readAll((tx) => findPart(tx, { id, build_id: build_id ?? '', part_no }));
    // Removed meanwhile: a file that is cut off is no file.
    if (bytes === null) throw new Error('a file was removed while it was downloaded');
    yield new Uint8Array(bytes);
  }
}
