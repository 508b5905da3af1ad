import {
  ANALYTICS_REPORT_TYPES,
  type AnalyticsReport,
  analyticsContract,
  ownAnalyticsContract,
} from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey } from '../../../test/api-key.ts';
import type { Owned } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { daysAgo, type ReportApp, startReportApp } from '../reports/report.fixture.ts';
import { removeExpiredAnalyticsReports } from './kept-analytics-reports.jobs.ts';

let app: Owned<ReportApp>;
let administrator: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await startReportApp();
  administrator = await app.newAdministrator();
  reader = await app.newReader(['crm for teams', 'best crm']);
  for (const [at, second] of [
    // In the same place of the thirty days before.
    [daysAgo(31), 'no'],
    [daysAgo(1), 'yes'],
  ] as const)
    await app.reportOf(reader, {
      at,
      samples: { 'crm for teams': ['yes', 'yes'], 'best crm': ['no', second] },
      competitor: '=Rival',
    });
  await leaveAttempts();
  await leavePayments();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from analytics_reports');
  await app.database.query("delete from rate_buckets where key not like 'provider:%'");
});

/** A call for each answer that a run was left with, and one that failed. */
async function leaveAttempts(): Promise<void> {
  await app.database.query(
    `insert into check_attempts (account_id, id, run_id, channel, keyword_id, sample_no, attempt_no, epoch, state,
       reserved_microdollars, cost_microdollars, asked_at, deadline_at)
     select account_id, id, run_id, channel, keyword_id, sample_no, 1, 0, 'answered', 0, cost_microdollars, asked_at, asked_at
     from answers where account_id = $1`,
    [reader.accountId],
  );
  await app.database.query(
    `insert into check_attempts (account_id, id, run_id, channel, keyword_id, sample_no, attempt_no, epoch, state,
       reserved_microdollars, cost_microdollars, asked_at, deadline_at)
     select account_id, $2, run_id, channel, keyword_id, sample_no, 2, 0, 'failed', 0, 5000, asked_at, asked_at
     from answers where account_id = $1 order by asked_at desc limit 1`,
    [reader.accountId, newId()],
  );
}

async function leavePayments(): Promise<void> {
  for (const [days, currency, paid, refunded, plan] of [
    [2, 'usd', 4_900, 0, 'Professional'],
    [3, 'usd', 14_900, 900, 'Enterprise'],
    [3, 'eur', 4_500, 0, null],
    [40, 'usd', 4_900, 0, 'Professional'],
    // As a trial begins: nobody pays it.
    [4, 'usd', 0, 0, 'Professional'],
  ] as const)
    await app.database.query(
      `insert into payments (account_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency,
         created_at, paid_at, plan_id)
       values ($1, $2, 'paid', $3, $3, $4, $5, $6, $6, (select id from plans where name = $7))`,
      [reader.accountId, `in_${newId()}`, paid, refunded, currency, daysAgo(days), plan],
    );
}

const call = (operation: string, body: object = {}, who: TestUser = administrator) =>
  who.post(`/functions/analytics-operations/${operation}`, body);
const generate = async (reportType: string, parameters: object = {}) => {
  const reply = await call('generate-report', { reportType, parameters });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body as {
    data: AnalyticsReport;
    fromCache: boolean;
    generationTime: number;
    expires_at: string;
  };
};
const reportOf = async (reportType: string) => (await generate(reportType)).data;
const day = (at: Date) => at.toISOString().slice(0, 10);

