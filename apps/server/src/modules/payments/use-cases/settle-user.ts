import type { PlanReason } from '@answerscope/contract';
import { inTransaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { fitKeywords } from '../../keywords/index.ts';
import { lockUser, settle } from '../../plans/index.ts';
import type { PaymentServices } from '../payments.services.ts';

/** Puts a user on the plan that their grants give by now. Does nothing where they are on it. */
export function settleUser(
  { servicePool }: Pick<PaymentServices, 'servicePool'>,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<unknown> {
  return inTransaction(servicePool, null, async (tx) =>
    settle(tx, await lockUser(tx, accountId), {
      reason: 'earlier_grant' satisfies PlanReason,
      actor: { kind: 'system', name: 'settle-user' },
      now,
      fitKeywords,
    }),
  );
}
