import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { TenantDatabase } from './database/pool.ts';
import {
  bookAttempts,
  findNewest,
  HISTORY_TABLES,
  type HistoryTable,
  hasRuns,
  insertRows,
  listKeywordIds,
} from './demonstration-history.queries.ts';
import { daysBetween, moveRows } from './demonstration-history.rules.ts';
import { publishEvent } from './events/publish-event.ts';
import { findDemonstrationAccount, getProfileRow } from './modules/accounts/index.ts';
import type { Services } from './services.ts';

export const HISTORY_DAYS = 90;

/** The first line of the file; each other one is the name of a table, a tab and rows of it as a JSON array. */
const headSchema = z.object({
  /** The day before which it ends. */
  made_on: z.coerce.date(),
  user_id: z.uuid(),
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
 * Gives the demonstration account the months before it was made, which the build made once. What it asks meanwhile waits
 * for this, so that its first report is compared with the last of them; open pages read everything again.
 * @returns how many days those are; null where the account has a past or there is nothing to bring.
 */
export async function bringHistory(services: Services, path: string): Promise<number | null> {
  const account = await findDemonstrationAccount(services.database.authPool);
  if (account === null || !existsSync(path)) return null;
  return (await insertHistory(services.checks.tenant(account.userId), account, path)) ? HISTORY_DAYS : null;
}

/**
 * Inserts the history in a file before the day an account was made, in one transaction.
 * @returns false, and nothing is written, where the account has runs or lacks one of the keywords.
 */
export async function insertHistory(
  tenant: TenantDatabase,
  { userId, createdAt }: { userId: string; createdAt: Date },
  path: string,
): Promise<boolean> {
  return tenant.transaction(async (tx) => {
    await getProfileRow(tx, userId, { lock: true });
    if (await hasRuns(tx)) return false;
    const { head, parts } = await readHistory(path);
    const ids = new Map([[head.user_id, userId]]);
    const own = await listKeywordIds(tx);
    for (const [keyword, id] of Object.entries(head.keywords)) {
      const ownId = own.get(keyword);
      // Somebody has begun to make the account theirs: its answers would be to questions that nobody asks.
      if (ownId === undefined) return false;
      ids.set(id, ownId);
    }
    const move = { days: daysBetween(head.made_on, createdAt), ids };
    for (const { table, rows } of parts) await insertRows(tx, table, moveRows(rows, move));
    await bookAttempts(tx, userId);
    const newest = await findNewest(tx);
    if (newest !== null) {
      const { run_id, version, report_id, channel } = newest;
      await publishEvent(tx, userId, { type: 'run_updated', run_id, version });
      await publishEvent(tx, userId, { type: 'report_ready', report_id, channel });
    }
    return true;
  });
}
