import { SUBSCRIPTION_NEWS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { daysUntil, subscriptionNews } from './subscription-news.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const said = (news: (typeof SUBSCRIPTION_NEWS)[number], ends_at: string | null = null) =>
  subscriptionNews({ news, ends_at }, NOW);

it('says every news in words of its own', () => {
  const titles = SUBSCRIPTION_NEWS.map((news) => said(news).title);
  expect(titles).toEqual([
    'Plan Upgraded Successfully!',
    'Plan Upgraded Successfully!',
    'Plan Changed',
    'Payment Failed',
    'Payment received',
    'Payment received',
    'Subscription Expiring Soon',
    'Your trial ends soon',
    'Payment disputed',
    'Your plan is back',
    'Subscription canceled',
    'Subscription resumed',
    'Subscription Expired',
  ]);
  for (const news of SUBSCRIPTION_NEWS) expect(said(news).description).not.toMatch(/null|undefined/);
});

it('counts the days until a trial ends, and says until when a plan goes on', () => {
  expect(said('trial_ending', '2026-11-23T12:00:00Z').description).toContain('in 3 days');
  expect(said('trial_ending', '2026-11-21T11:00:00Z').description).toContain('in 1 day.');
  expect(said('payment_failed', '2026-11-27T12:00:00Z').description).toMatch(/until 27 Nov( 2026)?/);
  expect(said('started', '2026-12-04T12:00:00Z').description).toMatch(
    /Your trial runs until 4 Dec( 2026)?\. You were not charged\./,
  );
  expect(daysUntil('2026-11-01T00:00:00Z', NOW)).toBe(0);
});
