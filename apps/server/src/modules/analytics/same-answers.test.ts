import type {
  AnalyticsReport,
  CitedSources,
  CountedCompanies,
  Dashboard,
  OwnReportType,
  PresenceScore,
} from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { newReaderWithPast } from '../reports/one-value.fixture.ts';
import { sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();
let user: TestUser;
let dashboard: Dashboard;
let companies: CountedCompanies;
let presence: PresenceScore;

const generate = async (reportType: OwnReportType): Promise<AnalyticsReport> => {
  const parameters = { range: '28' };
  const reply = await user.post('/functions/my-analytics-operations/generate-report', {
    reportType,
    parameters,
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data;
};
const read = async (path: string) => (await user.get(`${path}?range=28`)).body;

/** Months with a model that was changed and answers of several samples, of which a keyword is deleted. */
beforeAll(async () => {
  user = await newReaderWithPast(app);
  const keywords: { id: string; keyword: string }[] = (await user.get('/api/keywords?page_size=100')).body
    .items;
  // The lists of all keywords are kept before one is deleted.
  await read('/api/dashboard');
  const keyword_id = keywords.find(({ keyword }) => keyword === 'crm for team 0')?.id;
  await user.post('/rpc/delete_my_keyword', { keyword_id });
  [dashboard, companies, presence] = await Promise.all([
    read('/api/dashboard'),
    read('/api/companies'),
    read('/api/presence-score'),
  ]);
});

const headlineOf = (channel: string) => dashboard.channels.find((one) => one.channel === channel)?.headline;

describe('the answers of the headline are counted', () => {
  it('in an account with answers that it leaves out', () => {
    expect(headlineOf('claude')).toMatchObject({ current: { answers: 18 }, unlike_answers: 9 });
    expect(headlineOf('openai')?.change).toMatchObject({ verdict: 'improved', recent: { window_days: 28 } });
  });

  it('by Analytics of an assistant, which compares them as it does', async () => {
    const { rows } = await generate('channel-performance');
    for (const [name, channel] of [
      ['ChatGPT', 'openai'],
      ['Claude', 'claude'],
    ] as const) {
      const { current, change } = headlineOf(channel) ?? {};
      const row = rows.find((one) => one.name === name);
      expect(row?.values, name).toMatchObject({
        answers: current?.answers,
        named: current?.mentions,
        rate: current?.rate,
        rate_low: current?.interval.low,
        rate_high: current?.interval.high,
        rate_low_for_similar_keywords: current?.interval_for_similar_keywords.low,
        rate_compared: change?.recent?.rate ?? null,
      });
      expect(row?.before.rate, name).toEqual(change?.earlier?.rate ?? null);
      const { brand_mentions = 0, all_mentions = 1 } =
        dashboard.channels.find((one) => one.channel === channel)?.voice ?? {};
      expect(row?.values.share_of_voice, name).toBeCloseTo(brand_mentions / all_mentions);
      const share = presence.channels.find((one) => one.channel === channel)?.change.share;
      if (share) expect(row?.before.share_of_voice, name).toBeCloseTo(share.before);
    }
    const openai = rows.find(({ name }) => name === 'ChatGPT');
    expect(openai?.before).toMatchObject({
      answers: headlineOf('openai')?.change.earlier?.answers,
      rate_low: headlineOf('openai')?.change.earlier?.interval.low,
    });
  });

  it('by Analytics of all assistants, of days and of search intents', async () => {
    const counted = dashboard.channels.flatMap(({ headline }) =>
      headline.basis === 'window' ? (headline.current ?? []) : [],
    );
    const sum = {
      answers: counted.reduce((all, { answers }) => all + answers, 0),
      named: counted.reduce((all, { mentions }) => all + mentions, 0),
    };
    for (const type of ['visibility-trends', 'channel-performance', 'keyword-analysis'] as const) {
      const { totals, rows } = await generate(type);
      expect(totals[0]?.values, type).toMatchObject(sum);
      const added = (of: 'answers' | 'named') => rows.reduce((all, { values }) => all + (values[of] ?? 0), 0);
      expect({ answers: added('answers'), named: added('named') }, type).toEqual(sum);
    }
    expect(companies.you.named).toMatchObject({ answers: sum.named, of: sum.answers });
  });

  it('by Competitors, with the range of the headline: answers of one check may resemble each other', async () => {
    const path = '/api/companies?range=28&channel=openai';
    const { you }: CountedCompanies = (await user.get(path)).body;
    const { current } = headlineOf('openai') ?? {};
    expect(you.named).toMatchObject({ answers: current?.mentions, of: current?.answers });
    for (const name of ['interval', 'interval_for_similar_keywords'] as const)
      for (const end of ['low', 'high'] as const)
        expect(you.named[name]?.[end], `${name} ${end}`).toBeCloseTo(current?.[name][end] ?? Number.NaN, 12);
  });

  it('by the lists of the dashboard, as Competitors and Sources do, also right after a keyword is deleted', async () => {
    const sources: CitedSources = await read('/api/sources');
    const listed = (isTracked: boolean) =>
      companies.items
        .filter(({ competitor_id }) => (competitor_id !== null) === isTracked)
        .map(({ name, named, without_you, mentions }) => ({
          name,
          answers_naming: named.answers,
          answers_naming_without_brand: without_you,
          mentions,
        }));
    expect(dashboard.competitors).toEqual(listed(true));
    expect(dashboard.undeclared).toEqual(listed(false));
    expect(dashboard.place).toEqual(companies.you.place);
    expect(dashboard.domains).toEqual(
      sources.items.map(({ domain, kind, answers, without_you }) => ({
        domain,
        kind,
        answers_citing: answers,
        answers_citing_without_brand: without_you,
        icon_url: null,
      })),
    );
    expect([listed(true).length, listed(false).length, dashboard.domains.length]).toEqual([1, 1, 1]);
  });

  it('by Analytics of competitors, as their own page does', async () => {
    const { totals, rows } = await generate('competitive-analysis');
    const fabrikam = companies.items.find(({ name }) => name === 'Fabrikam');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: 'Fabrikam',
      values: {
        answers_naming: fabrikam?.named.answers,
        answers_naming_without_brand: fabrikam?.without_you,
        mentions: fabrikam?.mentions,
      },
    });
    expect(totals[0]?.values).toMatchObject({
      brand_mentions: companies.you.mentions,
      competitor_mentions: companies.all_mentions - companies.you.mentions,
      share_of_voice: companies.you.share_of_voice,
      competitors: companies.tracked,
    });
  });
});
