import { describe, expect, it } from 'vitest';
import { dashboardAddress } from './dashboard.rules.ts';

const live = { kind: 'subscriptions', id: 'sub_1', isLive: true } as const;
const test = { kind: 'invoices', id: 'in_1', isLive: false } as const;

describe('the address in the dashboard of Stripe', () => {
  it('is that of the account the row is of', () => {
    expect(dashboardAddress({ isSimulated: false }, live)).toBe(
      'https://dashboard.stripe.com/subscriptions/sub_1',
    );
    expect(dashboardAddress({ isSimulated: false }, test)).toBe(
      'https://dashboard.stripe.com/test/invoices/in_1',
    );
  });

  it('is none where Stripe itself is not asked', () => {
    expect(dashboardAddress({ isSimulated: true }, live)).toBeNull();
    expect(dashboardAddress(null, live)).toBeNull();
  });
});
