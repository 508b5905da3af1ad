import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { OUTCOME_UNKNOWN } from '../../answers/index.ts';
import { settleSpend } from '../../plans/index.ts';
import { type AttemptRow, closeAttempts, findRun, lockAttempt } from '../checks.queries.ts';
import { allowOneMore } from '../items.queries.ts';
import { endWithoutAnswer } from './end-without-answer.ts';

/**
 * Gives up a call whose caller is gone, in the caller's transaction. Nobody knows whether the provider billed it, so
 * its money is booked as spent. A sample of a run is asked once more; a second time, and a single check, ends as
 * unknown. Null when the attempt was closed meanwhile.
 */
export async function loseAttempt(
  tx: Transaction,
  lost: { account_id: AccountId; id: string },
  now: Date,
): Promise<AttemptRow | null> {
  const attempt = await lockAttempt(tx, lost.account_id, lost.id);
  if (attempt?.state !== 'asking') return null;
  const { account_id, channel, asked_at, reserved_microdollars } = attempt;
  await closeAttempts(tx, [
    {
      account_id,
      id: attempt.id,
      state: 'lost',
      is_settled: true,
      cost_microdollars: reserved_microdollars,
      error_message: OUTCOME_UNKNOWN.response_text,
      ended_at: now,
    },
  ]);
  const run = await findRun(tx, account_id, attempt.run_id);
  const isAskedAgain = run !== null && run.trigger !== 'single' && (await allowOneMore(tx, attempt));
  if (!isAskedAgain) {
    await endWithoutAnswer(tx, {
      sample: attempt,
      is_ad_hoc: run?.is_ad_hoc ?? true,
      failure: OUTCOME_UNKNOWN,
      asked_at,
      now,
    });
  }
  await settleSpend(tx, {
    accountId: account_id,
    provider: channel,
    at: asked_at,
    reservedMicrodollars: reserved_microdollars,
    spentMicrodollars: reserved_microdollars,
  });
  return attempt;
}
