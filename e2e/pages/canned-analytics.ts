import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { intervalOf } from './canned-figures.ts';
import { reply } from './replies.ts';

const DAYS = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
);
const FRAME = {
  range: { from: '2026-11-01', to: '2026-11-30' },
  before: { from: '2026-10-02', to: '2026-10-31' },
};
const CHANNELS = ['ChatGPT', 'Gemini', 'Claude', 'Perplexity'];

/** Reports every other day; on the days between nobody was asked. */
const chartOf = (name: string, shift: number) => ({
  measure: 'rate',
  name,
  days: DAYS.map((day, index) => {
    if (index % 2 === 1) return { day };
    const mentions = 4 + ((index * 7 + shift) % 9);
    const before = (4 + ((index * 7 + shift + 3) % 9)) / 20;
    return { day, value: mentions / 20, before, ...intervalOf(mentions, 20), answers: 20 };
  }),
});

const numbers = (named: number, answers: number, reports: number) => {
  const { low, high } = intervalOf(named, answers);
  const rate = named / answers;
  const rates = { answers, named, rate, rate_compared: rate, rate_low: low, rate_high: high };
  return { ...rates, reports, newly_named: 9, no_longer_named: 4, share_of_voice: 0.31 };
};

/** What four assistants said in a month, compared with the month before. */
export const showMyChannelReport = (page: Page) =>
  reply(page, contract.reports.generate_my_report, {
    data: {
      report_type: 'channel-performance',
      ...FRAME,
      totals: [{ values: numbers(482, 1_200, 60), before: numbers(431, 1_180, 59) }],
      rows: CHANNELS.map((name, index) => ({
        name,
        values: numbers(96 + 20 * index, 300, 15),
        before: numbers(90 + 16 * index, 295, 15),
      })),
      charts: CHANNELS.map((name, index) => chartOf(name, 2 * index)),
    },
  });

const revenueDays = DAYS.map((day, index) => ({
  day,
  value: index % 7 === 5 ? 0 : ((index * 37) % 9) * 4_900,
  before: ((index * 17) % 7) * 4_900,
}));
const payments = (count: number, paid: number) => ({
  payments: count,
  payers: count,
  paid,
  refunded: 0,
  disputed: 0,
});

/** What an installation takes that sells in two currencies. */
export const showRevenueReport = (page: Page) =>
  reply(page, contract.admin.generate_report, {
    data: {
      report_type: 'revenue-analytics',
      ...FRAME,
      totals: [
        { currency: 'eur', values: payments(12, 58_800), before: payments(9, 44_100) },
        { currency: 'usd', values: payments(214, 1_284_600), before: payments(187, 1_101_300) },
        {
          values: { subscriptions_begun: 31, cost_usd: 412.83 },
          before: { subscriptions_begun: 24, cost_usd: 371.02 },
        },
      ],
      rows: [
        {
          name: 'Professional',
          currency: 'usd',
          values: payments(180, 882_000),
          before: payments(170, 833_000),
        },
        { name: 'Enterprise', currency: 'usd', values: payments(34, 402_600), before: payments(17, 268_300) },
        { name: 'Professional', currency: 'eur', values: payments(12, 58_800), before: payments(9, 44_100) },
      ],
      charts: ['eur', 'usd'].map((currency) => ({ measure: 'paid', currency, days: revenueDays })),
    },
  });
