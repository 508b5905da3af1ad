import type { MentionVerdict } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import { auxiliaryBrandOf, insertPlaces } from '../../answers/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.shapes.ts';

interface CountedAnswer {
  plan: Pick<CheckPlan, 'user_id' | 'run_id' | 'channel' | 'names' | 'question' | 'is_ad_hoc' | 'settings'>;
  attempt: Pick<Attempt, 'id'>;
  verdict: MentionVerdict;
}

/**
 * Writes down which places of counted answers the auxiliary model is to read, in the transaction that stores them:
 * none while it is switched off, the rules are sure, or no number stands on the answer. Only its report waits for it.
 */
export async function noteDoubts(
  tx: Transaction,
  counted: readonly CountedAnswer[],
  at: Date,
): Promise<void> {
  const doubtful = counted.filter(({ plan, verdict }) => verdict.doubtful.length > 0 && !plan.is_ad_hoc);
  if (doubtful.length === 0) return;
  if (!(await getTrackerSettings(tx)).settings.auxiliary_judging) return;
  for (const { plan, attempt, verdict } of doubtful) {
    const { user_id, run_id, channel, names, question } = plan;
    const { doubtful: places, rules_version } = verdict;
    await insertPlaces(
      tx,
      { user_id, answer_id: attempt.id, run_id, channel },
      { question, places, brand: auxiliaryBrandOf(names), rules_version, at },
    );
  }
}
