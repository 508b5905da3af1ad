import { expect } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const GENERATE = '**/functions/analytics-operations/generate-report';

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
  value: index % 7 === 5 ? 0 : ((index * 37) % 9) * 4_900,
  before: ((index * 17) % 7) * 4_900,
}));

/** What an installation takes that sells in two currencies. */
const REVENUE = {
  success: true,
  fromCache: true,
  generationTime: 2.4,
  expires_at: '2026-11-30T12:10:00.000Z',
  data: {
    report_type: 'revenue-analytics',
    range: { from: '2026-11-01', to: '2026-11-30' },
    before: { from: '2026-10-02', to: '2026-10-31' },
    made_at: '2026-11-30T12:00:00.000Z',
    totals: [
      {
        currency: 'eur',
        values: { payments: 12, payers: 12, paid: 58_800, refunded: 4_900, disputed: 0 },
        before: { payments: 9, payers: 9, paid: 44_100, refunded: 0, disputed: 4_900 },
      },
      {
        currency: 'usd',
        values: { payments: 214, payers: 198, paid: 1_284_600, refunded: 14_900, disputed: 0 },
        before: { payments: 187, payers: 176, paid: 1_101_300, refunded: 0, disputed: 0 },
      },
      {
        currency: null,
        values: { subscriptions_begun: 31, cost_usd: 412.83 },
        before: { subscriptions_begun: 24, cost_usd: 371.02 },
      },
    ],
    rows: [
      ['Professional', 'usd', 180, 882_000],
      ['Enterprise', 'usd', 34, 402_600],
      ['Professional', 'eur', 12, 58_800],
    ].map(([name, currency, payments, paid]) => ({
      name,
      currency,
      values: { payments, payers: payments, paid, refunded: 0, disputed: 0 },
      before: { payments, payers: payments, paid: Number(paid) - 9_800, refunded: 0, disputed: 0 },
    })),
    charts: ['eur', 'usd'].map((currency) => ({ measure: 'paid', currency, days: DAYS })),
  },
};
const EMPTY = {
  ...REVENUE,
  data: {
    ...REVENUE.data,
    totals: [{ currency: null, values: { subscriptions_begun: 0, cost_usd: 0 }, before: {} }],
    rows: [],
    charts: [],
  },
};

const EXPORTS = '**/api/admin/data-exports';

const ONE_EXPORT = {
  entity: 'answers',
  format: 'ndjson',
  from: '2026-11-01',
  to: '2026-11-30',
  user: null,
  channel: 'claude',
  has_personal_data: false,
  failure: null,
  rows_done: 18_204,
  rows_total: 46_310,
  byte_count: 0,
  requested_at: '2026-11-30T12:00:00.000Z',
  requested_by: 'ada@example.com',
  expires_at: null,
  url: null,
};
/** One that is made, one that is ready, one that could not be. */
const SOME_EXPORTS = {
  items: [
    { state: 'preparing' },
    {
      state: 'ready',
      entity: 'users',
      format: 'csv',
      from: null,
      to: null,
      channel: null,
      user: 'a.person.with.a.long.address@a-company-of-some-length.example',
      has_personal_data: true,
      rows_done: 1,
      byte_count: 412,
      expires_at: '2026-12-01T11:58:00.000Z',
      url: '/api/admin/data-exports/01a20c23-c440-7006-afb1-faf5e5af0661/file',
    },
    {
      state: 'failed',
      from: null,
      to: null,
      channel: null,
      failure: 'The file would be larger than 2 GB. Please choose fewer days, one user or one assistant.',
      expires_at: '2026-12-01T11:58:00.000Z',
    },
  ].map((part, at) => ({ ...ONE_EXPORT, id: `01a20c23-c440-7006-afb1-faf5e5af066${at}`, ...part })),
};

/** Reports over all users and files of their rows, in each of their states. */
export const ADMIN_REPORT_SCREENS: readonly Screen[] = [
  { name: 'admin-reporting', as: 'administrator', open: at('/admin/reporting', 'By day') },
  {
    name: 'admin-reporting-channels',
    as: 'administrator',
    open: at('/admin/reporting?report=channel-performance', 'By day'),
  },
  {
    name: 'admin-reporting-revenue',
    as: 'administrator',
    open: async (page) => {
      await page.route(GENERATE, (route) => route.fulfill({ json: REVENUE }));
      await at('/admin/reporting?report=revenue-analytics', 'By day')(page);
    },
  },
  {
    name: 'admin-reporting-empty',
    as: 'administrator',
    open: async (page) => {
      await page.route(GENERATE, (route) => route.fulfill({ json: EMPTY }));
      await at('/admin/reporting?report=revenue-analytics', 'Nothing in these days')(page);
    },
  },
  {
    name: 'admin-reporting-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, GENERATE);
      await at('/admin/reporting', 'Generating your report...')(page);
    },
  },
  {
    name: 'admin-reporting-former',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/reporting', 'By day')(page);
      await hold(page, GENERATE);
      await page.getByLabel('Report').selectOption('User activity');
      await expect(page.getByText('Still shown is the former report: Visibility trends')).toBeVisible();
    },
  },
  {
    name: 'admin-reporting-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, GENERATE);
      await atFailure('/admin/reporting', 'The report could not be made')(page);
    },
  },
  {
    name: 'admin-data-export',
    as: 'administrator',
    open: async (page) => {
      await page.route(EXPORTS, (route) => route.fulfill({ json: SOME_EXPORTS }));
      await at('/admin/data-export', 'Putting the file together')(page);
      await page.getByRole('switch', { name: 'Include personal data' }).check();
    },
  },
  {
    name: 'admin-data-export-empty',
    as: 'administrator',
    open: async (page) => {
      await page.route(EXPORTS, (route) => route.fulfill({ json: { items: [] } }));
      await at('/admin/data-export', 'No exports')(page);
    },
  },
  {
    name: 'admin-data-export-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, EXPORTS);
      await at('/admin/data-export', 'Loading the exports...')(page);
    },
  },
  {
    name: 'admin-data-export-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, EXPORTS);
      await atFailure('/admin/data-export', 'The exports could not be loaded')(page);
    },
  },
];
