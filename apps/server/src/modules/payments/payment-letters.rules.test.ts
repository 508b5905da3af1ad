import { expect, it } from 'vitest';
import { letterOf } from './payment-letters.rules.ts';

const facts = {
  plan: 'Professional',
  otherwise: 'Free',
  endsAt: null,
  isOnTrial: false,
  price: '$490 per year',
  paid: null,
  owed: null,
  due: { amount: '$245', at: new Date('2027-12-12T00:00:00Z') },
  supportAddress: null,
  url: 'https://example.com/plans',
  timeZone: 'UTC',
};

it('a letter of a dispute links support where the operator has named an address, else says who is asked', () => {
  const named = letterOf('disputed', { ...facts, supportAddress: 'help@example.com' });
  expect(JSON.stringify(named)).toContain('withdraw the dispute and contact support.');
  expect(named?.blocks).toContainEqual({
    kind: 'link',
    label: 'Contact support',
    url: 'mailto:help@example.com',
  });
  const unnamed = letterOf('disputed', { ...facts, supportAddress: null });
  expect(JSON.stringify(unnamed)).toContain('withdraw the dispute and ask the people who run the site.');
  expect(unnamed?.blocks.filter(({ kind }) => kind === 'link')).toHaveLength(1);
});

const text = (news: Parameters<typeof letterOf>[0], more: object = {}) =>
  JSON.stringify(letterOf(news, { ...facts, ...more }));
const trial = { isOnTrial: true, endsAt: new Date('2026-12-12T00:00:00Z') };

it('letters of a yearly subscription say its yearly price, and what is due when after discounts', () => {
  expect(text('started', trial)).toContain('until 12 December 2026, then $490 per year.');
  expect(text('trial_ending', trial)).toContain(
    'for $490 per year, add a card before then. The first payment of $245',
  );
  expect(text('trial_renewing', trial)).toContain('the first payment of $245 to your card');
  expect(text('started', { paid: '$490' })).toContain(
    'You paid $490. Your next payment of $245 is due on 12 December 2027.',
  );
  expect(text('renewed', { paid: '$490' })).toContain('your payment of $490 for');
  expect(text('payment_failed', { owed: '$490' })).toContain('collect the payment of $490 for');
  expect(text('upgraded')).toContain('for $490 per year. Your new limits apply. Your next payment of $245');
});

it('letters name no amount that is not known', () => {
  const unknown = { price: null, paid: null, owed: null, due: null };
  for (const news of [
    'started',
    'trial_ending',
    'trial_renewing',
    'renewed',
    'payment_failed',
    'changed',
  ] as const)
    expect(text(news, { ...unknown, ...trial }), news).not.toMatch(/\$|null|undefined/);
});