describe('a report over all users', () => {
  it('says how often answers name the company, beside the range before', async () => {
    const { totals, rows, charts } = await reportOf('visibility-trends');
    expect(totals[0]?.values).toMatchObject({
      reports: 1,
      answers: 4,
      named: 3,
      rate: 0.75,
      newly_named: 1,
      no_longer_named: 0,
    });
    expect(totals[0]?.before).toMatchObject({ reports: 1, answers: 4, named: 2, rate: 0.5, newly_named: 0 });
    expect(rows.map(({ name, values, before }) => [name, values.rate, before.rate])).toEqual([
      [day(daysAgo(1)), 0.75, 0.5],
    ]);
    const known = charts[0]?.days.filter(({ value }) => value !== null);
    expect(known?.map(({ day, value }) => [day, value])).toEqual([[day(daysAgo(1)), 0.75]]);
    expect(charts[0]?.days.filter(({ before }) => before !== null).map(({ before }) => before)).toEqual([
      0.5,
    ]);
  });

  it('says how each assistant answered, and what it cost', async () => {
    const { totals, rows } = await reportOf('channel-performance');
    expect(totals[0]?.values).toMatchObject({
      calls: 5,
      calls_answered: 4,
      calls_failed: 1,
      answered_share: 0.8,
      median_ms: 1,
      cost_usd: 0.045,
    });
    expect(totals[0]?.before).toMatchObject({ calls: 4, calls_failed: 0, cost_usd: 0.04 });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'ChatGPT', values: { calls: 5, answers: 4, named: 3 } });
  });

  it('says what people track, by search intent', async () => {
    await app.database.query("update keywords set search_intent = 'local' where keyword = 'best crm'");
    const { totals, rows } = await reportOf('keyword-analysis');
    expect(totals[0]?.values).toMatchObject({
      keywords: 2,
      keywords_added: 2,
      keywords_measured: 2,
      answers: 4,
    });
    expect(totals[0]?.before).toMatchObject({ keywords: 0, keywords_added: 0 });
    expect(rows.find(({ name }) => name === 'Local')?.values).toMatchObject({
      keywords: 1,
      answers: 2,
      named: 1,
    });
  });

  it('says how many accounts there are, which are new and which had a run, by plan', async () => {
    const { totals, rows } = await reportOf('user-activity');
    expect(totals[0]?.values).toMatchObject({ users: 2, new_users: 2, active_users: 1, runs: 1 });
    // What ran is counted whenever its account is said to have joined.
    expect(totals[0]?.before).toMatchObject({ users: 0, new_users: 0, active_users: 1, runs: 1 });
    expect(rows.map(({ name, values }) => [name, values.active_users])).toEqual(
      expect.arrayContaining([
        ['Professional', 1],
        ['Free', 0],
      ]),
    );
  });

  it('says one cost of answers, that of every call, wherever it stands', async () => {
    const costs = new Set<number | null | undefined>();
    for (const reportType of ['channel-performance', 'user-activity', 'revenue-analytics'])
      for (const { values } of (await reportOf(reportType)).totals)
        if ('cost_usd' in values) costs.add(values.cost_usd);
    expect([...costs]).toEqual([0.045]);
  });

  it('says which competitors are named most', async () => {
    const { totals, rows } = await reportOf('competitive-analysis');
    expect(totals[0]?.values).toMatchObject({ brand_mentions: 3, competitor_mentions: 4, companies: 1 });
    expect(totals[0]?.values.share_of_voice).toBeCloseTo(3 / 7);
    expect(rows).toEqual([
      {
        name: '=Rival',
        currency: null,
        values: { companies: 1, answers_naming: 4, answers_naming_without_brand: 1, mentions: 4 },
        before: { companies: 1, answers_naming: 4, answers_naming_without_brand: 2, mentions: 4 },
      },
    ]);
  });

  it('counts what was paid as the dashboard of administrators does', async () => {
    const { body } = await administrator.post('/functions/admin-operations', {
      operation: 'get_admin_analytics',
      data: {},
    });
    const dayBefore = (days: number) => daysAgo(days).toISOString().slice(0, 10);
    expect(body.data).toMatchObject({
      payment_mode: 'not_configured',
      revenue: [
        { currency: 'eur', paid_cents: 4_500, days: [{ day: dayBefore(3), paid_cents: 4_500 }] },
        {
          currency: 'usd',
          paid_cents: 19_800,
          days: [
            { day: dayBefore(3), paid_cents: 14_900 },
            { day: dayBefore(2), paid_cents: 4_900 },
          ],
        },
      ],
    });
    const { totals } = await reportOf('revenue-analytics');
    expect(
      totals
        .flatMap(({ currency, values }) => (currency === null ? [] : [[currency, values.paid]]))
        .toSorted(),
    ).toEqual([
      ['eur', 4_500],
      ['usd', 19_800],
    ]);
  });

  it('says what was paid, and never adds one currency to another', async () => {
    const { totals, rows, charts } = await reportOf('revenue-analytics');
    expect(totals.map(({ currency, values, before }) => [currency, values.paid, before.paid])).toEqual([
      ['eur', 4_500, 0],
      ['usd', 19_800, 4_900],
      [null, undefined, undefined],
    ]);
    expect(totals[1]?.values).toMatchObject({ payments: 2, payers: 1, refunded: 900, disputed: 0 });
    expect(
      rows.map(({ name, currency, values, before }) => [name, currency, values.paid, before.paid]),
    ).toEqual([
      ['No plan known', 'eur', 4_500, 0],
      ['Enterprise', 'usd', 14_900, 0],
      ['Professional', 'usd', 4_900, 4_900],
    ]);
    expect(charts.map(({ measure, currency }) => [measure, currency])).toEqual([
      ['paid', 'eur'],
      ['paid', 'usd'],
    ]);
  });
});

