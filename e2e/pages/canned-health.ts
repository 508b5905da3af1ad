import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { reply } from './replies.ts';

/** An installation in which two parts are failing and one needs attention. */
export const showSystemHealth = (page: Page) =>
  reply(page, contract.admin.get_system_health, {
    checks: [
      { name: 'database', found: 'PostgreSQL 17.2 holds 1.5 GiB and answered in 2 ms.' },
      {
        name: 'workers',
        state: 'failed',
        found: '4 assistants of runs have waited, one of them for 2 hours.',
        advice: 'Start a process with ROLE=worker or ROLE=both. If one runs, look for paused providers.',
      },
      {
        name: 'mail',
        state: 'failed',
        found: '2 emails failed permanently within a week (connect ECONNREFUSED 10.0.0.7:587).',
        advice: 'Check SMTP_URL, then send a test email.',
      },
      {
        name: 'disk',
        state: 'warning',
        found: '3.2 GiB of 80.0 GiB is free at /var/lib/answerscope.',
        advice: 'Free some space. Nothing can be written to a full disk.',
      },
    ],
    version: '0.1.0',
  });

const times = (name: string, kind: string, calls: number, average_ms: number) => ({
  name,
  kind,
  calls,
  client_errors: calls > 1_000 ? 12 : 0,
  average_ms,
  p50_ms: average_ms * 0.8,
  p95_ms: calls < 20 ? null : average_ms * 2.4,
  p99_ms: calls < 100 ? null : average_ms * 5.1,
});
const REQUESTS = [
  times('keywords.list_keywords', 'call', 4_812, 14.2),
  times('checks.check_visibility', 'call', 61, 8_420),
  times('page', 'page', 803, 22),
  times('asset', 'file', 12, 0.7),
];

const processOf = (role: string, cpu_percent: number) => ({
  role,
  event_loop_p99_ms: 1.8,
  event_loop_worst_ms: 92.4,
  cpu_percent,
  memory_percent: 71.5,
  rss_bytes: 312_000_000,
  heap_used_bytes: 141_000_000,
  heap_limit_bytes: 4_340_000_000,
  pools: [
    { name: 'app', max: 20, in_use: 9, idle: 6 },
    { name: 'service', max: 6, in_use: 6, waiting: 3 },
  ],
});

/** An hour of a busy installation. */
export async function showPerformance(page: Page): Promise<void> {
  const now_ms = Date.now();
  await reply(page, contract.admin.get_performance, {
    window: '60m',
    summary: { calls: 6_755, server_errors: 3, error_rate: 0.33, average_ms: 96.1, p95_ms: 214 },
    health: { score: 90, deductions: [{ measure: 'memory', value: 71.5, above: 60, points: 10 }] },
    memory_percent: 71.5,
    cpu_percent: 31.2,
    points: Array.from({ length: 60 }, (_, minute) => ({
      from: new Date(now_ms - (59 - minute) * 60_000).toISOString(),
      calls: minute === 12 ? 0 : Math.round(110 + 60 * Math.sin(minute / 7)),
      errors: minute % 9 === 0 ? 2 : 0,
      average_ms: minute === 12 ? null : 80 + 50 * Math.cos(minute / 5) ** 2,
      p95_ms: minute === 12 ? null : 210,
    })),
    requests: REQUESTS,
    slowest: REQUESTS.filter(({ kind }) => kind === 'call'),
    generation: { total: 42, succeeded: 38, refused: 1, failed: 3, success_rate: 90.5, average_ms: 8_240 },
    processes: [processOf('api', 12.4), processOf('worker', 18.8)],
    browsers: {
      vitals: [
        { name: 'LCP', samples: 212, p75: 1_240, good_percent: 91.5, poor_percent: 8.5 },
        { name: 'CLS', samples: 12 },
      ],
      pages: [
        { path: '/tracker/keywords/$keywordId', samples: 120, lcp_p75: 1_320, inp_p75: 280, cls_p75: 0.02 },
      ],
      events: [{ type: 'navigation', samples: 402, p50_ms: 64, p75_ms: 118 }],
      actions: [{ action: 'login', times: 31 }],
    },
  });
  await reply(page, contract.admin.get_telemetry_metrics, {
    avgResponseTime: 214,
    totalOperations: 1_420,
    successRate: 98.9,
    errorCount: 9,
    activeUsers: 61,
    sessionDuration: 412_000,
    featureUsage: [{ feature: 'check-visibility', times: 48 }],
    aiGenerations: 60,
    aiSuccessRate: 90,
    avgGenerationTime: 8_240,
    promptUsage: [{ prompt: 'check-visibility', times: 48 }],
    componentMetrics: [
      { component: '/tracker/keywords/$id', times: 402, average_ms: 118, errors: 2 },
      { component: '/login', times: 40 },
    ],
  });
  const select = 'select keyword_id, count(*) from answers where account_id = $1 and created_at > $2';
  await reply(page, contract.admin.list_slow_statements, {
    state: 'read',
    hidden: 3,
    statements: [{ id: '1', statement: select, calls: 120, average_ms: 84.2, total_ms: 10_104, rows: 360 }],
  });
}
