import type { MailSettings, MailSettingsChange } from '@answerscope/contract';
import { allowsDailySummaries, validationError } from '@answerscope/contract';
import { type PersonContext, reading } from '../../../context/account-context.ts';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { deleteWaitingSubscribed } from '../../../mail/outbox.queries.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getPlan } from '../../plans/index.ts';
import * as messages from '../messages.ts';
import {
  findLastMailed,
  findMailSettings,
  frequencyInForce,
  isEmailConfirmed,
  upsertMailSettings,
} from '../summaries.queries.ts';
import { nextSlot } from '../summary-slots.rules.ts';

/** Whether an address is confirmed is asked as the service: what signs in is no user's to read. */
type SettingsContext = PersonContext & { servicePool: Pool };

/** What the caller is mailed. */
export async function readMailSettings(ctx: SettingsContext): Promise<MailSettings> {
  const { servicePool, personId } = ctx;
  const is_email_confirmed = await inTransaction(servicePool, null, (tx) => isEmailConfirmed(tx, personId));
  return reading(ctx, async (tx) => ({ ...(await settingsInForce(tx, ctx)), is_email_confirmed }));
}

/**
 * Says how often the caller is mailed a summary. One that waits for the mail server is taken back with them.
 * @throws VALIDATION_ERROR for daily ones on a plan that refreshes less often
 */
export async function updateMailSettings(
  ctx: SettingsContext,
  { summary_frequency }: MailSettingsChange,
): Promise<MailSettings> {
  const { db, servicePool, personId, accountId, now } = ctx;
  await db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const { ranking_refresh_frequency_hours: hours } = await getPlan(tx, profile.plan_id);
    if (summary_frequency === 'daily' && !allowsDailySummaries(hours))
      throw validationError({
        summary_frequency: [messages.dailyNeedsPlan],
      });
    await upsertMailSettings(tx, { user_id: personId, summary_frequency, updated_at: now });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
  });
  if (summary_frequency === 'off')
    await inTransaction(servicePool, null, (tx) => deleteWaitingSubscribed(tx, personId));
  return readMailSettings(ctx);
}

async function settingsInForce(
  tx: Transaction,
  { personId, accountId, now }: Pick<PersonContext, 'personId' | 'accountId' | 'now'>,
): Promise<Omit<MailSettings, 'is_email_confirmed'>> {
  const profile = await getProfileRow(tx, accountId);
  const { ranking_refresh_frequency_hours: frequency_hours } = await getPlan(tx, profile.plan_id);
  const chosen = await findMailSettings(tx, personId);
  const frequency = frequencyInForce(chosen?.summary_frequency ?? null, { frequency_hours });
  const last = await findLastMailed(tx, accountId);
  return {
    summary_frequency: frequency,
    can_be_daily: allowsDailySummaries(frequency_hours),
    next_summary_at:
      frequency === 'off' ? null : nextSlot(frequency, profile.time_zone, now).due_at.toISOString(),
    last_summary_at: last?.ended_at?.toISOString() ?? null,
  };
}
