import { type AnalyticsReport, OWN_REPORT_TYPES, ownAnalyticsContract } from '@answerscope/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { viewAs } from '../../../test/view-as.ts';
import { daysAgo, sharedReportApp } from '../reports/report.fixture.ts';
import { removeExpiredAnalyticsReports } from './kept-analytics-reports.jobs.ts';

const app = sharedReportApp();
let reader: TestUser;
let other: TestUser;
beforeAll(async () => {
  reader = await app.newReader(['crm for teams', 'best crm']);
  other = await app.newReader(['crm for teams']);
  for (const [at, second] of [
    // In the same place of the thirty days before.
    [daysAgo(31), 'no'],
    [daysAgo(1), 'yes'],
  ] as const)
    await leaveReport(reader, at, { 'crm for teams': ['yes', 'yes'], 'best crm': ['no', second] });
  await app.leaveRun(reader, {
    at: daysAgo(2),
    channel: 'claude',
    samples: { 'crm for teams': ['no', 'no'] },
  });
  await app.writeReports();
  // Of somebody else, on the same days: it must be in no number of the reader's.
  await leaveReport(other, daysAgo(1), { 'crm for teams': ['no', 'no', 'no'] }, 'Secret Ltd');
});
beforeEach(async () => {
  await app.database.query('delete from own_analytics_reports');
  await app.database.query("delete from rate_buckets where key not like 'provider:%'");
});

const leaveReport = (
  who: TestUser,
  at: Date,
  samples: Record<string, readonly ('yes' | 'no')[]>,
  competitor = '=Rival',
) => app.reportOf(who, { at, samples, competitor });

const call = (operation: string, body: object = {}, who: Pick<TestUser, 'post'> = reader) =>
  who.post(`/functions/my-analytics-operations/${operation}`, body);
const generate = async (
  reportType: string,
  { who, parameters = {} }: { who?: Pick<TestUser, 'post'>; parameters?: object } = {},
) => {
  const reply = await call('generate-report', { reportType, parameters }, who);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body as {
    data: AnalyticsReport;
    fromCache: boolean;
    generationTime: number;
    expires_at: string;
  };
};
const reportOf = async (reportType: string, who?: TestUser) =>
  (await generate(reportType, who === undefined ? {} : { who })).data;
const day = (at: Date) => at.toISOString().slice(0, 10);

