import { type Actor, accountOf } from '../../../context/actor.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { type ProfileRow, setPlan } from '../../accounts/index.ts';
import { keywordLimit } from '../allowance.rules.ts';
import { insertPlanChange, type PlanRow } from '../plans.queries.ts';

/**
 * What keywords do when a limit changes, which reaches plans from outside because keywords are a later module. In the
 * same transaction: pauses keywords beyond the limit, or lets paused ones go on below it.
 */
export type FitKeywords = (
  tx: Transaction,
  user: { account_id: AccountId; limit: number | null },
) => Promise<void>;

interface Move {
  /** Locked. */
  profile: ProfileRow;
  plan: PlanRow;
  reason: string;
  actor: Actor;
  now: Date;
  fitKeywords: FitKeywords;
}

/** Puts a user on a plan with everything that follows: keywords within its limit, a row of the history, open pages. */
export async function moveToPlan(tx: Transaction, move: Move): Promise<void> {
  const { profile, plan, reason, actor, now, fitKeywords } = move;
  await setPlan(tx, profile.account_id, plan.id, now);
  await fitKeywords(tx, {
    account_id: profile.account_id,
    limit: keywordLimit(plan, profile.keyword_limit_override),
  });
  await insertPlanChange(tx, {
    account_id: profile.account_id,
    id: newId(now.getTime()),
    previous_plan_id: profile.plan_id,
    new_plan_id: plan.id,
    reason,
    actor_kind: actor.kind,
    changed_by: accountOf(actor),
    created_at: now,
  });
  await publishEvent(tx, profile.account_id, { type: 'profile_updated' });
}
