import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const PERFORMANCE = /\/api\/admin\/performance(\?|$)/;
const STATEMENTS = '**/api/admin/performance/statements';

const times = (name: string, kind: string, calls: number, average_ms: number, errors = [0, 0]) => ({
  name,
  kind,
  calls,
  client_errors: errors[0],
  server_errors: errors[1],
  average_ms,
  p50_ms: calls < 2 ? null : average_ms * 0.8,
  p95_ms: calls < 20 ? null : average_ms * 2.4,
  p99_ms: calls < 100 ? null : average_ms * 5.1,
});
const REQUESTS = [
  times('keywords.list_keywords', 'call', 4_812, 14.2, [12, 0]),
  times('reports.get_dashboard', 'call', 1_230, 48.6, [3, 1]),
  times('checks.check_visibility', 'call', 61, 8_420, [4, 2]),
  times('tags.get_tags', 'call', 640, 6.1),
  times('admin.get_performance', 'call', 12, 61),
  times('page', 'page', 803, 22),
  times('asset', 'file', 9_404, 0.7, [31, 0]),
  times('none', 'other', 77, 0.3, [77, 0]),
];
const NOW = Date.now();
const pools = [
  { name: 'app', max: 20, in_use: 9, idle: 6, waiting: 0 },
  { name: 'service', max: 6, in_use: 6, idle: 0, waiting: 3 },
];
const process = (id: number, role: string, more: object) => ({
  process: `01890000-0000-7000-8000-00000000000${id}`,
  role,
  started_at: new Date(NOW - 7_200_000).toISOString(),
  seen_at: new Date(NOW - 20_000).toISOString(),
  event_loop_p99_ms: 1.8,
  event_loop_worst_ms: 92.4,
  cpu_percent: 12.4,
  memory_percent: 71.5,
  rss_bytes: 312_000_000,
  heap_used_bytes: 141_000_000,
  heap_limit_bytes: 4_340_000_000,
  pools,
  ...more,
});

