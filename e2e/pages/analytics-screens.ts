import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const GENERATE = '**/functions/my-analytics-operations/generate-report';
const PAGE = '/tracker/reports/analytics';

const DAYS = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
);
/** A report every other day, and none where the company was not asked for. */
const isAsked = (index: number) => index % 2 === 0;
const rateOf = (named: number, answers: number, width: number) => ({
  answers,
  named,
  rate: named / answers,
  rate_low: Math.max(0, named / answers - width),
  rate_high: Math.min(1, named / answers + width),
});
const daily = (index: number, shift: number) => 4 + ((index * 7 + shift) % 9);

const chart = (name: string, shift: number) => ({
  measure: 'rate',
  currency: null,
  name,
  days: DAYS.map((day, index) => {
    if (!isAsked(index)) return { day, value: null, before: null };
    const { rate, rate_low, rate_high } = rateOf(daily(index, shift), 20, 0.18);
    return {
      day,
      value: rate,
      before: daily(index, shift + 3) / 20,
      low: rate_low,
      high: rate_high,
      answers: 20,
    };
  }),
});

const numbers = (named: number, answers: number, flips: [number, number], voice: number) => ({
  ...rateOf(named, answers, 0.07),
  reports: 15,
  newly_named: flips[0],
  no_longer_named: flips[1],
  share_of_voice: voice,
});

const FULL = {
  success: true,
  fromCache: true,
  generationTime: 3.1,
  expires_at: '2026-12-01T12:00:00.000Z',
  data: {
    report_type: 'channel-performance',
    range: { from: '2026-11-01', to: '2026-11-30' },
    before: { from: '2026-10-02', to: '2026-10-31' },
    made_at: '2026-11-30T12:00:00.000Z',
    totals: [
      {
        currency: null,
        values: { ...numbers(482, 1_200, [31, 24], 0.331), reports: 60 },
        before: { ...numbers(431, 1_180, [22, 27], 0.302), reports: 59 },
      },
    ],
    rows: ['ChatGPT', 'Gemini', 'Claude', 'Perplexity'].map((name, index) => ({
      name,
      currency: null,
      values: numbers(96 + 20 * index, 300, [9 - index, 4 + index], 0.29 + 0.03 * index),
      before: numbers(90 + 16 * index, 295, [5, 6], 0.28 + 0.02 * index),
    })),
    charts: ['ChatGPT', 'Gemini', 'Claude', 'Perplexity'].map((name, index) => chart(name, 2 * index)),
  },
};

/** Reports over one's own rows, in each of their states. */
export const ANALYTICS_SCREENS: readonly Screen[] = [
  { name: 'analytics', as: 'reported', open: at(PAGE, 'By day') },
  {
    name: 'analytics-channels',
    as: 'reported',
    open: async (page) => {
      await page.route(GENERATE, (route) => route.fulfill({ json: FULL }));
      await at(`${PAGE}?report=channel-performance`, 'By day')(page);
    },
  },
  {
    name: 'analytics-keywords',
    as: 'reported',
    open: at(`${PAGE}?report=keyword-analysis`, 'By day'),
  },
  {
    name: 'analytics-competitors',
    as: 'reported',
    open: at(`${PAGE}?report=competitive-analysis`, 'In detail'),
  },
  { name: 'analytics-empty', as: 'newcomer', open: at(PAGE, 'Nothing in these days') },
  {
    name: 'analytics-loading',
    as: 'newcomer',
    open: async (page) => {
      await hold(page, GENERATE);
      await at(PAGE, 'Generating your report...')(page);
    },
  },
  {
    name: 'analytics-failed',
    as: 'newcomer',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, GENERATE);
      await atFailure(PAGE, 'The report could not be made')(page);
    },
  },
];