describe('a report over one’s own rows', () => {
  it('says how often answers name the user, beside the range before', async () => {
    const { totals, rows, charts } = await reportOf('visibility-trends');
    expect(totals[0]?.values).toMatchObject({ reports: 2, answers: 6, named: 3, rate: 0.5, newly_named: 1 });
    // Too few checks to be compared, as on every page.
    expect(totals[0]?.before).toMatchObject({ reports: 1, answers: 4, named: 2, rate: null });
    expect(rows.map(({ name, values, before }) => [name, values.rate, before.rate])).toEqual([
      [day(daysAgo(1)), 0.75, null],
      [day(daysAgo(2)), 0, null],
      [day(daysAgo(3)), null, 0.5],
    ]);
    const known = charts[0]?.days.filter(({ value }) => value !== null);
    expect(known?.map(({ value, answers }) => [value, answers])).toEqual([
      [0, 2],
      [0.75, 4],
    ]);
    expect(known?.[1]?.low).toBeLessThan(0.75);
  });

  it('counts keywords by what they are at the end of the days against their beginning, not every flip', async () => {
    const who = await app.newReader(['flips', 'gained', 'lost', 'new']);
    const said = (flips: boolean, isLate: boolean) => ({
      flips: [flips ? 'yes' : 'no'] as const,
      gained: [isLate ? 'yes' : 'no'] as const,
      lost: [isLate ? 'no' : 'yes'] as const,
    });
    await app.leaveRun(who, { at: daysAgo(40), samples: said(true, false) });
    for (const age of [20, 16, 12, 8])
      await app.leaveRun(who, {
        at: daysAgo(age),
        samples: { ...said(age % 8 === 0, age < 14), new: ['yes'] },
      });
    await app.writeReports();
    const { totals, rows } = await reportOf('channel-performance', who);
    expect(totals[0]?.values).toMatchObject({ reports: 4, newly_named: 1, no_longer_named: 1 });
    expect(rows[0]?.values).toMatchObject({ newly_named: 1, no_longer_named: 1 });
    const days = await reportOf('visibility-trends', who);
    expect(days.totals[0]?.values).toMatchObject({ newly_named: 1, no_longer_named: 1 });
  });

  it('has the rate and range of the dashboard, also where a check gave several answers', async () => {
    const who = await app.newReader(['agrees', 'differs', 'once']);
    for (const age of [9, 6, 3])
      await app.leaveRun(who, {
        at: daysAgo(age),
        samples: {
          agrees: age > 3 ? ['yes', 'yes', 'yes'] : ['no', 'no', 'no'],
          differs: ['yes', 'no', 'no'],
          once: ['yes'],
        },
      });
    await app.writeReports();
    const { rows } = (await generate('channel-performance', { who, parameters: { range: '28' } })).data;
    const { current } = (await who.get('/api/dashboard?range=28')).body.channels[0].headline;
    expect(rows[0]?.values).toMatchObject({
      answers: current.answers,
      named: current.mentions,
      rate_low: current.interval.low,
      rate_high: current.interval.high,
      rate_low_for_similar_keywords: current.interval_for_similar_keywords.low,
      rate_high_for_similar_keywords: current.interval_for_similar_keywords.high,
    });
  });

  it('says it of each assistant, with its own chart, and tells no cost', async () => {
    const { totals, rows, charts } = await reportOf('channel-performance');
    expect(
      rows.map(({ name, values, before }) => [name, values.answers, values.rate, before.answers]),
    ).toEqual([
      ['ChatGPT', 4, 0.75, 4],
      ['Claude', 2, 0, 0],
    ]);
    expect(rows[0]?.values.share_of_voice).toBeCloseTo(3 / 7);
    expect(charts.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude']);
    expect(Object.keys(totals[0]?.values ?? {})).not.toContain('cost_usd');
  });

  it('says it by search intent, of the keywords the user has', async () => {
    await app.database.query(
      "update keywords set search_intent = 'local' where keyword = 'best crm' and account_id = $1",
      [reader.accountId],
    );
    const { totals, rows } = await reportOf('keyword-analysis');
    expect(totals[0]?.values).toMatchObject({ keywords: 2, keywords_measured: 2, answers: 6, named: 3 });
    expect(rows.find(({ name }) => name === 'Local')?.values).toMatchObject({
      keywords: 1,
      answers: 2,
      named: 1,
    });
  });

  it('says which of the user’s competitors are named, and nothing of how many companies there are', async () => {
    const { totals, rows } = await reportOf('competitive-analysis');
    expect(totals[0]?.values).toMatchObject({ brand_mentions: 3, competitor_mentions: 4, competitors: 1 });
    expect(rows).toEqual([
      {
        name: '=Rival',
        currency: null,
        values: { answers_naming: 4, answers_naming_without_brand: 1, mentions: 4 },
        before: { answers_naming: 4, answers_naming_without_brand: 2, mentions: 4 },
      },
    ]);
    expect(totals[0]?.values).not.toHaveProperty('companies');
  });

  it('is empty for who has none, and holds nobody else’s rows', async () => {
    const newcomer = await app.newUser();
    for (const reportType of OWN_REPORT_TYPES) {
      const { rows, totals } = await reportOf(reportType, newcomer);
      expect(rows, reportType).toEqual([]);
      for (const { values } of totals) expect(Object.values(values).filter(Boolean), reportType).toEqual([]);
    }
    const theirs = await reportOf('competitive-analysis', other);
    expect(theirs.rows.map(({ name }) => name)).toEqual(['Secret Ltd']);
    for (const reportType of OWN_REPORT_TYPES)
      expect(JSON.stringify(await reportOf(reportType)), reportType).not.toContain('Secret Ltd');
    expect((await reportOf('visibility-trends', other)).totals[0]?.values).toMatchObject({
      reports: 1,
      answers: 3,
      named: 0,
    });
  });

  it('is of four kinds: accounts and revenue are administrators’', async () => {
    for (const reportType of ['user-activity', 'revenue-analytics'])
      expect(expectClosedError(await call('generate-report', { reportType }), 400).details?.fields).toEqual({
        reportType: ['Please choose one of the four reports'],
      });
    const parameters = { dateRange: { from: day(new Date()), to: day(daysAgo(-2)) } };
    expectClosedError(await call('generate-report', { reportType: 'visibility-trends', parameters }), 400);
  });
});

describe('the cache of a user’s reports', () => {
  it('gives a report again until a report is written, and of keywords until one changes', async () => {
    const person = await app.newReader(['one', 'two']);
    await leaveReport(person, daysAgo(3), { one: ['yes', 'no'], two: ['no', 'no'] });
    const made = await generate('visibility-trends', { who: person });
    expect(made.fromCache).toBe(false);
    expect(made.generationTime).toBeGreaterThan(0);
    expect(await generate('visibility-trends', { who: person })).toMatchObject({
      fromCache: true,
      data: made.data,
      expires_at: made.expires_at,
    });
    await generate('keyword-analysis', { who: person });

    await app.database.query(
      "update keywords set search_intent = 'local' where keyword = 'one' and account_id = $1",
      [person.accountId],
    );
    expect((await generate('keyword-analysis', { who: person })).fromCache).toBe(false);
    expect((await generate('visibility-trends', { who: person })).fromCache).toBe(true);

    await leaveReport(person, daysAgo(1), { one: ['yes', 'yes'], two: ['no', 'no'] });
    const anew = await generate('visibility-trends', { who: person });
    expect(anew.fromCache).toBe(false);
    expect(anew.data.totals[0]?.values.reports).toBe(2);
    // What somebody else is told changes nothing of it.
    await leaveReport(other, daysAgo(1), { 'crm for teams': ['yes'] });
    expect((await generate('visibility-trends', { who: person })).fromCache).toBe(true);
  });

  it('forgets a report whose revision was written anew, and stays for days that do not hold it', async () => {
    const past = { dateRange: { from: day(daysAgo(20)), to: day(daysAgo(11)) } };
    await generate('visibility-trends');
    await generate('visibility-trends', { parameters: past });
    await app.database.query(
      'update report_revisions set rate_mentions = rate_mentions where account_id = $1 and is_current and reported_at > $2',
      [reader.accountId, daysAgo(5)],
    );
    expect((await generate('visibility-trends')).fromCache).toBe(false);
    expect((await generate('visibility-trends', { parameters: past })).fromCache).toBe(true);
  });

  it('is cleared by its user alone, and counted', async () => {
    for (const who of [reader, other]) await generate('visibility-trends', { who });
    await generate('competitive-analysis');
    expect((await call('health-check')).body).toMatchObject({
      status: 'healthy',
      cacheSize: 2,
      operations: Object.keys(ownAnalyticsContract),
    });
    expect((await call('clear-cache')).body).toEqual({ success: true, cleared: 2 });
    expect((await generate('visibility-trends')).fromCache).toBe(false);
    expect((await generate('visibility-trends', { who: other })).fromCache).toBe(true);
  });

  it('keeps a report for a day at most, and twenty of a user', async () => {
    const { data, expires_at } = await generate('visibility-trends');
    expect(Date.parse(expires_at) - Date.parse(data.made_at)).toBe(86_400_000);
    await app.database.query(
      `insert into own_analytics_reports (account_id, report_type, from_day, to_day, made_of, report, made_at, expires_at)
       select $1, 'visibility-trends', date '2020-01-01' + n, date '2020-01-01' + n, '', '{}', now() - interval '1 minute' * n,
         now() + interval '1 hour' from generate_series(1, 40) n`,
      [reader.accountId],
    );
    await generate('competitive-analysis');
    expect((await call('health-check')).body.cacheSize).toBe(20);
    await removeExpiredAnalyticsReports.run(
      {
        servicePool: app.services.database.servicePool,
        now: () => new Date(Date.now() + 2 * 3_600_000),
      },
      {},
    );
    expect((await call('health-check')).body.cacheSize).toBe(2);
  });

  it('is made anew where what was kept is of another version of the product', async () => {
    const { data } = await generate('visibility-trends');
    await app.database.query("update own_analytics_reports set report = report - 'charts'");
    const anew = await generate('visibility-trends');
    expect(anew).toMatchObject({ fromCache: false, data: { totals: data.totals, charts: data.charts } });
    expect((await generate('visibility-trends')).fromCache).toBe(true);
    await app.database.query("update own_analytics_reports set report = report - 'rows'");
    const file = await call('export-data', { dataType: 'visibility-trends', format: 'csv' });
    expect(file.status, JSON.stringify(file.body)).toBe(200);
  });

  it('is left alone by an administrator who views as the user, and who takes no file along', async () => {
    const view = await viewAs(app.baseUrl, await app.newAdministrator(), reader.accountId);
    const seen = await generate('visibility-trends', { who: view });
    expect(seen).toMatchObject({ fromCache: false, data: { totals: [{ values: { reports: 2 } }] } });
    expect((await call('health-check')).body.cacheSize).toBe(0);
    expect((await call('clear-cache', {}, view)).status).toBe(403);
    const dataType = 'visibility-trends';
    expect((await call('export-data', { dataType, format: 'csv' }, view)).status).toBe(403);
  });
});

describe('a report of one’s own as a file', () => {
  it('is CSV in the user’s words whose names are no formulas, or JSON', async () => {
    const csv = (await call('export-data', { dataType: 'competitive-analysis', format: 'csv' })).body;
    expect(csv.file_name).toMatch(/^competitive-analysis-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.content).toContain("'=Rival");
    expect(csv.content).toContain('Mentions of you,"Mentions of you, range before"');
    const json = (await call('export-data', { dataType: 'competitive-analysis', format: 'json' })).body;
    expect(JSON.parse(json.content)).toEqual(await reportOf('competitive-analysis'));
  });
});
