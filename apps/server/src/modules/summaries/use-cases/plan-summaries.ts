import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import type { Log } from '../../../lib/log.ts';
import {
  findLastUntil,
  insertSummary,
  listRecipients,
  type Recipient,
  type SummaryKey,
} from '../summaries.queries.ts';
import { isDue, newestSlot, periodBegin } from '../summary-slots.rules.ts';

const RECIPIENTS_AT_ONCE = 500;

/** What planning needs; `enqueue` puts the work on a summary into the transaction that plans it. */
export interface PlanningContext {
  servicePool: Pool;
  log: Log;
  now: Date;
  enqueue: (tx: Transaction, key: SummaryKey) => Promise<void>;
}

/**
 * Plans every summary that is due and was not planned before: its row and its job are one transaction, and of two that
 * plan at once the row lets one. One that cannot be planned keeps no other from it. @returns how many were planned
 */
export async function planSummaries(context: PlanningContext): Promise<number> {
  const failures: unknown[] = [];
  let planned = 0;
  for (let after: string | null = null; ; ) {
    const { recipients, last } = await inTransaction(context.servicePool, null, (tx) =>
      listRecipients(tx, { after, limit: RECIPIENTS_AT_ONCE }),
    );
    for (const recipient of recipients)
      try {
        if (await planSummary(context, recipient)) planned += 1;
      } catch (err) {
        context.log.error({ err, account_id: recipient.account_id }, 'a summary could not be planned');
        failures.push(err);
      }
    if (last === null) break;
    after = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some summaries could not be planned');
  return planned;
}

async function planSummary(
  { servicePool, now, enqueue }: PlanningContext,
  { account_id, time_zone, frequency, chosen_at, newest_due_on }: Recipient,
): Promise<boolean> {
  const slot = newestSlot(frequency, time_zone, now);
  if (!isDue(slot, { chosen_at, now })) return false;
  if (newest_due_on !== null && newest_due_on >= slot.due_on) return false;
  return inTransaction(servicePool, null, async (tx) => {
    const since = periodBegin(frequency, slot, await findLastUntil(tx, account_id));
    const key = { account_id, due_on: slot.due_on };
    const row = { ...key, since, until: slot.due_at, frequency, created_at: now };
    if (!(await insertSummary(tx, row))) return false;
    await enqueue(tx, key);
    return true;
  });
}
