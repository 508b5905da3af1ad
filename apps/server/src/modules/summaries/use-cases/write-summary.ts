import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { type Letter, renderLetter } from '../../../mail/letter.ts';
import { getOwner, getProfileRow } from '../../accounts/index.ts';
import { getPlan } from '../../plans/index.ts';
import {
  endSummary,
  findLastMailed,
  findMailSettings,
  findRecipient,
  hasLaterSummary,
  lockWaitingSummary,
  type SummaryKey,
  type SummaryRow,
} from '../summaries.queries.ts';
import { linksOf, type SummaryServices } from '../summaries.services.ts';
import { nothingMeasuredLetter, summaryLetter } from '../summary-letter.rules.ts';
import { PERIOD_DAYS } from '../summary-slots.rules.ts';
import { readSummary } from './read-summary.ts';

interface Outcome {
  state: Exclude<SummaryRow['state'], 'waiting'>;
  letter: Letter | null;
}

const DROPPED: Outcome = { state: 'dropped', letter: null };

/**
 * Makes a summary that was planned, as its user: what was read, the mail and the word that it was posted are one
 * transaction. Asked again, by a job that was done twice or gone on with after its worker died, it does nothing.
 */
export async function writeSummary(
  services: SummaryServices & { now: () => Date },
  key: SummaryKey,
): Promise<void> {
  const { servicePool, tenant, outbox } = services;
  const { account_id } = key;
  // Who was to be mailed when it was planned need not be by now.
  const recipient = await inTransaction(servicePool, null, (tx) => findRecipient(tx, account_id));
  await tenant(account_id).transaction(async (tx) => {
    const summary = await lockWaitingSummary(tx, key);
    if (summary === null) return;
    const { state, letter } = recipient === null ? DROPPED : await composeSummary(tx, services, summary);
    if (letter !== null) {
      const mail = renderLetter(await getOwner(tx, account_id), letter);
      await outbox.post(tx, { ...mail, unsubscribeUrl: linksOf(services, account_id).unsubscribeUrl });
    }
    await endSummary(tx, key, { state, at: services.now() });
  });
}

async function composeSummary(
  tx: Transaction,
  services: SummaryServices,
  { account_id, due_on, since, until, frequency }: SummaryRow,
): Promise<Outcome> {
  const settings = await findMailSettings(tx, (await getOwner(tx, account_id)).id);
  if (settings?.summary_frequency === 'off' || (await hasLaterSummary(tx, { account_id, due_on })))
    return DROPPED;
  const frame = { ...linksOf(services, account_id), frequency };
  const content = await readSummary(tx, account_id, {
    since,
    until,
    configured: services.configuredChannels,
  });
  if (content.channels.length > 0) return { state: 'sent', letter: summaryLetter(content, frame) };
  return (await isSilenceNews(tx, { account_id, frequency }))
    ? { state: 'said_nothing', letter: nothingMeasuredLetter(content, frame) }
    : { state: 'nothing', letter: null };
}

/** Whether a period without a report is worth a mail: the plan refreshes more often, and the newest mail said something. */
async function isSilenceNews(
  tx: Transaction,
  { account_id, frequency }: Pick<SummaryRow, 'account_id' | 'frequency'>,
): Promise<boolean> {
  if ((await findLastMailed(tx, account_id))?.state !== 'sent') return false;
  const { plan_id } = await getProfileRow(tx, account_id);
  const { ranking_refresh_frequency_hours: hours } = await getPlan(tx, plan_id);
  return hours * 3_600_000 <= PERIOD_DAYS[frequency] * DAY_MS;
}
