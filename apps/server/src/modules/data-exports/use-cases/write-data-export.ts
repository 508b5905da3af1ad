import { LIMITS } from '@answerscope/contract';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { createFileInParts, createProgress } from '../../../lib/file-in-parts.ts';
import { newId } from '../../../lib/ids.ts';
import {
  beginBuild,
  countExportBytes,
  failExport,
  finishBuild,
  insertPart,
  setProgress,
} from '../data-exports.queries.ts';
import { type DataExportRow, writingOf } from '../data-exports.rules.ts';
import { countExportedRows, readExportedRows } from '../exported-rows.queries.ts';
import * as messages from '../messages.ts';

const GIGABYTE = 1_000_000_000;

interface WritingContext {
  servicePool: Pool;
  now: () => Date;
  /** As many bytes as a file may have; a test has fewer. */
  bytesMax?: number;
  /** As many as all files may have together. */
  allBytesMax?: number;
}

/**
 * Writes the rows of a file, page by page, all as they were at the beginning. Does nothing for one that nobody waits for
 * any more; one that would be too large, by itself or with the other files, fails with what to do.
 */
export async function writeDataExport(context: WritingContext, id: string): Promise<void> {
  const { servicePool, now } = context;
  const { bytesMax = LIMITS.data_export_bytes_max, allBytesMax = LIMITS.data_exports_bytes_max } = context;
  const build = { id, build_id: newId() };
  const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    inTransaction(servicePool, null, work);
  const row = await write((tx) => beginBuild(tx, build));
  if (row === null) return;
  const rows_total = await write((tx) => countExportedRows(tx, row));
  await write((tx) => setProgress(tx, { ...build, rows_total }));
  const countOthers = (tx: Transaction) => countExportBytes(tx, { now: now(), except: id });
  let others = await write(countOthers);
  const file = createFileInParts((part_no, bytes) =>
    write(async (tx) => {
      await insertPart(tx, { ...build, part_no, bytes });
      others = await countOthers(tx);
    }),
  );
  const tooLarge = () =>
    file.size() > bytesMax
      ? messages.fileTooLarge({ gigabytes: bytesMax / GIGABYTE })
      : others + file.size() > allBytesMax
        ? messages.allFilesTooLarge({ gigabytes: allBytesMax / GIGABYTE })
        : null;
  const note = createProgress((rows_done) =>
    write((tx) => setProgress(tx, { ...build, rows_done: Math.min(rows_done, rows_total) })),
  );
  const written = await write((tx) => writeRows(tx, row, { file, note, tooLarge }));
  if (typeof written === 'string') return write((tx) => failExport(tx, { id, failure: written, now: now() }));
  const { part_count } = await file.end();
  await write((tx) => finishBuild(tx, { ...build, part_count, rows_done: written, now: now() }));
}

/** How many rows were written, or why they are too many. */
async function writeRows(
  tx: Transaction,
  row: DataExportRow,
  {
    file,
    note,
    tooLarge,
  }: {
    file: ReturnType<typeof createFileInParts>;
    note: ReturnType<typeof createProgress>;
    /** Why the file goes on no more; null while it may. */
    tooLarge: () => string | null;
  },
): Promise<number | string> {
  const encoder = new TextEncoder();
  const writing = writingOf(row);
  let done = 0;
  file.add(encoder.encode(writing.begin));
  for await (const rows of readExportedRows(tx, row)) {
    file.add(encoder.encode(writing.rows(rows, done === 0)));
    done += rows.length;
    const refusal = tooLarge();
    if (refusal !== null) return refusal;
    await file.keep();
    await note(rows.length);
  }
  file.add(encoder.encode(writing.end));
  return done;
}
