import type { Dashboard, DashboardChannel, Headline } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { homeTasks, tasksBesideFailed } from './home-tasks.ts';

const NAMED = headlineOf(pooledRate(40, 100));
const DECLINED = headlineOf(pooledRate(30, 100), {
  change: { verdict: 'declined', earlier: pooledRate(50, 100), recent: pooledRate(30, 100) },
});
const NEVER = headlineOf(pooledRate(0, 20), {});
const UNASKED = headlineOf(null, { basis: 'newest_results', why_none: 'never_checked', change: UNTOLD });

type Told = [channel: DashboardChannel['channel'], headline: Headline, declinedKeywords?: number];

function dashboard(
  told: Told[],
  rest: Partial<Pick<Dashboard, 'unnamed_keywords' | 'competitors' | 'undeclared' | 'domains'>> & {
    failed?: number;
    spent?: number;
  } = {},
): Dashboard {
  const { failed = 0, spent = 1, ...more } = rest;
  return {
    channels: told.map(([channel, headline, declined = 0]) => ({
      channel,
      headline,
      is_in_plan: true,
      is_configured: true,
      results: { keywords: headline.why_none === 'never_checked' ? 0 : 5 },
      latest: { id: `report of ${channel}`, revision: { verdicts: { declined } } },
    })),
    failed_checks: { total: failed, items: [] },
    spending: {
      month: '2026-11',
      spent_usd: spent,
      reserved_usd: 0,
      budget_usd: 10,
      own_cap_usd: null,
    },
    unnamed_keywords: 0,
    competitors: [],
    undeclared: [],
    domains: [],
    ...more,
  } as unknown as Dashboard;
}

const tasksOf = (known: Dashboard, hasCompetitors = true) => homeTasks({ dashboard: known, hasCompetitors });
const site = (domain: string, without: number, kind: 'third_party' | 'own' = 'third_party') => ({
  domain,
  kind,
  answers_citing: without + 2,
  answers_citing_without_brand: without,
});
const rival = (name: string, without: number) => ({
  name,
  answers_naming: without + 1,
  answers_naming_without_brand: without,
  mentions: 20,
});

test('nothing is to be done when one is named, nothing changed, failed or is missing', () => {
  expect(tasksOf(dashboard([['openai', NAMED]]))).toEqual([]);
});

test('beside a rate of 0% there is always something to do', () => {
  for (const unnamed_keywords of [0, 4]) {
    const found = tasksOf(dashboard([['openai', NEVER]], { unnamed_keywords }));
    expect(found).toHaveLength(1);
  }
  expect(tasksOf(dashboard([['openai', NEVER]]))[0]).toMatchObject({
    kind: 'never_named',
    title: 'ChatGPT did not name you once',
    text: 'In the last 28 days: read who is named instead.',
  });
  expect(tasksOf(dashboard([['openai', NEVER]], { unnamed_keywords: 4 }))[0]).toMatchObject({
    kind: 'unnamed',
    title: 'No assistant names you for 4 keywords',
  });
});

test('a decline that chance does not explain comes first, with its size and report; a rise is no work', () => {
  const risen = headlineOf(pooledRate(40, 100), { change: { verdict: 'improved' } });
  const known = dashboard(
    [
      ['openai', risen],
      ['claude', DECLINED, 2],
    ],
    { failed: 1, spent: 9.5 },
  );
  const found = tasksOf(known, false);
  expect(found.map(({ kind }) => kind)).toEqual(['declined', 'failed', 'budget', 'competitors']);
  expect(found[0]).toEqual({
    kind: 'declined',
    title: 'Claude names you less often',
    text: '50% → 30%, by more than chance explains.',
    report_id: 'report of claude',
  });
  expect(found[1]?.title).toBe('1 check failed');
  expect(found[2]?.title).toBe("95% of this month's budget is spent");
});

test('keywords that declined beyond chance are told where the assistant as a whole did not', () => {
  expect(tasksOf(dashboard([['claude', NAMED, 2]]))).toEqual([
    {
      kind: 'declined_keywords',
      title: 'Claude names you less often for 2 keywords',
      text: 'By more than chance explains.',
      report_id: 'report of claude',
    },
  ]);
});

test('sites that answers without the brand cite are named, the most cited first; single answers are no reason', () => {
  const domains = [
    site('few.example', 2),
    site('a.example', 5),
    site('own.example', 9, 'own'),
    site('b.example', 7),
  ];
  expect(tasksOf(dashboard([['openai', NAMED]], { domains }))).toEqual([
    {
      kind: 'sites',
      title: 'Be found on b.example and a.example',
      text: '7 answers without you cite b.example. There you could be listed or written about.',
    },
  ]);
});

test('the rival that is named most where the brand is not is told', () => {
  const competitors = [rival('Few', 2), rival('Amaro', 4), rival('Nordhaven', 6)];
  expect(tasksOf(dashboard([['openai', NAMED]], { competitors }))).toMatchObject([
    {
      kind: 'rivals',
      title: 'Nordhaven is named where you are not',
      text: 'In 6 answers that name Nordhaven and not you.',
    },
  ]);
});

test('names that are often in answers without the brand and not tracked yet come before known competitors', () => {
  const undeclared = [rival('Few', 2), rival('Quarzit', 3), rival('Lumenta', 5)];
  const known = dashboard([['openai', NAMED]], { undeclared, competitors: [rival('Nordhaven', 6)] });
  expect(tasksOf(known)).toEqual([
    {
      kind: 'rivals',
      title: 'Track Lumenta and Quarzit',
      text: 'Lumenta is named in 5 answers without you and is not among your competitors.',
    },
  ]);
});

test('a budget that is nearly spent is told with what happens then', () => {
  const known = dashboard([['openai', NAMED]], { spent: 9.5 });
  expect(tasksOf(known)[0]?.text).toBe('Checks stop when nothing of it is left.');
});

test('answers that are missing add up, but not where waiting is enough; unasked assistants of the plan are named', () => {
  const missing = (answers: number, possible_from: string | null = null) =>
    headlineOf(pooledRate(2, 6), { change: { ...UNTOLD, missing_answers: answers, possible_from } });
  const found = tasksOf(
    dashboard([
      ['openai', missing(20)],
      ['claude', missing(22)],
      ['openai', missing(50, '2026-12-14T06:00:00.000Z')],
      ['openai', headlineOf(null, { why_none: 'only_empty', change: { ...UNTOLD, missing_answers: 90 } })],
      ['gemini', UNASKED],
      ['perplexity', UNASKED],
    ]),
  );
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['unasked', 'Ask Gemini and Perplexity, too'],
    ['missing_answers', 'Check again to tell change from chance'],
  ]);
  expect(found[1]?.text).toBe('42 more answers would be enough to compare the last weeks with those before.');
});

test('where failed checks are listed, they are no task, and alone they never leave nothing to do', () => {
  const known = (failed: number, spent: number) => ({
    dashboard: dashboard([['openai', NAMED]], { failed, spent }),
    hasCompetitors: true,
  });
  expect(tasksBesideFailed(known(2, 9.5))?.map(({ kind }) => kind)).toEqual(['budget']);
  expect(tasksBesideFailed(known(2, 1))).toBeNull();
  expect(tasksBesideFailed(known(0, 1))).toEqual([]);
});
