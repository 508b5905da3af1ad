import { expect, it } from 'vitest';
import { letterOf } from './payment-letters.rules.ts';

const facts = {
  language: 'en' as const,
  plan: 'Professional',
  otherwise: 'Free',
  endsAt: null,
  isOnTrial: false,
  price: { amount_cents: 49_000, currency: 'usd', interval: 'yearly' as const },
  paid: null,
  owed: null,
  due: { cents: 24_500, currency: 'usd', at: new Date('2027-12-12T00:00:00Z') },
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
const yearly = { cents: 49_000, currency: 'usd' };
const trial = { isOnTrial: true, endsAt: new Date('2026-12-12T00:00:00Z') };

it('letters of a yearly subscription say its yearly price, and what is due when after discounts', () => {
  expect(text('started', trial)).toContain('until 12 December 2026, then $490 per year.');
  expect(text('trial_ending', trial)).toContain(
    'for $490 per year, add a card before then. The first payment of $245',
  );
  expect(text('trial_renewing', trial)).toContain('the first payment of $245 to your card');
  expect(text('started', { paid: yearly })).toContain(
    'You paid $490. Your next payment of $245 is due on 12 December 2027.',
  );
  expect(text('renewed', { paid: yearly })).toContain('your payment of $490 for');
  expect(text('payment_failed', { owed: yearly })).toContain('collect the payment of $490 for');
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

it('letters are in the language of their reader, with days and money as it writes them', () => {
  const german = (news: Parameters<typeof letterOf>[0], more: object = {}) =>
    text(news, { language: 'de', ...more }).replaceAll('\u00a0', ' ');
  expect(german('started', trial)).toContain('bis 12. Dezember 2026, danach für 490 $ pro Jahr.');
  expect(german('started', { paid: yearly })).toContain(
    'Bezahlt: 490 $. Die nächste Zahlung von 245 $ ist am 12. Dezember 2027 fällig.',
  );
  expect(german('payment_failed', { owed: { cents: 4_950, currency: 'eur' } })).toContain(
    'Zahlung von 49,50 € für',
  );
  expect(german('ended', { plan: null })).toContain(
    '"language":"de","subject":"Ihr Abo von Ihr Tarif ist beendet"',
  );
});
