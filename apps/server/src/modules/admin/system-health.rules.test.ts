import { SYSTEM_CHECKS, type SystemCheckName } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { gradeSystem, type SystemFacts } from './system-health.rules.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const GIB = 1024 ** 3;

const WELL: SystemFacts = {
  now,
  database: { version: '17.2', bytes: 1.5 * GIB, answeredMs: 1.2, now },
  otherTables: null,
  waiting: { count: 0, since: null },
  jobs: { overdue: 0, since: null, failed: 0 },
  mail: { isSentBySmtp: true, waitingSince: null, givenUp: 0, lastSentAt: ago(180), error: null },
  webhooks: { failing: 0, since: null, givenUp: 0 },
  backupAt: ago(60 * 24 * 2),
  isBackupNightly: true,
  disks: [{ folder: '/data', free: 50 * GIB, size: 100 * GIB }],
  memory: { used: 0.2 * GIB, size: 8 * GIB },
  settings: {
    isDemonstration: false,
    isSecretGiven: true,
    channels: ['openai', 'gemini'],
    takesPayments: false,
    baseUrl: 'https://answers.example.com',
    trustedProxies: ['10.0.0.2'],
  },
  address: '203.0.113.7',
};

const graded = (name: SystemCheckName, facts: Partial<SystemFacts>) => {
  const check = gradeSystem({ ...WELL, ...facts }).find((one) => one.name === name);
  if (check === undefined) throw new Error(`${name} was not looked at`);
  return check;
};

describe('how an installation is', () => {
  it('is well where nothing is wrong, and each part is named once', () => {
    const checks = gradeSystem(WELL);
    expect(checks.map(({ name }) => name)).toEqual(SYSTEM_CHECKS);
    expect(checks.filter(({ state, advice }) => state !== 'ok' || advice !== null)).toEqual([]);
    expect(graded('database', {}).found).toBe('PostgreSQL 17.2 holds 1.5 GiB and answered in 1 ms.');
    expect(graded('mail', {}).found).toBe('Emails go to the SMTP server. The last was sent 3 hours ago.');
    expect(graded('webhooks', {}).found).toBe('Events reach users’ endpoints.');
    expect(graded('webhooks', { webhooks: { failing: 0, since: null, givenUp: 1 } }).found).toBe(
      'One event failed permanently within a day.',
    );
    expect(graded('webhooks', { webhooks: { failing: 1, since: ago(90), givenUp: 0 } }).found).toBe(
      'One user endpoint doesn’t receive events, the first for 1 hour. No event failed permanently within a day.',
    );
    expect(graded('backup', {}).found).toBe('The last backup is 2 days old.');
    expect(graded('backup', { backupAt: ago(60 * 24 * 7), isBackupNightly: false }).state).toBe('ok');
    expect(graded('secrets', {}).found).toContain('ChatGPT, Gemini');
  });

  it.each<[SystemCheckName, 'warning' | 'failed', Partial<SystemFacts>]>([
    ['database', 'warning', { database: { ...WELL.database, answeredMs: 900 } }],
    ['migrations', 'failed', { otherTables: { version: 'newer', since: ago(5).toISOString() } }],
    ['migrations', 'failed', { otherTables: { version: 'unknown', since: null } }],
    ['workers', 'failed', { waiting: { count: 2, since: ago(30).toISOString() } }],
    ['jobs', 'failed', { jobs: { overdue: 3, since: ago(6), failed: 0 } }],
    ['jobs', 'warning', { jobs: { overdue: 1, since: ago(1), failed: 1 } }],
    ['mail', 'failed', { mail: { ...WELL.mail, givenUp: 1, error: 'connect ECONNREFUSED' } }],
    ['mail', 'failed', { mail: { ...WELL.mail, waitingSince: ago(10) } }],
    ['mail', 'warning', { mail: { ...WELL.mail, isSentBySmtp: false } }],
    ['webhooks', 'warning', { webhooks: { failing: 2, since: ago(90), givenUp: 3 } }],
    ['backup', 'warning', { backupAt: null }],
    ['backup', 'warning', { backupAt: ago(60 * 24 * 2 + 1) }],
    ['backup', 'warning', { backupAt: ago(60 * 24 * 7 + 1), isBackupNightly: false }],
    ['disk', 'warning', { disks: [...WELL.disks, { folder: '/pg', free: 5 * GIB, size: 100 * GIB }] }],
    ['disk', 'failed', { disks: [{ folder: '/data', free: 1024, size: 100 * GIB }] }],
    ['memory', 'warning', { memory: { used: 7 * GIB, size: 8 * GIB } }],
    ['clock', 'warning', { database: { ...WELL.database, now: new Date(now.getTime() + 5_000) } }],
    ['clock', 'failed', { database: { ...WELL.database, now: ago(1) } }],
    ['secrets', 'warning', { settings: { ...WELL.settings, isDemonstration: true, channels: [] } }],
    ['proxy', 'warning', { address: '127.0.0.1', settings: { ...WELL.settings, trustedProxies: [] } }],
    ['proxy', 'warning', { settings: { ...WELL.settings, baseUrl: 'http://answers.example.com' } }],
  ])('%s: %s, and says what to do', (name, state, facts) => {
    const check = graded(name, facts);
    expect(check.state).toBe(state);
    expect(check.advice).toMatch(/^[A-Z].+\.$/);
  });

  it('tells the fullest disk, ages in their largest unit, and why mails fail', () => {
    expect(
      graded('disk', { disks: [...WELL.disks, { folder: '/pg', free: GIB, size: 100 * GIB }] }).found,
    ).toBe('1.0 GiB of 100 GiB is free at /pg.');
    expect(graded('workers', { waiting: { count: 1, since: ago(61).toISOString() } }).found).toBe(
      'One assistant of a run has waited for 1 hour.',
    );
    expect(graded('mail', { mail: { ...WELL.mail, givenUp: 2, error: 'connect ECONNREFUSED' } }).found).toBe(
      '2 emails failed permanently within a week (connect ECONNREFUSED). The last was sent 3 hours ago.',
    );
  });

  it('says whether plans can be bought', () => {
    const found = (settings: Partial<SystemFacts['settings']>) =>
      graded('secrets', { settings: { ...WELL.settings, ...settings } }).found;
    expect(found({ isDemonstration: true, channels: [] })).toMatch(/Payments are simulated\.$/);
    expect(found({})).toMatch(/No Stripe key is set, so plans can’t be bought\.$/);
    expect(found({ takesPayments: true })).toMatch(/A Stripe key is set\.$/);
  });

  it('takes a proxy on the machine itself for none where people use localhost', () => {
    const settings = { ...WELL.settings, baseUrl: null, trustedProxies: [] };
    expect(graded('proxy', { address: '127.0.0.1', settings }).state).toBe('ok');
  });
});
