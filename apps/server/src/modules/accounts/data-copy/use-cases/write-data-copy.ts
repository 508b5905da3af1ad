import { pictureHash } from '@answerscope/contract';
import {
  inTransaction,
  type Pool,
  type TenantDatabase,
  type Transaction,
} from '../../../../database/pool.ts';
import { CSV_MARK, csvRows } from '../../../../lib/csv.ts';
import { newId } from '../../../../lib/ids.ts';
import { createZipStream, type ZipStream } from '../../../../lib/zip-stream.ts';
import { renderLetter } from '../../../../mail/letter.ts';
import type { Outbox } from '../../../../mail/outbox.ts';
import { findMediaBytes } from '../../../media/index.ts';
import { dataCopyLetter } from '../../account-letters.rules.ts';
import { getProfileRow } from '../../accounts.queries.ts';
import { dayInWords } from '../../deletion.rules.ts';
import { type CopiedRow, countCopiedRows, listColumns, readCopiedRows } from '../copied-rows.queries.ts';
import { beginBuild, finishBuild, insertPart, setProgress } from '../data-copies.queries.ts';
import { COPIED_TABLES, type CopiedTable, copyExpiresAt, readMe } from '../data-copy.rules.ts';

/** What putting a copy together needs. */
export interface DataCopyServices {
  tenant: (userId: string) => TenantDatabase;
  /** Reads what of sign-in data is its user's to have. */
  servicePool: Pool;
  outbox: Outbox;
  /** Where the letter leads. */
  baseUrl: string;
  now: () => Date;
}

interface CopyKey {
  user_id: string;
  id: string;
}

/** Bytes that are kept in one row: all that is in memory of the file. */
const PART_BYTES = 1_000_000;
const PROGRESS_MS = 1_000;

/**
 * Writes every row of a user into one ZIP, table by table and page by page, and mails where it is. Does nothing for a
 * copy that nobody waits for any more.
 */
export async function writeDataCopy(services: DataCopyServices, key: CopyKey): Promise<void> {
  const counts = await countRows(services, key.user_id);
  const rows_total = counts.reduce((sum, { rows }) => sum + rows, 0);
  const build = { ...key, build_id: newId() };
  const db = services.tenant(key.user_id);
  if (!(await db.transaction((tx) => beginBuild(tx, { ...build, rows_total })))) return;
  const file = createFile((part_no, bytes) =>
    db.transaction((tx) => insertPart(tx, { ...build, part_no, bytes })),
  );
  const note = createProgress((rows_done) =>
    db.transaction((tx) => setProgress(tx, { ...build, rows_done })),
  );
  const zip = createZipStream(file.add);
  for (const copied of COPIED_TABLES)
    for (const format of FORMATS)
      await reads(
        services,
        copied,
        key.user_id,
      )(async (tx) => {
        const columns = await listColumns(tx, copied);
        const entry = zip.begin(`${format.folder}/${copied.file}.${format.folder}`);
        await entry.write(format.begin(columns));
        let isFirst = true;
        for await (const rows of readCopiedRows(tx, copied, columns)) {
          await entry.write(format.rows(rows, isFirst));
          isFirst = false;
          await file.keep();
          await note(rows.length / FORMATS.length);
        }
        await entry.write(format.end);
        await entry.end();
      });
  const picture = await db.transaction((tx) => findPicture(tx, key.user_id));
  if (picture !== null) await writeFile(zip, 'picture.webp', picture);
  await writeFile(zip, 'README.txt', readMe(counts, services.now()));
  zip.end();
  const { byte_count, part_count } = await file.end();
  const expires_at = copyExpiresAt(services.now());
  await db.transaction(async (tx) => {
    if (!(await finishBuild(tx, { ...build, byte_count, part_count, expires_at }))) return;
    const profile = await getProfileRow(tx, key.user_id);
    const letter = dataCopyLetter({
      day: dayInWords(expires_at, profile.time_zone),
      url: new URL('/tracker/settings#your-data', services.baseUrl).href,
    });
    await services.outbox.post(tx, renderLetter(profile, letter));
  });
}

/** How rows of a table are read: as their user, or, where they hold more than is theirs, by the service. */
function reads({ tenant, servicePool }: DataCopyServices, { columns }: CopiedTable, userId: string) {
  return <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    columns === null ? tenant(userId).transaction(work) : inTransaction(servicePool, userId, work);
}

async function countRows(
  services: DataCopyServices,
  userId: string,
): Promise<{ file: string; rows: number }[]> {
  const counts: { file: string; rows: number }[] = [];
  for (const copied of COPIED_TABLES) {
    const rows = await reads(services, copied, userId)((tx) => countCopiedRows(tx, copied));
    counts.push({ file: copied.file, rows });
  }
  return counts;
}

interface Format {
  folder: 'json' | 'csv';
  begin(columns: readonly string[]): string;
  rows(rows: readonly CopiedRow[], isFirst: boolean): string;
  end: string;
}

const FORMATS: readonly Format[] = [
  {
    folder: 'json',
    begin: () => '[',
    rows: (rows, isFirst) => `${isFirst ? '' : ','}\n${rows.map(({ json }) => json).join(',\n')}`,
    end: '\n]\n',
  },
  {
    folder: 'csv',
    begin: (columns) => `${CSV_MARK}${csvRows([columns])}`,
    rows: (rows) => csvRows(rows.map(({ cells }) => cells)),
    end: '',
  },
];

/** The picture that the user shows, or null. */
async function findPicture(tx: Transaction, userId: string): Promise<Buffer | null> {
  const { image_url } = await getProfileRow(tx, userId);
  const hash = pictureHash(image_url ?? '');
  return hash === null ? null : findMediaBytes(tx, hash);
}

async function writeFile(zip: ZipStream, name: string, contents: string | Uint8Array): Promise<void> {
  const entry = zip.begin(name);
  await entry.write(contents);
  await entry.end();
}

/** The bytes of the file as they come, kept in parts. */
function createFile(insert: (partNo: number, bytes: Buffer) => Promise<void>) {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let byte_count = 0;
  let part_count = 0;
  const keepAll = async () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    if (bytes.length === 0) return;
    part_count += 1;
    byte_count += bytes.length;
    await insert(part_count, bytes);
  };
  return {
    add: (bytes: Uint8Array) => {
      waiting.push(bytes);
      waitingBytes += bytes.length;
    },
    /** Keeps what has come when it is enough for a part. */
    keep: async () => {
      if (waitingBytes >= PART_BYTES) await keepAll();
    },
    end: async () => {
      await keepAll();
      return { byte_count, part_count };
    },
  };
}

/** Counts rows, and notes them once a second. @throws Error when another worker has taken this one's place */
function createProgress(set: (rowsDone: number) => Promise<boolean>) {
  let done = 0;
  let nextAt = Date.now() + PROGRESS_MS;
  return async (rows: number): Promise<void> => {
    done += rows;
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + PROGRESS_MS;
    if (!(await set(Math.floor(done)))) throw new Error('another worker puts this copy together');
  };
}
