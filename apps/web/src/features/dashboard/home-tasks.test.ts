import type { Dashboard, DashboardChannel, Headline, ListedChange, TrendWait } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { homeTasks, tasksBesideChanges } from './home-tasks.ts';

const NAMED = headlineOf(pooledRate(40, 100));
const NEVER = headlineOf(pooledRate(0, 20), {});
const UNASKED = headlineOf(null, { basis: 'newest_results', why_none: 'never_checked', change: UNTOLD });

type Told = [channel: DashboardChannel['channel'], headline: Headline];

function dashboard(
  told: Told[],
  rest: Partial<
    Pick<Dashboard, 'changes' | 'unnamed_keywords' | 'competitors' | 'undeclared' | 'domains'>
  > & {
    failed?: number;
    spent?: number;
  } = {},
): Dashboard {
  const { failed = 0, spent = 1, ...more } = rest;
  return {
    channels: told.map(([channel, headline]) => ({
      channel,
      headline,
      is_in_plan: true,
      is_configured: true,
      results: { keywords: headline.why_none === 'never_checked' ? 0 : 5 },
      latest: { id: `report of ${channel}` },
    })),
    failed_checks: { total: failed, items: [] },
    spending: {
      month: '2026-11',
      spent_usd: spent,
      reserved_usd: 0,
      budget_usd: 10,
      own_cap_usd: null,
    },
    changes: { items: [], steady: [], wait: null },
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
  icon_url: null,
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
    title: 'ChatGPT never mentioned you',
    text: 'See who is mentioned instead of you.',
  });
  expect(tasksOf(dashboard([['openai', NEVER]], { unnamed_keywords: 4 }))[0]).toMatchObject({
    kind: 'unnamed',
    title: 'Not in newest answers: 4 keywords',
  });
});

const decline = {
  channel: 'claude',
  subject: { kind: 'keyword', keyword_id: 'k', keyword: 'bakery near me' },
  verdict: 'declined',
  before: 0.77,
  after: 0.41,
} as ListedChange;

test('failed checks and the budget come first, and what changed is no task', () => {
  const known = dashboard([['claude', NAMED]], {
    failed: 1,
    spent: 9.5,
    changes: { items: [decline], steady: [], wait: null },
  });
  const found = tasksOf(known, false);
  expect(found.map(({ kind }) => kind)).toEqual(['failed', 'budget', 'competitors']);
  expect(found[0]?.title).toBe('1 check failed');
  expect(found[1]?.title).toBe("95% of this month's budget is spent");
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
      title: 'Get mentioned on b.example and a.example',
      text: 'b.example: 7 citations without you',
    },
  ]);
});

test('the rival that is named most where the brand is not is told', () => {
  const competitors = [rival('Few', 2), rival('Amaro', 4), rival('Nordhaven', 6)];
  expect(tasksOf(dashboard([['openai', NAMED]], { competitors }))).toMatchObject([
    {
      kind: 'rivals',
      title: 'Nordhaven is mentioned where you are not',
      text: 'Nordhaven: 6 answers without you',
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
      text: 'Lumenta: 5 answers without you',
    },
  ]);
});

test('a budget that is nearly spent is told with what happens then', () => {
  const known = dashboard([['openai', NAMED]], { spent: 9.5 });
  expect(tasksOf(known)[0]?.text).toBe('Checks stop at 100%.');
});

test('nobody is sent to check again where only time brings a trend', () => {
  const waiting = (helps_now: TrendWait['helps_now']) =>
    dashboard([['openai', NAMED]], {
      changes: { items: [], steady: [], wait: { possible_from: '2999-12-26T05:00:00.000Z', helps_now } },
    });
  expect(tasksOf(waiting(null))).toEqual([]);
  expect(tasksOf(waiting({ answers: 12, cost_usd: 0.16, budget_usd: 25 }))).toEqual([
    {
      kind: 'check_now',
      title: 'Check all keywords now',
      text: 'Trend with 12 more answers now, about $0.16 of $25 a month.',
    },
  ]);
});

test('unasked assistants of the plan are named', () => {
  const found = tasksOf(
    dashboard([
      ['gemini', UNASKED],
      ['perplexity', UNASKED],
    ]),
  );
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['unasked', 'Also check Gemini and Perplexity'],
  ]);
});

test('beside a decline nobody reads that there is nothing to do', () => {
  const known = (verdict: ListedChange['verdict'], spent: number) => ({
    dashboard: dashboard([['openai', NAMED]], {
      spent,
      changes: { items: [{ ...decline, verdict }], steady: [], wait: null },
    }),
    hasCompetitors: true,
  });
  expect(tasksBesideChanges(known('declined', 9.5))?.map(({ kind }) => kind)).toEqual(['budget']);
  expect(tasksBesideChanges(known('declined', 1))).toBeNull();
  expect(tasksBesideChanges(known('improved', 1))).toEqual([]);
});