const REPORT = {
  window: '60m',
  since: new Date(NOW - 59 * 60_000).toISOString(),
  until: new Date(NOW).toISOString(),
  summary: {
    calls: 6_755,
    client_errors: 19,
    server_errors: 3,
    error_rate: 0.33,
    average_ms: 96.1,
    p50_ms: 11.2,
    p95_ms: 214,
    p99_ms: 1_840,
  },
  health: {
    score: 90,
    deductions: [{ measure: 'memory', value: 71.5, above: 60, points: 10 }],
    untold: [],
  },
  memory_percent: 71.5,
  cpu_percent: 31.2,
  up_since: new Date(NOW - 7_200_000).toISOString(),
  points: Array.from({ length: 60 }, (_, step) => ({
    from: new Date(NOW - (59 - step) * 60_000).toISOString(),
    calls: step === 12 ? 0 : Math.round(110 + 60 * Math.sin(step / 7)),
    errors: step % 9 === 0 ? 2 : 0,
    average_ms: step === 12 ? null : 80 + 50 * Math.cos(step / 5) ** 2,
    p95_ms: step === 12 ? null : 210,
  })),
  requests: REQUESTS,
  slowest: REQUESTS.filter(({ kind }) => kind === 'call').toSorted((a, b) => b.average_ms - a.average_ms),
  generation: {
    total: 42,
    succeeded: 38,
    refused: 1,
    failed: 3,
    success_rate: 90.5,
    average_ms: 8_240,
  },
  processes: [process(1, 'api', {}), process(2, 'worker', { cpu_percent: 18.8, event_loop_p99_ms: 14 })],
  browsers: {
    vitals: [
      {
        name: 'LCP',
        samples: 212,
        p75: 1_240,
        good_percent: 91.5,
        needs_improvement_percent: 6.1,
        poor_percent: 2.4,
      },
      {
        name: 'INP',
        samples: 88,
        p75: 260,
        good_percent: 61.4,
        needs_improvement_percent: 29.5,
        poor_percent: 9.1,
      },
      {
        name: 'CLS',
        samples: 12,
        p75: null,
        good_percent: null,
        needs_improvement_percent: null,
        poor_percent: null,
      },
    ],
    pages: [
      { path: '/tracker/keywords/$keywordId', samples: 120, lcp_p75: 1_320, inp_p75: 280, cls_p75: 0.02 },
      { path: '/tracker/dashboard', samples: 64, lcp_p75: 1_010, inp_p75: null, cls_p75: null },
    ],
    events: [
      { type: 'navigation', samples: 402, p50_ms: 64, p75_ms: 118 },
      { type: 'long_task', samples: 9, p50_ms: null, p75_ms: null },
    ],
    actions: [
      { action: 'login', times: 31 },
      { action: 'error', times: 2 },
    ],
  },
};
const EMPTY = {
  ...REPORT,
  summary: {
    ...REPORT.summary,
    calls: 0,
    client_errors: 0,
    server_errors: 0,
    error_rate: null,
    average_ms: null,
    p50_ms: null,
    p95_ms: null,
    p99_ms: null,
  },
  health: { score: 100, deductions: [], untold: ['response_time', 'memory', 'error_rate'] },
  memory_percent: null,
  cpu_percent: null,
  points: REPORT.points.map((point) => ({ ...point, calls: 0, errors: 0, average_ms: null, p95_ms: null })),
  requests: [],
  slowest: [],
  generation: { total: 0, succeeded: 0, refused: 0, failed: 0, success_rate: null, average_ms: null },
  processes: [],
  browsers: {
    vitals: REPORT.browsers.vitals.map(({ name }) => ({ ...REPORT.browsers.vitals[2], name, samples: 0 })),
    pages: [],
    events: [],
    actions: [],
  },
};
const COUNTED = {
  state: 'read',
  hidden: 3,
  statements: [
    [
      'select keyword_id, count(*) from answers where user_id = $1 and created_at > $2 group by keyword_id',
      120,
      84.2,
    ],
    ['insert into check_attempts (user_id, id, run_id) values ($1, $2, $3)', 9_120, 1.2],
  ].map(([statement, calls, average_ms], id) => ({
    id: String(id),
    statement,
    calls,
    average_ms,
    total_ms: Number(calls) * Number(average_ms),
    rows: Number(calls) * 3,
  })),
};

const show = (report: object, statements: object) => async (page: Page) => {
  await page.route(PERFORMANCE, (route) => route.fulfill({ json: report }));
  await page.route(STATEMENTS, (route) => route.fulfill({ json: statements }));
  await at('/admin/performance', /^Health score \d+ of 100/)(page);
};

/** How quickly the product answers. */
export const PERFORMANCE_SCREENS: readonly Screen[] = [
  { name: 'admin-performance', as: 'administrator', open: show(REPORT, COUNTED) },
  {
    name: 'admin-performance-empty',
    as: 'administrator',
    open: show(EMPTY, { state: 'absent', statements: [], hidden: 0 }),
  },
  {
    name: 'admin-performance-not-found',
    as: 'administrator',
    open: async (page) => {
      await show(REPORT, { state: 'not_loaded', statements: [], hidden: 0 })(page);
      await page.getByLabel('Search').fill('nothing of it');
      await expect(page.getByText('No procedure matches')).toBeVisible();
    },
  },
  {
    name: 'admin-performance-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, PERFORMANCE);
      await at('/admin/performance', 'Loading the measurements...')(page);
    },
  },
  {
    name: 'admin-performance-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, PERFORMANCE);
      await atFailure('/admin/performance', 'The measurements could not be loaded')(page);
    },
  },
  {
    name: 'admin-performance-statements-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await page.route(PERFORMANCE, (route) => route.fulfill({ json: REPORT }));
      await fail(page, STATEMENTS);
      await atFailure('/admin/performance', 'The statements could not be loaded')(page);
    },
  },
];
