import { pictureHash } from '@answerscope/contract';
import {
  type Bound,
  inTransaction,
  type Pool,
  type TenantDatabase,
  type Transaction,
} from '../../../../database/pool.ts';
import { createFileInParts, createProgress } from '../../../../lib/file-in-parts.ts';
import { type AccountId, newId, type PersonId } from '../../../../lib/ids.ts';
import { productVersion } from '../../../../lib/product-version.ts';
import { ROW_FORMATS, type RowFormat } from '../../../../lib/row-formats.ts';
import { createZipStream, type ZipStream } from '../../../../lib/zip-stream.ts';
import { renderLetter } from '../../../../mail/letter.ts';
import type { Outbox } from '../../../../mail/outbox.ts';
import { findMediaBytes } from '../../../media/index.ts';
import { dataCopyLetter } from '../../account-letters.rules.ts';
import { getOwner, getPerson, getProfileRow } from '../../accounts.queries.ts';
import { countCopiedRows, listColumns, readCopiedRows } from '../copied-rows.queries.ts';
import { beginBuild, finishBuild, insertPart, setProgress } from '../data-copies.queries.ts';
import { COPIED_TABLES, type CopiedTable, copyExpiresAt, readMe } from '../data-copy.rules.ts';

/** What putting a copy together needs. */
export interface DataCopyServices {
  tenant: (accountId: AccountId) => TenantDatabase;
  /** Reads what of sign-in data is its user's to have. */
  servicePool: Pool;
  outbox: Outbox;
  /** Where the letter leads. */
  baseUrl: string;
  now: () => Date;
}

/** Each list stands in each of these, in a folder of its own. */
const FORMATS = ['json', 'csv'] as const;

/** The person and the account whose rows are copied. */
type CopiedOf = Exclude<Bound, string>;

interface CopyKey {
  user_id: PersonId;
  id: string;
}

/**
 * Writes every row of a user into one ZIP, table by table and page by page, and mails where it is. Does nothing for a
 * copy that nobody waits for any more.
 */
export async function writeDataCopy(
  services: DataCopyServices,
  { account_id: accountId, id }: { account_id: AccountId; id: string },
): Promise<void> {
  const db = services.tenant(accountId);
  const { id: personId } = await db.transaction((tx) => getOwner(tx, accountId));
  const key: CopyKey = { user_id: personId, id };
  const bound = { personId, accountId };
  const counts = await countRows(services, bound);
  const rows_total = counts.reduce((sum, { rows }) => sum + rows, 0);
  const build = { ...key, build_id: newId() };
  if (!(await db.transaction((tx) => beginBuild(tx, { ...build, rows_total })))) return;
  const file = createFileInParts((part_no, bytes) =>
    db.transaction((tx) => insertPart(tx, { ...build, part_no, bytes })),
  );
  const note = createProgress((rows_done) =>
    db.transaction((tx) => setProgress(tx, { ...build, rows_done })),
  );
  const zip = createZipStream(file.add);
  for (const copied of COPIED_TABLES)
    for (const name of FORMATS)
      await reads(
        services,
        copied,
        bound,
      )(async (tx) => {
        const columns = await listColumns(tx, copied);
        const format: RowFormat = ROW_FORMATS[name];
        const entry = zip.begin(`${name}/${copied.file}.${name}`);
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
  const picture = await db.transaction((tx) => findPicture(tx, personId));
  if (picture !== null) await writeFile(zip, 'picture.webp', picture);
  await writeFile(zip, 'README.txt', readMe(counts, { now: services.now(), version: productVersion() }));
  zip.end();
  const { byte_count, part_count } = await file.end();
  const expires_at = copyExpiresAt(services.now());
  await db.transaction(async (tx) => {
    if (!(await finishBuild(tx, { ...build, byte_count, part_count, expires_at }))) return;
    const person = await getPerson(tx, personId);
    const { time_zone } = await getProfileRow(tx, accountId);
    const letter = dataCopyLetter(person.interface_language, {
      until: expires_at,
      timeZone: time_zone,
      url: new URL('/tracker/settings/data', services.baseUrl).href,
    });
    await services.outbox.post(tx, renderLetter(person, letter));
  });
}

/** How rows of a table are read: as their user, or, where they hold more than is theirs, by the service. */
function reads({ tenant, servicePool }: DataCopyServices, { columns }: CopiedTable, bound: CopiedOf) {
  return <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    columns === null ? tenant(bound.accountId).transaction(work) : inTransaction(servicePool, bound, work);
}

async function countRows(
  services: DataCopyServices,
  bound: CopiedOf,
): Promise<{ file: string; rows: number }[]> {
  const counts: { file: string; rows: number }[] = [];
  for (const copied of COPIED_TABLES) {
    const rows = await reads(services, copied, bound)((tx) => countCopiedRows(tx, copied));
    counts.push({ file: copied.file, rows });
  }
  return counts;
}

/** The picture that the user shows, or null. */
async function findPicture(tx: Transaction, personId: PersonId): Promise<Buffer | null> {
  const { image_url } = await getPerson(tx, personId);
  const hash = pictureHash(image_url ?? '');
  return hash === null ? null : findMediaBytes(tx, hash);
}

async function writeFile(zip: ZipStream, name: string, contents: string | Uint8Array): Promise<void> {
  const entry = zip.begin(name);
  await entry.write(contents);
  await entry.end();
}
