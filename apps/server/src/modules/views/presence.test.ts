import type { PresenceScore } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { daysAgo, insert, type ReportApp, type Sample, startReportApp } from '../reports/report.fixture.ts';

const KEYWORDS = [
  'gift books',
  'gift vouchers',
  'gift wrapping',
  'best thriller',
  'best novel',
  'audio books',
];
const BRANDED = 'northwind reviews';
const USUAL = { named: 50, place: 20, share: 20, reach: 10 };

let app: Owned<ReportApp>;
let user: TestUser;
let administrator: TestUser;
const presenceOf = async (of: TestUser): Promise<PresenceScore> => {
  const { status, body } = await of.get('/api/presence-score');
  expect(status).toBe(200);
  return body;
};

/** Mentioned in every answer of the last weeks and in none before, but for one keyword that never is. */
const samplesOf = (week: number): Record<string, readonly Sample[]> => ({
  ...Object.fromEntries(KEYWORDS.map((keyword): [string, Sample[]] => [keyword, [week > 4 ? 'no' : 'yes']])),
  'best novel': ['no'],
  'audio books': week === 1 ? ['empty'] : ['no'],
  [BRANDED]: ['yes'],
});

/** The judgement that its runs are left under. */
async function judgeWithCompetitor({ accountId: account_id }: TestUser): Promise<void> {
  const competitors = [{ name: 'Fabrikam', domain: null, aliases: [], products: [] }];
  const names = { name: 'Northwind', domain: null, aliases: [], products: [], competitors };
  const basis = { account_id, created_at: new Date(0) };
  await insert(app, 'brand_revisions', [{ ...basis, revision: 1, name: 'Northwind', names }]);
  const current = { id: newId(0), rules_version: 'test', brand_revision: 1, state: 'current' };
  await insert(app, 'judgements', [
    { ...basis, ...current, covers_older: true, judged: 0, total: 0, lease_epoch: 0, is_purged: false },
  ]);
}

beforeAll(async () => {
  app = await startReportApp();
  administrator = await app.newAdministrator();
  user = await app.newReader([...KEYWORDS, BRANDED]);
  await judgeWithCompetitor(user);
  for (let week = 8; week >= 1; week--) {
    const at = daysAgo(7 * week - 6);
    await app.leaveRun(user, { at, samples: samplesOf(week), competitor: 'Fabrikam' });
    if (week <= 2)
      await app.leaveRun(user, { at, channel: 'claude', samples: samplesOf(week), competitor: 'Fabrikam' });
  }
  await app.writeReports();
});
afterAll(() => app.stop());

