import { appError } from '@answerscope/contract';
import type { PersonContext } from '../../../context/account-context.ts';
import { inTransaction } from '../../../database/pool.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { renderLetter } from '../../../mail/letter.ts';
import { getPerson } from '../../accounts/index.ts';
import * as messages from '../messages.ts';
import { isEmailConfirmed } from '../summaries.queries.ts';
import { linksOf, type SummaryServices } from '../summaries.services.ts';
import { summaryLetter } from '../summary-letter.rules.ts';
import { PERIOD_DAYS } from '../summary-slots.rules.ts';
import { readSummary } from './read-summary.ts';

/**
 * Mails the caller a summary of the last seven days, beside those that come by the clock.
 * @throws CONFLICT where the address is not confirmed, or where nothing was measured; RATE_LIMIT_EXCEEDED
 */
export async function sendOwnSummary(
  { db, personId, accountId, now }: PersonContext,
  services: SummaryServices & { rateLimiter: RateLimiter },
): Promise<{ sent_to: string }> {
  const { servicePool, outbox, rateLimiter, configuredChannels: configured } = services;
  if (!(await inTransaction(servicePool, null, (tx) => isEmailConfirmed(tx, personId))))
    throw appError('CONFLICT', {
      message: messages.confirmEmailFirst,
      details: { reason: 'email_not_confirmed' },
    });
  const since = new Date(now.getTime() - PERIOD_DAYS.weekly * DAY_MS);
  return db.transaction(async (tx) => {
    const content = await readSummary(tx, accountId, { since, until: now, configured });
    if (content.channels.length === 0)
      throw appError('CONFLICT', {
        message: messages.noReportLately,
        details: { reason: 'nothing_measured' },
      });
    const taken = await rateLimiter.consume(`summary:${accountId}`, RATE_RULES.summaries_by_hand);
    if (!taken.allowed)
      throw appError('RATE_LIMIT_EXCEEDED', {
        details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 },
      });
    const person = await getPerson(tx, personId);
    const links = linksOf(services, accountId);
    const mail = renderLetter(person, summaryLetter(content, { ...links, frequency: null }));
    await outbox.post(tx, { ...mail, unsubscribeUrl: links.unsubscribeUrl });
    return { sent_to: person.email };
  });
}