describe('the cache of reports', () => {
  it('gives a report again as it was made, until it is cleared, and the audit tells who cleared it', async () => {
    const made = await generate('user-activity');
    expect(made).toMatchObject({ fromCache: false });
    expect(made.generationTime).toBeGreaterThan(0);
    await app.newUser();
    const again = await generate('user-activity');
    expect(again).toMatchObject({ fromCache: true, data: made.data, expires_at: made.expires_at });
    expect((await generate('visibility-trends')).fromCache).toBe(false);
    expect((await call('health-check')).body).toMatchObject({
      status: 'healthy',
      cacheSize: 2,
      operations: Object.keys(analyticsContract),
    });
    expect((await call('clear-cache')).body).toEqual({ success: true, cleared: 2 });
    const anew = await generate('user-activity');
    expect(anew.fromCache).toBe(false);
    expect(anew.data.totals[0]?.values.users).toBe((made.data.totals[0]?.values.users ?? 0) + 1);
    const [audited] = await app.database.query(
      "select actor_id, before, after from audit_logs where action = 'clear_report_cache'",
    );
    expect(audited).toEqual({ actor_id: administrator.accountId, before: { kept: 2 }, after: { kept: 0 } });
  });

  it('makes a report anew where what was kept is of another version of the product', async () => {
    const { data } = await generate('user-activity');
    await app.database.query("update analytics_reports set report = report - 'charts'");
    const anew = await generate('user-activity');
    expect(anew).toMatchObject({ fromCache: false, data: { charts: data.charts } });
    expect((await generate('user-activity')).fromCache).toBe(true);
  });

  it('keeps a report for ten minutes and no longer, and not more than a hundred of them', async () => {
    const { data, expires_at } = await generate('user-activity');
    expect(Date.parse(expires_at) - Date.parse(data.made_at)).toBe(600_000);
    await app.database.query("update analytics_reports set expires_at = now() - interval '1 second'");
    expect((await generate('user-activity')).fromCache).toBe(false);
    await app.database.query("update analytics_reports set expires_at = now() + interval '1 hour'");
    const removeAfter = (minutes: number) =>
      removeExpiredAnalyticsReports.run(
        {
          servicePool: app.services.database.servicePool,
          now: () => new Date(Date.now() + minutes * 60_000),
        },
        {},
      );
    const kept = () => app.database.query('select 1 from analytics_reports');
    await removeAfter(59);
    expect(await kept()).toHaveLength(1);
    await removeAfter(61);
    expect(await kept()).toEqual([]);
    await app.database.query(
      `insert into analytics_reports (report_type, from_day, to_day, report, made_at, expires_at)
       select 'user-activity', date '2020-01-01' + n, date '2020-01-01' + n, '{}', now() - interval '1 minute' * n, now() + interval '1 hour'
       from generate_series(1, 150) n`,
    );
    await generate('visibility-trends');
    expect((await call('health-check')).body.cacheSize).toBe(100);
  });
});

