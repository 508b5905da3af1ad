import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { listReports } from '../report-reads.queries.ts';

/** Tells a user's browsers of the newest report, for all that were written on held runs and not told one by one. */
export async function tellOfNewestReport(tx: Transaction, userId: string): Promise<void> {
  const [newest] = await listReports(tx, userId, { limit: 1 });
  if (newest === undefined) return;
  await publishEvent(tx, userId, { type: 'report_ready', report_id: newest.id, channel: newest.channel });
}
