import type { StripeDoor } from './stripe.client.ts';

/**
 * Where operators see something in Stripe's dashboard, of the account in which money moves or of the one for tests; null
 * where payments are simulated or nothing takes them.
 */
export function dashboardAddress(
  stripe: Pick<StripeDoor, 'isSimulated'> | null,
  { kind, id, isLive }: { kind: 'subscriptions' | 'invoices'; id: string; isLive: boolean },
): string | null {
  if (stripe === null || stripe.isSimulated) return null;
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${kind}/${encodeURIComponent(id)}`;
}