describe('a report as a file', () => {
  it('is CSV whose names are no formulas, or JSON', async () => {
    const csv = (await call('export-data', { dataType: 'competitive-analysis', format: 'csv' })).body;
    expect(csv.file_name).toMatch(/^competitive-analysis-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.content).toContain("'=Rival");
    expect(csv.content).toContain('Mentions,"Mentions, range before"');
    const json = (await call('export-data', { dataType: 'competitive-analysis', format: 'json' })).body;
    expect(JSON.parse(json.content)).toEqual(await reportOf('competitive-analysis'));
  });
});

describe('asking for a report', () => {
  it('needs a range of at most a year that is in order and not ahead', async () => {
    const refused = async (from: string, to: string) => {
      const parameters = { dateRange: { from, to } };
      return expectClosedError(
        await call('generate-report', { reportType: ANALYTICS_REPORT_TYPES[0], parameters }),
        400,
      ).details?.fields;
    };
    expect(await refused('2026-01-02', '2026-01-01')).toEqual({
      'parameters.dateRange.to': ['The last day must not be before the first'],
    });
    expect(await refused('2024-01-01', '2026-01-01')).toEqual({
      'parameters.dateRange.from': ['A range has at most 366 days'],
    });
    const days = (dateRange: number) =>
      call('generate-report', { reportType: ANALYTICS_REPORT_TYPES[0], parameters: { dateRange } });
    expect((await days(7)).body.data).toMatchObject({
      range: { from: day(daysAgo(6)), to: day(new Date()) },
    });
    for (const none of [0, 367, 1.5]) expectClosedError(await days(none), 400);
    expect(await refused(day(new Date()), day(daysAgo(-2)))).toEqual({
      'parameters.dateRange.to': ['The last day must not be after today (UTC)'],
    });
  });

  it('is for administrators alone: at the same address a user gets their own four', async () => {
    const own = (await call('generate-report', { reportType: 'keyword-analysis' }, reader)).body;
    expect(own.data.report_type).toBe('keyword-analysis');
    expect(own).toEqual({
      ...(
        await reader.post('/functions/my-analytics-operations/generate-report', {
          reportType: 'keyword-analysis',
        })
      ).body,
      fromCache: false,
      generationTime: own.generationTime,
    });
    expect((await call('health-check', {}, reader)).body).toMatchObject({ cacheSize: 1 });
    expect((await call('clear-cache', {}, reader)).body).toEqual({ success: true, cleared: 1 });
    for (const reportType of ['user-activity', 'revenue-analytics'])
      expectClosedError(await call('generate-report', { reportType }, reader), 400);
  });

  it('is never given to an API key: at the same address it gets its user’s own', async () => {
    const program = await newKey(app.baseUrl, reader, { scope: 'read' });
    const asked = { reportType: 'keyword-analysis' };
    const { data } = (await call('generate-report', asked, reader)).body;
    const at = (operation: string, body: object = {}) =>
      program.call('POST', `/functions/analytics-operations/${operation}`, body);
    const own = await at('generate-report', asked);
    expect(own.status, JSON.stringify(own.body)).toBe(200);
    expect({ ...own.body.data, made_at: data.made_at }).toEqual(data);
    expect((await at('export-data', { dataType: 'keyword-analysis', format: 'json' })).status).toBe(200);
    expect((await at('health-check')).body.operations).toEqual(Object.keys(ownAnalyticsContract));
    expectClosedError(await at('generate-report', { reportType: 'user-activity' }), 400);
    expect(expectClosedError(await at('clear-cache'), 403).details?.reason).toBe('api_key_read_only');
  });

  it('leaves no trace of an administrator', async () => {
    const acts = () => app.database.query('select id from audit_logs');
    const before = (await acts()).length;
    for (const reportType of ANALYTICS_REPORT_TYPES) await generate(reportType);
    expect(await acts()).toHaveLength(before);
  });
});
