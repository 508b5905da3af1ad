import type { Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

/** An installation in which two parts do not work and two need a look. */
const SYSTEM_HEALTH = {
  checks: [
    ['database', 'ok', 'PostgreSQL 17.2 holds 1.5 GiB and answered in 2 ms.', null],
    ['migrations', 'ok', 'The tables are of the version that runs.', null],
    [
      'workers',
      'failed',
      '4 assistants of runs have waited, one of them for 2 hours.',
      'Start a process with ROLE=worker or ROLE=both. If one runs, look for paused providers under API Management.',
    ],
    ['jobs', 'ok', 'No job is late, and none has failed for good within a week.', null],
    [
      'mail',
      'failed',
      '2 mails were given up within a week: connect ECONNREFUSED 10.0.0.7:587. The last was sent 3 days ago.',
      'Check SMTP_URL, then send a test mail.',
    ],
    ['webhooks', 'ok', 'Events arrive at the endpoints of users.', null],
    ['backup', 'warning', 'The last backup is 12 days old.', 'Run npm run backup, best every night.'],
    [
      'disk',
      'warning',
      '3.2 GiB of 80.0 GiB are free where /var/lib/answerscope lies.',
      'Make room before it is full: nothing can be written then.',
    ],
    ['memory', 'ok', 'This process holds 412 MiB of 4.0 GiB.', null],
    ['clock', 'ok', 'The clocks of this machine and of the database agree.', null],
    [
      'secrets',
      'ok',
      'AUTH_SECRET is set. These assistants have a key: ChatGPT, Claude. A key of Stripe is set.',
      null,
    ],
    ['proxy', 'ok', 'The visitor’s address is taken from 10.0.0.2.', null],
  ].map(([name, state, found, advice]) => ({ name, state, found, advice })),
  checked_at: '2026-11-25T12:00:00.000Z',
  up_since: '2026-11-20T08:30:00.000Z',
  version: '0.2.0+869',
};

/** What a product on the internet depends on: most of it answers, mail does not, one assistant has no key. */
const DEPENDENCY_HEALTH = {
  dependencies: [
    ['database', 'reachable', 'db.example:5432', '18.4', 2, 'It answers.', null],
    [
      'mail',
      'failed',
      'mail.example:587',
      null,
      null,
      'It answers, but refuses the login.',
      'Check login and password in SMTP_URL.',
    ],
    [
      'openai',
      'reachable',
      'api.openai.com',
      null,
      48,
      'It takes connections. Only a question shows whether it takes the key.',
      null,
    ],
    [
      'claude',
      'reachable',
      'api.anthropic.com',
      null,
      51,
      'It takes connections. Only a question shows whether it takes the key.',
      null,
    ],
    ['gemini', 'not_configured', null, null, null, 'It has no key, and is not asked.', 'Set GEMINI_API_KEY.'],
    [
      'perplexity',
      'failed',
      'api.perplexity.ai',
      null,
      null,
      'It did not answer within 3 seconds.',
      'Check that this machine may reach it, and whether the provider tells of a disturbance.',
    ],
    [
      'stripe',
      'reachable',
      'api.stripe.com',
      '2026-10-28.clover',
      212,
      'It answers, and takes the key.',
      null,
    ],
  ].map(([name, state, address, version, latency_ms, found, advice]) => ({
    name,
    state,
    address,
    version,
    latency_ms,
    found,
    advice,
    last_success:
      state === 'not_configured'
        ? null
        : {
            at: '2026-11-25T11:58:00.000Z',
            words: name === 'mail' ? 'A mail was handed over.' : 'This look.',
          },
    last_failure:
      state === 'failed'
        ? { at: '2026-11-25T12:00:00.000Z', words: 'A look: it did not answer within 3 seconds.' }
        : null,
  })),
  checked_at: '2026-11-25T12:00:00.000Z',
};

/** A browser in which an hour was slow, and in which something failed. */
const keepMeasured = (page: Page) =>
  page.addInitScript(() => {
    const agoMs = (minutes: number) => Date.now() - minutes * 60_000;
    const error = {
      stack: null,
      user_id: null,
      url: 'http://localhost:3000/tracker',
      user_agent: navigator.userAgent,
    };
    const alert = {
      rule_name: 'High Error Rate',
      message: '33.3% over 5 minutes, above 5%',
      severity: 'high',
    };
    const kept = {
      'monitoring-errors': [
        {
          ...error,
          id: 'a',
          message: 'HTTP 503: Service Unavailable',
          level: 'error',
          at_ms: agoMs(3),
          metadata: { method: 'GET', endpoint: '/api/reports/{id}', status: 503 },
        },
        {
          ...error,
          id: 'b',
          message: 'HTTP 409: Conflict',
          level: 'warning',
          at_ms: agoMs(9),
          metadata: { method: 'POST', endpoint: '/api/runs', status: 409 },
        },
      ],
      'monitoring-alerts': [
        { ...alert, id: 'c', at_ms: agoMs(200), resolved: true },
        { ...alert, id: 'd', at_ms: agoMs(2), resolved: false },
      ],
      'monitoring-rules': [{ id: 'error-rate', enabled: true, last_triggered_ms: agoMs(2) }],
    };
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    const call = (endpoint: string, response_time_ms: number, status_code = 200) => ({
      endpoint,
      response_time_ms,
      status_code,
      at_ms: agoMs(4),
    });
    const calls = [
      call('/api/reports/{id}', 2_870, 503),
      call('/api/runs', 640, 409),
      call('/api/keywords', 180),
      call('/api/dashboard', 420),
    ];
    sessionStorage.setItem('monitoring-calls', JSON.stringify(calls));
  });

/** What an installation, what it needs and the browser itself are like. */
export const ADMIN_HEALTH_SCREENS: readonly Screen[] = [
  {
    name: 'admin-system-health',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/system-health', (route) => route.fulfill({ json: SYSTEM_HEALTH }));
      await at('/admin/system-health', '2 parts do not work')(page);
    },
  },
  {
    name: 'admin-system-health-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/system-health');
      await at('/admin/system-health', 'Looking at the installation...')(page);
    },
  },
  {
    name: 'admin-system-health-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/system-health');
      await atFailure('/admin/system-health', 'The installation could not be looked at')(page);
    },
  },
  {
    name: 'admin-dependency-health',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/dependency-health', (route) =>
        route.fulfill({ json: DEPENDENCY_HEALTH }),
      );
      await at('/admin/dependency-health', '2 dependencies do not work')(page);
    },
  },
  {
    name: 'admin-dependency-health-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/dependency-health');
      await at('/admin/dependency-health', 'Looking at the dependencies...')(page);
    },
  },
  {
    name: 'admin-dependency-health-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/dependency-health');
      await atFailure('/admin/dependency-health', 'The dependencies could not be looked at')(page);
    },
  },
  {
    name: 'admin-error-monitoring',
    as: 'administrator',
    open: async (page) => {
      await keepMeasured(page);
      await at('/admin/error-monitoring', 'HTTP 503: Service Unavailable')(page);
      await page.getByText('Newest example').first().click();
    },
  },
  {
    name: 'admin-error-monitoring-empty',
    as: 'administrator',
    open: at('/admin/error-monitoring', 'Nothing lowers the score'),
  },
];
