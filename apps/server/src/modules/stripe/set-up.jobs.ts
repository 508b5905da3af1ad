import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { endSetUp, isSetUpWaiting } from './set-ups.queries.ts';
import type { StripeDoor } from './stripe.client.ts';
import { setUpStripe } from './use-cases/set-up-stripe.ts';

/** What setting up plans needs. */
export interface SetUpServices {
  servicePool: Pool;
  stripe: StripeDoor | null;
  plansUrl: string;
  now: () => Date;
}

/** Makes the plans known at the payment provider, as an administrator asked. One that has ended is not done again. */
export const setUpPlansAtStripe = defineJob({
  name: 'set-up-plans-at-stripe',
  input: z.object({ set_up_id: z.uuid() }),
  // Whoever asked waits for it: what the payment provider refuses for good is said soon.
  retry: { times: 1, first_pause_seconds: 2, longest_pause_seconds: 2 },
  expire_seconds: 300,
  run: async (services: SetUpServices, { set_up_id: id }) => {
    const { servicePool, stripe, plansUrl, now } = services;
    if (!(await inTransaction(servicePool, null, (tx) => isSetUpWaiting(tx, id)))) return;
    if (stripe === null) throw new Error('nothing takes payments here: STRIPE_SECRET_KEY is not set');
    const { prices_made, prices_kept } = await setUpStripe({ stripe, servicePool, plansUrl });
    await inTransaction(servicePool, null, (tx) =>
      endSetUp(tx, id, { state: 'done', ended_at: now(), prices_made, prices_kept }),
    );
  },
  giveUp: async ({ servicePool, now }: SetUpServices, { set_up_id: id }, failure) =>
    inTransaction(servicePool, null, (tx) => endSetUp(tx, id, { state: 'failed', ended_at: now(), failure })),
});
