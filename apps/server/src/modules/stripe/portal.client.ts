import type Stripe from 'stripe';
import { askStripe, type StripeDoor } from './stripe.client.ts';

/** Marks what `npm run stripe:setup` made in an account that may sell other things, too. */
export const OURS = { made_by: 'answerscope' };

/** Our page for customers among those of the account; null before it was set up. */
export async function findPortalConfiguration({
  client,
}: StripeDoor): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await askStripe(() =>
    client.billingPortal.configurations.list({ active: true, limit: 100 }),
  );
  return data.find(({ metadata }) => metadata?.made_by === OURS.made_by) ?? null;
}

/** What leads a customer to our page; without one of ours the account's own default is shown. */
export async function portalConfiguration(stripe: StripeDoor): Promise<{ configuration?: string }> {
  const found = await findPortalConfiguration(stripe);
  return found === null ? {} : { configuration: found.id };
}
