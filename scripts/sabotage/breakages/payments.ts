import type { Breakage } from './breakage.ts';

/** What people pay, and what they get for it. */
export const PAYMENTS: readonly Breakage[] = [
  {
    name: 'an event is believed whoever signed it',
    symbol: 'readSigned',
    find: "  throw appError('VALIDATION_ERROR', { details: { reason: 'bad_signature' } });",
    replace: '  return JSON.parse(body.toString());',
    tests: ['payments/webhook.test.ts'],
  },
  {
    name: 'an event of the other mode wakes somebody',
    symbol: 'whyLeftAlone',
    find: "  if (event.livemode !== isLive) return 'other_mode';\n",
    replace: '',
    tests: ['payments/webhook.test.ts'],
  },
  {
    name: 'the answer to an earlier question is written over that to a later one',
    symbol: 'claimAnswer',
    find: '        lt(stripe_customers.synced_seq, answer.seq),\n',
    replace: '',
    tests: ['payments/accidents.test.ts'],
  },
  {
    name: 'who pays twice goes on paying twice',
    symbol: 'followTruth',
    find: 'subscription === null ? [] : billing.extra',
    replace: 'subscription === null ? billing.extra : []',
    tests: ['payments/accidents.test.ts'],
  },
  {
    name: 'a checkout begins without knowing what is paid for already',
    symbol: 'beginCheckout',
    find: '  await syncCustomer(services, userId);\n',
    replace: '  await syncCustomer(services, userId).catch(() => false);\n',
    tests: ['payments/accidents.test.ts'],
  },
  {
    name: 'the return of somebody else’s checkout is answered',
    symbol: 'verifyCheckout',
    find: 'stripe === null || !own.isOwn || own.customer === null',
    replace: 'stripe === null || own.customer === null',
    tests: ['payments/accidents.test.ts'],
  },
  {
    name: 'a checkout comes back to a page of others',
    symbol: 'ownAddress',
    find: "url.origin !== new URL(baseUrl).origin || url.username !== ''",
    replace: "url.username !== ''",
    tests: ['payments/accidents.test.ts'],
  },
  {
    name: 'what is paid is another amount than our plan says',
    symbol: 'isPriceOf',
    find: '    price.unit_amount === priceInCents(plan, interval) &&\n',
    replace: '',
    tests: ['payments/prices.rules.test.ts'],
  },
  {
    name: 'somebody is put on a plan that goes into the trash at the same moment',
    symbol: 'holdUser',
    find: ".for('share')",
    replace: '',
    tests: ['plans/plans.test.ts'],
  },
  {
    name: 'a refund leaves the subscription running',
    symbol: 'refundPayment',
    find: '      if (!OVER.includes(status)) await',
    replace: '      if (OVER.includes(status)) await',
    tests: ['payments/accidents.test.ts'],
  },
  {
    name: 'a dry run of a reconciliation writes',
    symbol: 'reconcileNow',
    find: 'isDryRun ? compareCustomer : syncAndCompare',
    replace: 'isDryRun ? syncAndCompare : syncAndCompare',
    tests: ['payments/overview.test.ts'],
  },
  {
    name: 'a subscription that only Stripe knows is no difference',
    symbol: 'subscriptionDrift',
    find: '  if (here === undefined) return [',
    replace: '  if (here === undefined) return [];\n  if (here === undefined) return [',
    tests: ['payments/drift.rules.test.ts', 'payments/overview.test.ts'],
  },
];
