import type { Channel } from '@answerscope/contract';
import { and, eq } from 'drizzle-orm';
import { settleSpend } from '../../plans/index.ts';
import type { CheckServices } from '../check-services.ts';
import { closeAttempt, endItem, lockAttempt } from '../checks.queries.ts';
import { check_attempts } from '../checks.tables.ts';

interface LostAttempt {
  [column: string]: unknown;
  user_id: string;
  id: string;
}

/**
 * Attempts whose caller is gone (deadline passed, still 'asking'): nobody knows whether the provider billed them, so
 * their money is booked as spent and the check ends as failed, its outcome unknown. Returns how many there were.
 */
export async function recoverLostAttempts(services: CheckServices): Promise<number> {
  const found = await services.servicePool.query<LostAttempt>(
    "select user_id, id from check_attempts where state = 'asking' and deadline_at < now() order by deadline_at limit 500",
  );
  let recovered = 0;
  for (const lost of found.rows) if (await giveUp(services, lost)) recovered += 1;
  if (recovered > 0) services.log.warn({ recovered }, 'calls whose outcome is unknown were booked as spent');
  return recovered;
}

async function giveUp(services: CheckServices, lost: LostAttempt): Promise<boolean> {
  const now = services.now();
  return services.tenant(lost.user_id).transaction(async (tx) => {
    if ((await lockAttempt(tx, lost.user_id, lost.id)) !== 'asking') return false;
    const rows = await tx
      .select()
      .from(check_attempts)
      .where(and(eq(check_attempts.user_id, lost.user_id), eq(check_attempts.id, lost.id)));
    const attempt = rows[0];
    if (attempt === undefined) return false;
    await closeAttempt(tx, lost.user_id, lost.id, {
      state: 'lost',
      cost_microdollars: attempt.reserved_microdollars,
      error_message: 'The outcome of this call is unknown: the process that made it stopped.',
      ended_at: now,
    });
    await settleSpend(tx, {
      userId: lost.user_id,
      provider: attempt.channel,
      at: attempt.asked_at,
      reservedMicrodollars: attempt.reserved_microdollars,
      spentMicrodollars: attempt.reserved_microdollars,
    });
    await endItem(tx, attempt, { state: 'failed', at: now });
    services.metrics.lostAttempts.inc({ channel: attempt.channel as Channel });
    return true;
  });
}
