import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { orNotFound } from './context/not-found.ts';
import { inTransaction, type TenantDatabase } from './database/pool.ts';
import {
  bookAttempts,
  findFirstMoment,
  findNewest,
  HISTORY_TABLES,
  type HistoryTable,
  hasRuns,
  insertRows,
  listKeywordIds,
} from './demonstration-history.queries.ts';
import { daysToMove, moveRows } from './demonstration-history.rules.ts';
import { publishEvent } from './events/publish-event.ts';
import { ACCOUNT_ID, type AccountId } from './lib/ids.ts';
import { dateAccountBack, findAccountForUpdate, findDemonstrationAccount } from './modules/accounts/index.ts';
import { listTracking, recordRefresh } from './modules/refreshes/index.ts';
import type { Services } from './services.ts';

export const HISTORY_DAYS = 90;

/** The first line of the file; each other one is the name of a table, a tab and rows of it as a JSON array. */
const headSchema = z.object({
  /** The day before which it ends. */
  made_on: z.coerce.date(),
  account_id: ACCOUNT_ID,
  keywords: z.record(z.string(), z.uuid()),
});
export type HistoryHead = z.infer<typeof headSchema>;

/** Writes a history down as one file. */
export async function writeHistory(
  path: string,
  head: HistoryHead,
  parts: readonly { table: HistoryTable; rows: string }[],
): Promise<void> {
  const lines = [JSON.stringify(head), ...parts.map(({ table, rows }) => `${table}\t${rows}`)];
  await writeFile(path, await promisify(gzip)(lines.join('\n')));
}

interface History {
  head: HistoryHead;
  parts: readonly { table: HistoryTable; rows: string }[];
}

/** Reads the file that `writeHistory` wrote. */
export async function readHistory(path: string): Promise<History> {
  const [first = '', ...lines] = (await promisify(gunzip)(await readFile(path))).toString('utf8').split('\n');
  const parts = lines.map((line) => {
    const at = line.indexOf('\t');
    const table = HISTORY_TABLES.find((name) => name === line.slice(0, at));
    if (table === undefined) throw new Error('the history of the demonstration has a part without a table');
    return { table, rows: line.slice(at + 1) };
  });
  return { head: headSchema.parse(JSON.parse(first)), parts };
}

/**
 * Begins to give the demonstration account the months before its first start, which the build made once. Pages say so
 * until it has ended. What is asked meanwhile waits for it, so that its first report is compared with the last of them.
 * @returns ended: how many days those are; null where the account has a past or there is nothing to import.
 */
export async function beginImport(
  services: Services,
  path: string,
): Promise<{ ended: Promise<number | null> }> {
  const { historyImport, database, checks } = services;
  const account = await findDemonstrationAccount(database.authPool);
  if (account === null || !existsSync(path)) return { ended: Promise.resolve(null) };
  const { accountId } = account;
  const tenant = checks.tenant(accountId);
  if (await tenant.transaction(hasRuns)) return { ended: Promise.resolve(null) };
  historyImport.begin(accountId, HISTORY_DAYS);
  const ended = insertHistory(
    tenant,
    { accountId, now: checks.now(), onProgress: historyImport.advance },
    path,
  ).then(
    (isInserted) => {
      historyImport.end();
      return isInserted ? HISTORY_DAYS : null;
    },
    (error: unknown) => {
      historyImport.fail();
      throw error;
    },
  );
  return { ended };
}

/**
 * Inserts the history in a file so that it ends within the day before now, in one transaction; open pages then read
 * everything again.
 * @returns false, and nothing is written, where the account has runs or lacks one of the keywords.
 */
export async function insertHistory(
  tenant: TenantDatabase,
  {
    accountId,
    now,
    onProgress,
  }: { accountId: AccountId; now: Date; onProgress?: (progress: number) => void },
  path: string,
): Promise<boolean> {
  return tenant.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    if (await hasRuns(tx)) return false;
    const { head, parts } = await readHistory(path);
    const ids = new Map<string, string>([[head.account_id, accountId]]);
    const own = await listKeywordIds(tx);
    for (const [keyword, id] of Object.entries(head.keywords)) {
      const ownId = own.get(keyword);
      // Somebody has begun to make the account theirs: its answers would be to questions that nobody asks.
      if (ownId === undefined) return false;
      ids.set(id, ownId);
    }
    const move = { days: daysToMove(head.made_on, now), ids };
    for (const [index, { table, rows }] of parts.entries()) {
      await insertRows(tx, table, moveRows(rows, move));
      onProgress?.((index + 1) / parts.length);
    }
    for (const { channel, last_refreshed_at } of await listTracking(tx, accountId))
      if (last_refreshed_at !== null)
        await recordRefresh(tx, { account_id: accountId, channel, at: last_refreshed_at });
    await bookAttempts(tx, accountId);
    const newest = await findNewest(tx);
    if (newest !== null) {
      const { run_id, version, report_id, channel } = newest;
      await publishEvent(tx, accountId, { type: 'run_updated', run_id, version });
      await publishEvent(tx, accountId, { type: 'report_ready', report_id, channel });
    }
    return true;
  });
}

/**
 * Dates the demonstration account back to its first keyword or check: earlier versions dated it to its first start, and
 * reports of administrators then contradicted each other.
 */
export async function dateDemonstrationBack({ database, checks }: Services): Promise<void> {
  const account = await findDemonstrationAccount(database.authPool);
  if (account === null) return;
  const since = await checks.tenant(account.accountId).transaction(findFirstMoment);
  if (since === null || account.createdAt <= since) return;
  await inTransaction(database.authPool, null, (tx) => dateAccountBack(tx, account.personId, since));
}
