import { inTransaction } from '../../../database/pool.ts';
import { fitKeywords } from '../../keywords/index.ts';
import { holdUser, settle } from '../../plans/index.ts';
import type { PaymentServices } from '../payments.services.ts';

/** Stands in the history where nobody of flesh and blood made a change. */
export const THE_PRODUCT = '00000000-0000-0000-0000-000000000000';

/** Puts a user on the plan that their grants give by now. Does nothing where they are on it. */
export function settleUser(
  { servicePool }: Pick<PaymentServices, 'servicePool'>,
  { userId, now }: { userId: string; now: Date },
): Promise<unknown> {
  return inTransaction(servicePool, null, async (tx) =>
    settle(tx, await holdUser(tx, userId), {
      reason: 'What gave the plan before has ended or begun',
      changed_by: THE_PRODUCT,
      now,
      fitKeywords,
    }),
  );
}
