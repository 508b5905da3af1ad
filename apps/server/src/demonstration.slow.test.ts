import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnalyticsReport, CHANNELS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { signIn, type TestUser } from '../test/user.ts';
import { seedDemonstration } from './demonstration.ts';
import { beginImport } from './demonstration-history.ts';
import { makeDemonstrationHistory } from './make-demonstration-history.ts';

vi.setConfig({ hookTimeout: 480_000 });

/** Two windows of 28 days and some. */
const DAYS = 60;

const folder = mkdtempSync(join(tmpdir(), 'answerscope-demonstration-'));
let app: TestApp;
let owner: TestUser;
let administrator: TestUser;
beforeAll(async () => {
  const made = join(folder, 'made');
  await makeDemonstrationHistory(made, { days: DAYS });
  app = await startTestApp({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  const account = await seedDemonstration(app.services);
  if (account === null) throw new Error('the demonstration account was there already');
  await (await beginImport(app.services, made)).ended;
  owner = await signIn(app.baseUrl, account);
  administrator = await app.newAdministrator();
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

interface Trended {
  keyword: string;
  trend: { verdict: string };
}

describe('the demonstration account', () => {
  it('has one keyword that rose on one assistant and one that fell on another, by the verdicts of its reports', async () => {
    const moved: Record<string, string> = {};
    for (const channel of CHANNELS) {
      const [newest] = (await owner.get(`/api/reports?channel=${channel}&page_size=1`)).body.items;
      const { body } = await owner.get(`/api/reports/${newest.id}`);
      for (const { keyword, trend } of body.keywords.items as Trended[])
        if (['improved', 'declined'].includes(trend.verdict)) moved[`${channel}: ${keyword}`] = trend.verdict;
    }
    expect(moved).toMatchObject({
      'openai: invoicing software for freelancers': 'improved',
      'claude: payroll software for startups': 'declined',
    });
    // Of the other 22 pairs the rate of false discoveries allows for one at most.
    expect(Object.keys(moved).length).toBeLessThanOrEqual(3);
  });

  it('has one competitor that is named more often than before and one that is named less often', async () => {
    const rows = await app.database.query<{ name: string; change: number }>(
      `with shares as (
         select o.name, r.created_at > now() - interval '28 days' as is_recent,
           sum(c.answers_naming)::float8 / count(*) as share
         from report_companies c join reports r on r.account_id = c.account_id and r.id = c.report_id
         join companies o on o.account_id = c.account_id and o.key = c.company_key
         where r.created_at > now() - interval '56 days' group by 1, 2)
       select n.name, n.share / o.share as change from shares n join shares o using (name)
       where n.is_recent and not o.is_recent`,
    );
    const change = Object.fromEntries(rows.map(({ name, change }) => [name, change]));
    expect(change.PennyPilot).toBeGreaterThan(1.2);
    expect(change.Tallybird).toBeLessThan(0.85);
  });

  it('lacks nothing in its profile, and its plan refreshes as often as its reports were written', async () => {
    const { body: profile } = await owner.get('/api/profile');
    expect(
      Object.entries(profile)
        .filter(([, value]) => value === null)
        .map(([field]) => field),
    ).toEqual([
      // A picture, the place of local services, a cap and a range of one's own are for who wants them.
      'image_url',
      'city',
      'state',
      'monthly_budget_cap_usd',
      'day_range',
    ]);
    const { body: usage } = await owner.get('/api/plan-usage');
    expect(usage.plan).toMatchObject({ name: 'Enterprise', ranking_refresh_frequency_hours: 24 });
    const [account] = await app.database.query<{ is_older: boolean; plan_since: boolean }>(
      `select u.created_at < (select min(created_at) from reports where account_id = u.id) as is_older,
         u.created_at = (select min(starts_at) from plan_grants where account_id = u.id) as plan_since
       from auth."user" u where id = $1`,
      [owner.accountId],
    );
    expect(account).toEqual({ is_older: true, plan_since: true });
  });
});

describe('reports of administrators over the demonstration', () => {
  const reportOf = async (reportType: string, dateRange: { from: string; to: string }) => {
    const { status, body } = await administrator.post('/functions/analytics-operations/generate-report', {
      reportType,
      parameters: { dateRange },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as AnalyticsReport;
  };
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

  it.each([
    ['the last 30 days', 29, 0],
    ['the 20 days before', 49, 30],
  ])('agree over %s', async (_, from, to) => {
    const range = { from: dayOf(from), to: dayOf(to) };
    const sumOf = async (type: string, measure: string) => {
      const { totals } = await reportOf(type, range);
      return totals.find(({ values }) => measure in values)?.values[measure as 'cost_usd'];
    };
    const days = from - to + 1;
    const cost = await sumOf('user-activity', 'cost_usd');
    expect(cost).toBeGreaterThan(0);
    expect(await sumOf('revenue-analytics', 'cost_usd')).toBe(cost);
    expect(await sumOf('channel-performance', 'cost_usd')).toBe(cost);
    expect(await sumOf('user-activity', 'active_users')).toBe(1);
    const runs = (await sumOf('user-activity', 'runs')) ?? 0;
    // Today's may not have begun.
    expect(days - runs).toBeLessThanOrEqual(1);
    expect(await sumOf('channel-performance', 'calls_answered')).toBe(
      await sumOf('user-activity', 'answers_received'),
    );
    expect(await sumOf('visibility-trends', 'reports')).toBe(runs * CHANNELS.length);
    expect(await sumOf('keyword-analysis', 'answers')).toBe(await sumOf('visibility-trends', 'answers'));
    const { rows } = await reportOf('channel-performance', range);
    expect(rows.reduce((sum, { values }) => sum + (values.answers ?? 0), 0)).toBe(
      await sumOf('visibility-trends', 'answers'),
    );
  });

  it('count the account from when it joined: it is in the range before, and new in neither', async () => {
    const { totals } = await reportOf('user-activity', { from: dayOf(29), to: dayOf(0) });
    expect(totals[0]?.values).toMatchObject({ users: 2, new_users: 1 });
    expect(totals[0]?.before).toMatchObject({ users: 1, new_users: 0, active_users: 1 });
  });
});
