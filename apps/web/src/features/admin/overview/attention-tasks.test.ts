import type { AdminAttention } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { attentionTasks } from './attention-tasks.ts';

const WELL: AdminAttention = {
  paused_providers: [],
  today: { spent_usd: 7, reserved_usd: 0.9, limit_usd: 10 },
  waiting: { count: 0, since: null },
  failed_mails: 0,
  failed_jobs: 0,
  open_errors: 0,
  open_disputes: 0,
  failing_subscriptions: 0,
  plan_conflicts: 0,
  pending_comments: 0,
  late_backup: null,
  other_tables: null,
  waiting_events: { count: 0, since: null },
  health: [],
  met_rules: [],
};

const titles = (change: Partial<AdminAttention>) =>
  attentionTasks({ ...WELL, ...change }).map(({ title }) => title);

it('says nothing while all is well', () => {
  expect(titles({})).toEqual([]);
});

it('says what needs somebody, with its number', () => {
  const paused_until = '2026-03-02T10:00:00.000Z';
  expect(
    titles({
      paused_providers: [{ channel: 'openai', reason: 'invalid_key', paused_until }],
      waiting: { count: 2, since: paused_until },
      failed_mails: 1,
      failed_jobs: 3,
      open_errors: 1,
      open_disputes: 1,
      failing_subscriptions: 2,
      plan_conflicts: 1,
      pending_comments: 2,
    }),
  ).toEqual([
    'ChatGPT is paused',
    '2 checks wait for a worker',
    '1 disputed payment to answer',
    '2 subscriptions have a failed payment',
    '1 plan conflicts with a subscription',
    '1 email could not be sent',
    '3 jobs failed this week',
    '1 open error',
    '2 comments wait for approval',
  ]);
});

it('says what System Health says, once, and which warning rules are met', () => {
  const mail = {
    name: 'mail',
    state: 'warning',
    found: 'Mails are files.',
    advice: 'Set SMTP_URL.',
  } as const;
  expect(titles({ health: [mail] })).toEqual(['Email: needs attention']);
  expect(titles({ health: [mail], failed_mails: 1 })).toEqual(['1 email could not be sent']);
  expect(titles({ met_rules: ['Errors', 'Memory'] })).toEqual(['2 warning rules are met: Errors, Memory']);
});

it('counts what is set aside to the limit of the day', () => {
  expect(titles({ today: { spent_usd: 7, reserved_usd: 1, limit_usd: 10 } })).toEqual([
    '$8.00 of $10.00 used today',
  ]);
});

it.each([
  [
    { late_backup: { is_first: false, is_nightly: false } },
    'The last backup is more than a week old',
    '/admin/system-health',
  ],
  [
    { late_backup: { is_first: false, is_nightly: true } },
    'The nightly backup is missing',
    '/admin/system-health',
  ],
  [{ late_backup: { is_first: true, is_nightly: true } }, 'No backup was ever made', '/admin/system-health'],
  [
    { other_tables: { version: 'newer' } },
    'The database is newer than the running version',
    '/admin/system-health',
  ],
  [
    { other_tables: { version: 'older' } },
    'The database is older than the running version',
    '/admin/system-health',
  ],
  [{ other_tables: { version: 'unknown' } }, 'Another version set up the database', '/admin/system-health'],
  [{ waiting_events: { count: 1 } }, '1 payment event is not processed', '/admin/stripe'],
  [{ waiting: { count: 1 } }, '1 check waits for a worker', '/admin/system-health'],
] as const)('says of %o since when, and where it is mended', (given, title, page) => {
  const since = '2026-03-02T10:00:00.000Z';
  const [[name, fact]] = Object.entries(given) as [[string, object]];
  const tasks = attentionTasks({ ...WELL, [name]: { ...fact, since } });
  expect(tasks).toEqual([expect.objectContaining({ title, page, since })]);
});