describe('the presence score', () => {
  it('says of answers that were judged without a competitor only how often and how widely they name the brand', async () => {
    const alone = await app.newReader(KEYWORDS);
    await app.leaveRun(alone, { at: daysAgo(1), samples: samplesOf(2) });
    await app.writeReports();
    const { all, has_competitors } = await presenceOf(alone);
    expect(has_competitors).toBe(false);
    expect(all?.current.parts).toMatchObject({
      named: { k: 4, n: 6 },
      place: { value: null },
      share: { value: null },
    });
    // One that is declared waits for being judged.
    expect((await alone.post('/api/competitors', { competitor_name: 'Fabrikam' })).status).toBe(200);
    expect((await presenceOf(alone)).has_competitors).toBe(false);
  });

  it('counts the answers of the headline', async () => {
    const { channels, weights, least } = await presenceOf(user);
    expect({ weights, least }).toEqual({ weights: USUAL, least: { answers: 9, keywords: 5 } });
    const { current } = (await user.get('/api/dashboard')).body.channels[0].headline;
    const [openai] = channels;
    const newest = openai?.current;
    expect(newest).toMatchObject({
      answers: current.answers,
      keywords: current.keywords,
      parts: { named: { k: current.mentions, n: current.answers } },
    });
    // Four weeks of four keywords that name it first, beside one other, and of two that never do: one answer was empty.
    expect(newest?.parts).toMatchObject({
      named: { k: 16, n: 23 },
      place: { k: 16, n: 23 },
      share: { k: 16, n: 39 },
      reach: { k: 4, n: 6 },
    });
    expect(newest?.score).toBeCloseTo(100 * ((0.7 * 16) / 23 + (0.2 * 16) / 39 + (0.1 * 4) / 6), 9);
    expect(newest?.interval?.low).toBeLessThan(newest?.score ?? 0);
    expect(openai?.unreached).toMatchObject({
      total: 2,
      items: [{ keyword: 'audio books' }, { keyword: 'best novel' }],
    });
  });

  it('has a point for each week of the range and of the one before, and the change between them', async () => {
    const { channels } = await presenceOf(user);
    const [openai, claude] = channels;
    expect(openai?.points.map(({ answers }) => answers)).toEqual([6, 6, 6, 6, 6, 6, 6, 5]);
    expect(openai?.change).toMatchObject({
      named: { verdict: 'improved', earlier: { rate: 0 } },
      reach: { before: 0 },
    });
    expect(claude?.points.map(({ answers }) => answers)).toEqual([0, 0, 0, 0, 0, 0, 6, 5]);
    expect(claude?.change).toMatchObject({ named: { verdict: 'not_enough_data' }, reach: null });
  });

  it('joins all assistants over the same days', async () => {
    const { all, channels } = await presenceOf(user);
    const newest = all?.current;
    const sum = (pick: (figure: NonNullable<typeof newest>) => number) =>
      channels.reduce((total, { current }) => total + pick(current), 0);
    expect(all?.channels).toEqual(['openai', 'claude']);
    expect(newest).toMatchObject({
      answers: sum(({ answers }) => answers),
      keywords: 6,
    });
    expect(newest?.parts.named.k).toBe(sum(({ parts }) => parts.named.k));
    expect(newest?.parts.reach).toMatchObject({ k: 4, n: 6 });
    // The keywords that ChatGPT was asked in both ranges; Claude has no range before.
    expect(all?.change).toMatchObject({ named: null, reach: { before: 0 } });
  });

  it('counts the days that are asked for', async () => {
    const { body } = await user.get('/api/presence-score?range=7');
    expect(body.range).toMatchObject({ range: '7', days: 7 });
    expect(body.channels[0].current).toMatchObject({ answers: 5 });
    expect(body.channels[0].points).toHaveLength(14);
  });

  it('is nothing before the first report, and nobody else’s', async () => {
    const other = await app.newReader(['gift books']);
    expect(await presenceOf(other)).toMatchObject({ all: null, channels: [] });
  });

  it('leaves as a file that says its weights', async () => {
    const { status, body, headers } = await user.get('/api/presence-score/csv');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/presence-score-\d{4}-\d\d-\d\d\.csv/);
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toContain('Assistant,From,To,Score,Low,High,Answers,Keywords,Named %');
    expect(lines.filter((line) => line.startsWith('ChatGPT,'))).toHaveLength(8);
    expect(lines.at(-1)).toContain('"named 50, place 20, share 20, reach 10"');
  });
});

describe('the weights of the presence score', () => {
  const change = (presence_weights: object) =>
    administrator.patch('/api/admin/tracker-settings', {
      reason: 'Reach matters more here',
      settings: { presence_weights },
    });

  it('add up to 100, or are refused', async () => {
    const refused = expectClosedError(await change({ ...USUAL, named: 51 }), 400);
    expect(JSON.stringify(refused.details)).toContain('must add up to 100');
    expect(expectClosedError(await change({ ...USUAL, named: 49.5, place: 20.5 }), 400).code).toBe(
      'VALIDATION_ERROR',
    );
  });

  it('change every score, older ones too, and are said with their date and what they were', async () => {
    const before = await presenceOf(user);
    expect(before.weights_change).toBeNull();
    const same = await change(USUAL);
    expect(same.body.presence_weights_change).toBeNull();
    const weights = { named: 0, place: 0, share: 0, reach: 100 };
    const saved = await change(weights);
    expect(saved.body).toMatchObject({
      settings: { presence_weights: weights },
      presence_weights_change: { before: USUAL },
    });
    const after = await presenceOf(user);
    expect(after).toMatchObject({ weights, weights_change: { before: USUAL } });
    const [openai] = after.channels;
    expect(openai?.current.score).toBeCloseTo((100 * 4) / 6, 9);
    expect(openai?.current.parts).toEqual(before.channels[0]?.current.parts);
    const found = await administrator.post('/functions/admin-operations', {
      operation: 'get_audit_logs',
      data: { action: 'update_tracker_settings', limit: 1 },
    });
    const { items } = found.body.data;
    expect(items[0]).toMatchObject({
      reason: 'Reach matters more here',
      before: { presence_weights: USUAL },
      after: { presence_weights: weights },
    });
    // Another setting is no change of the weights.
    await administrator.patch('/api/admin/tracker-settings', {
      reason: 'Plans are kept to',
      settings: { enforce_refresh_period: true },
    });
    expect((await presenceOf(user)).weights_change).toEqual(after.weights_change);
    await change(USUAL);
  });
});
