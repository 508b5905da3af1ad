import type { Dashboard, DashboardChannel } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { homeTasks, tasksBesideFailed } from './home-tasks.ts';

type Verdict = NonNullable<DashboardChannel['latest']>['revision']['verdict'];

function dashboard(
  channels: {
    channel: DashboardChannel['channel'];
    verdict: Verdict | null;
    missing?: number;
    isRare?: boolean;
    isEmpty?: boolean;
  }[],
  rest: { failed?: number; spent?: number } = {},
): Dashboard {
  return {
    channels: channels.map(({ channel, verdict, missing = 0, isRare = false, isEmpty = false }) => ({
      ...{ channel, is_in_plan: true, is_configured: true },
      results: { keywords: verdict === null ? 0 : 5 },
      latest:
        verdict === null
          ? null
          : {
              id: `report of ${channel}`,
              revision: {
                ...{ verdict, verdicts: { declined: 2, improved: 1 }, missing_answers: missing },
                ...{ rate: isEmpty ? null : { rate: 0.2 }, empty_answers: isEmpty ? 5 : 0 },
              },
            },
      missing: missing === 0 ? null : { answers: missing, check_every_days: isRare ? 10 : null },
    })),
    failed_checks: { total: rest.failed ?? 0, items: [] },
    spending: {
      ...{ month: '2026-11', spent_usd: rest.spent ?? 1, reserved_usd: 0, budget_usd: 10, own_cap_usd: null },
    },
  } as unknown as Dashboard;
}

test('nothing is to be done when nothing changed, failed or is missing', () => {
  const calm = dashboard([{ channel: 'openai', verdict: 'no_detectable_change' }]);
  expect(homeTasks({ dashboard: calm, hasCompetitors: true })).toEqual([]);
});

test('a decline that chance does not explain comes first, with its report; a rise is no work', () => {
  const found = homeTasks({
    dashboard: dashboard(
      [
        { channel: 'openai', verdict: 'improved' },
        { channel: 'claude', verdict: 'declined' },
      ],
      { failed: 1, spent: 9.5 },
    ),
    hasCompetitors: false,
  });
  expect(found.map(({ kind }) => kind)).toEqual(['declined', 'failed', 'budget', 'competitors']);
  expect(found[0]).toMatchObject({ title: 'Claude names you less often', report_id: 'report of claude' });
  expect(found[1]?.title).toBe('1 check failed');
  expect(found[2]?.title).toBe("95% of this month's budget is spent");
});

test('a budget that simulated answers fill is told as no real money', () => {
  const calm = dashboard([{ channel: 'openai', verdict: 'no_detectable_change' }], { spent: 9.5 });
  const simulated = { ...calm, spending: { ...calm.spending, is_simulated: true } };
  const textOf = (known: Dashboard) => homeTasks({ dashboard: known, hasCompetitors: true })[0]?.text;
  expect(textOf(calm)).toBe('Checks stop when nothing of it is left.');
  expect(textOf(simulated)).toBe(
    'Checks stop when nothing of it is left. Answers are simulated: it is no real money.',
  );
});

test('where some keywords rose and others fell, it is told as both', () => {
  const mixed = dashboard([{ channel: 'claude', verdict: 'mixed' }]);
  expect(homeTasks({ dashboard: mixed, hasCompetitors: true })).toEqual([
    {
      kind: 'mixed',
      title: 'Claude names you less often for some keywords',
      text: '2 keywords declined and 1 keyword improved, both by more than chance explains.',
      report_id: 'report of claude',
    },
  ]);
});

test('answers that are missing add up, and assistants of the plan that were never asked are named', () => {
  const found = homeTasks({
    dashboard: dashboard([
      { channel: 'openai', verdict: 'not_enough_data', missing: 20 },
      { channel: 'claude', verdict: 'not_enough_data', missing: 22 },
      { channel: 'openai', verdict: 'not_enough_data', missing: 50, isRare: true },
      { channel: 'openai', verdict: 'not_enough_data', missing: 90, isEmpty: true },
      { channel: 'gemini', verdict: null },
      { channel: 'perplexity', verdict: null },
    ]),
    hasCompetitors: true,
  });
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['unasked', 'Ask Gemini and Perplexity, too'],
    ['missing_answers', 'Check again to tell change from chance'],
  ]);
  expect(found[1]?.text).toBe('42 more checks would be enough for all keywords of your newest reports.');
});

test('where failed checks are listed, they are no task, and alone they never leave nothing to do', () => {
  const known = (failed: number, spent: number) => ({
    dashboard: dashboard([{ channel: 'openai', verdict: 'no_detectable_change' }], { failed, spent }),
    hasCompetitors: true,
  });
  expect(tasksBesideFailed(known(2, 9.5))?.map(({ kind }) => kind)).toEqual(['budget']);
  expect(tasksBesideFailed(known(2, 1))).toBeNull();
  expect(tasksBesideFailed(known(0, 1))).toEqual([]);
});
