import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { daysAgo } from './canned-figures.ts';
import { showPerformance, showSystemHealth } from './canned-health.ts';
import { alterReply, reply } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

const PAGING = { page: 1, page_size: 25 };

const openConfig = at('/admin/tracker-config', 'Model');

/** A part of the tracker's configuration, by its heading. */
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

const JOBS = [
  {
    name: 'send-mail',
    input: '{"mail_id": "01a20c23-c440-7006-afb1-faf5e5af0657"}',
    tries: 13,
    tries_max: 13,
    error: 'connect ECONNREFUSED 192.0.2.7:587',
  },
  {
    name: 'sync-stripe-customer',
    input: '{"customer_id": "cus_9s6XKzkNRiz8i3"}',
    tries: 6,
    tries_max: 6,
    error: 'Stripe did not answer within 20 seconds. Its status page may tell why.',
  },
];

async function openJobs(page: Page): Promise<void> {
  const items = JOBS.map((job) => ({ ...job, state: 'failed', failed_at: daysAgo(1) }));
  await reply(page, contract.admin.list_jobs, { items, total: items.length, ...PAGING });
  await at('/admin/jobs?list=failed', '2 failed jobs')(page);
  await page.getByText('What it works on').first().click();
}

async function reportError(page: Page): Promise<void> {
  await at('/admin/errors', 'Error Monitoring')(page);
  const { origin } = new URL(page.url());
  await page.request.post('/api/errors', {
    headers: { origin },
    data: {
      category: 'ROUTE_ERROR',
      message: 'TypeError: Cannot read properties of undefined',
      stack: 'TypeError: x\n    at drawTrend (http://localhost/assets/dashboard-abc1234.js:1:2048)',
      url: `${origin}/tracker/dashboard`,
    },
  });
}

const HEALTH_SCREENS = [
  ...screensOf('admin-system-health', 'administrator', {
    'admin-system-health': async (page) => {
      await showSystemHealth(page);
      await at('/admin/system-health', '2 parts are failing, 1 more needs attention')(page);
    },
  }),
  ...screensOf('admin-performance', 'administrator', {
    'admin-performance': look({ isFixed: true }, async (page) => {
      await showPerformance(page);
      await at('/admin/performance', /^Health score \d+ of 100/)(page);
    }),
  }),
];

const RULE = {
  name: "The day's spending nears its limit",
  measure: 'daily_spend',
  comparison: 'gt',
  threshold: 90,
};
const OVERRIDES = [
  {
    keyword: 'coffee subscription',
    channel: 'openai',
    forced_status: 'mentioned',
    reason:
      'The answer names the company by its former name, which the rules will know with the next change.',
  },
  {
    keyword: 'where do I find a bookshop in Chicago that wraps gifts and delivers on Sundays',
    channel: 'perplexity',
    forced_status: 'not_mentioned',
    reason: 'A homonym',
    until: daysAgo(-20),
  },
].map((override) => ({
  ...override,
  user: { email: 'robin.tester@northwind-books.example' },
  set_by: { email: 'admin@e2e.example' },
}));
const STATUSES = { mentioned_keywords: 3, not_mentioned_keywords: 9, percentage_mentioned: 25 };

async function openOmega(page: Page): Promise<void> {
  await reply(page, contract.admin.list_omega_overrides, {
    items: OVERRIDES,
    total: 2,
    page: 1,
    page_size: 20,
  });
  await at('/admin/omega', '2 set statuses in force')(page);
}

/** The dialog that sets a status, with everything chosen but the reason. */
async function chooseStatus(page: Page): Promise<void> {
  await reply(page, contract.admin.find_omega_keywords, {
    items: [{ keyword: 'coffee subscription' }],
    total: 1,
  });
  await reply(page, contract.admin.forecast_omega_override, {
    result: { result_state: 'not_mentioned', k: 1, n: 3 },
    report: {
      total_keywords: 12,
      total_keywords_after: 12,
      has_keyword: true,
      before: STATUSES,
      after: { mentioned_keywords: 4, not_mentioned_keywords: 8, percentage_mentioned: 33.3 },
    },
  });
  await openOmega(page);
  await page.getByRole('button', { name: 'Set a status' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['User', 'Keyword']) {
    await dialog.getByRole('combobox', { name }).click();
    await dialog.getByRole('listbox', { name }).getByRole('option').first().click();
  }
  await dialog.getByLabel('Assistant').selectOption('ChatGPT');
  await dialog.getByLabel('Status').selectOption('mentioned');
}

const STEERING_SCREENS = [
  ...screensOf('admin-rules', 'administrator', {
    'admin-rules': look({ isFixed: true }, async (page) => {
      await reply(page, contract.admin.read_warnings, {
        readings: [
          { ...RULE, value: 92.4, would_warn: true, is_cooling_down: true },
          { ...RULE, name: 'Many calls fail', measure: 'failed_answers', value: 97, would_warn: true },
          { ...RULE, name: 'Too few calls', measure: 'failed_answers' },
        ],
        warnings: [1, 2].map((days) => ({ ...RULE, value: 90 + days, warned_at: daysAgo(days) })),
      });
      await at('/admin/rules', /^\d warning rules? (is|are) met/)(page);
      await page.getByLabel('Email address').fill('anna@example.com');
      await page.getByRole('button', { name: 'Try sign-up' }).click();
      await expect(page.getByText(/^Allowed/)).toBeVisible();
    }),
  }),
  ...screensOf('admin-omega', 'administrator', {
    'admin-omega-set': look({ isFixed: true }, async (page) => {
      await chooseStatus(page);
      await expect(page.getByText('3 of 12 (25%) → 4 of 12 (33%)')).toBeVisible();
    }),
  }),
  ...screensOf('admin-tracker-config', 'administrator', {
    'admin-tracker-config-try': async (page) => {
      await openConfig(page);
      await page.getByRole('button', { name: 'Try a question' }).first().click();
      await page.getByLabel('Question', { exact: true }).fill('Which bakery is the best in Chicago?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Reply' })).toBeVisible();
    },
    'admin-tracker-config-change': async (page) => {
      await openConfig(page);
      await section(page, 'ChatGPT').getByRole('button', { name: 'Change' }).click();
      await page.getByRole('dialog').getByLabel('Question template').fill('Who?');
      await expect(page.getByText('The template must hold {keyword}')).toBeVisible();
    },
    'presence-weights': async (page) => {
      await openConfig(page);
      await section(page, 'Weights of the presence score').getByRole('button', { name: 'Change' }).click();
      await page.getByLabel('Mentioned, percent').fill('60');
      await expect(page.getByText('not 110%')).toBeVisible();
    },
  }),
];

/** What keeps the product going: providers, errors, jobs, health, rules and tests. */
export const OPERATION_SCREENS = [
  ...HEALTH_SCREENS,
  ...STEERING_SCREENS,
  ...screensOf('admin-api', 'administrator', {
    'admin-api-paused': async (page) => {
      await alterReply(page, contract.admin.list_provider_health, ([first, second, third, ...others]) => [
        {
          ...first,
          paused_until: '2030-01-01T00:00:00.000Z',
          pause_reason: 'ChatGPT asked to wait: it limits how often this account may ask.',
        },
        {
          ...second,
          recent_calls: 12,
          recent_failures: 9,
          last_failure_at: '2026-01-01T00:00:00.000Z',
          last_failure: 'Gemini did not answer within 60 seconds. Its status page may tell why.',
        },
        { ...third, is_configured: false },
        ...others,
      ]);
      await at('/admin/api', 'Paused until')(page);
    },
  }),
  ...screensOf('admin-errors', 'administrator', {
    'admin-errors': async (page) => {
      await reportError(page);
      await at('/admin/errors', 'Cannot read properties of undefined')(page);
      await page.getByText('Newest example').first().click();
    },
  }),
  ...screensOf('admin-jobs', 'administrator', {
    'admin-jobs': openJobs,
  }),
  ...screensOf('admin-function-test', 'administrator', {
    'admin-function-test-run': async (page) => {
      await at('/admin/function-test?q=tag-operations&open=tags.get_tags', 'get_tags')(page);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByText('Success')).toBeVisible();
    },
  }),
];
