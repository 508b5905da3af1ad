import { ServerEvent } from '@answerscope/contract';
import { createORPCClient } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Api, createApiQueries } from '../../lib/api.ts';
import { type Change, refreshAfter, staleAfter } from './stale-after.ts';

const api: Api = createORPCClient({ call: () => Promise.reject(new Error('Nothing is asked here')) });
const queries = createApiQueries(api);

/** Which of these reads a change makes stale. */
async function staleOf(change: Change) {
  const queryClient = new QueryClient();
  const reads = {
    profile: queries.profile.get_profile.queryKey(),
    keywords: queries.keywords.list_keywords.queryKey({ input: { page: 1 } }),
    results: queries.checks.list_visibility_results.queryKey({ input: { channel: 'claude' } }),
    answer: queries.checks.get_answer.queryKey({ input: { id: 'a' } }),
    forecast: queries.checks.forecast_check.queryKey({ input: { keyword: 'k', channel: 'claude' } }),
    other_forecast: queries.checks.forecast_check.queryKey({ input: { keyword: 'k', channel: 'openai' } }),
    usage: queries.plans.get_my_plan_usage.queryKey(),
    brand: queries.brand.get_brand.queryKey(),
    judging: queries.judging.get_judging_status.queryKey(),
    dashboard: queries.reports.get_dashboard.queryKey(),
    runs: queries.runs.list_runs.queryKey({ input: {} }),
  };
  for (const key of Object.values(reads)) queryClient.setQueryData(key as readonly unknown[], {});
  await refreshAfter({ queries, queryClient }, change);
  return Object.entries(reads).flatMap(([name, key]) =>
    queryClient.getQueryState(key as readonly unknown[])?.isInvalidated ? [name] : [],
  );
}

describe('what is read again after a change', () => {
  it('knows every event of the server', () => {
    for (const { shape } of ServerEvent.options) {
      const type = shape.type.value;
      expect(staleAfter({ type }, queries), type).not.toEqual([]);
    }
  });

  it('leaves alone what a newer server tells of', async () => {
    expect(await staleOf({ type: 'moon_rose' } as unknown as Change)).toEqual([]);
  });

  it('reads an answer again when its user says that its verdict is wrong, not when another one comes', async () => {
    expect(await staleOf({ type: 'feedback_changed' })).toEqual(['answer']);
    expect(await staleOf({ type: 'result_updated' })).toEqual(['keywords', 'results', 'usage', 'dashboard']);
  });

  it('forecasts anew on the assistant that was asked', async () => {
    expect(await staleOf({ type: 'check_ended', channel: 'claude' })).toEqual([
      'keywords',
      'results',
      'forecast',
      'usage',
    ]);
  });

  it('knows that a profile holds the name answers are judged by, and the days they are counted over', async () => {
    expect(await staleOf({ type: 'profile_updated' })).toEqual([
      'profile',
      'keywords',
      'results',
      'usage',
      'brand',
      'judging',
      'dashboard',
    ]);
  });

  it('reads everything when numbers may stand on other verdicts, and where events were missed', async () => {
    for (const type of ['judgement_applied', 'answer_counted', 'events_missed'] as const)
      expect(await staleOf({ type })).toHaveLength(11);
  });

  it('drops what a document has asked for and no page has read yet', async () => {
    const drop = vi.fn();
    vi.stubGlobal('earlyFetch', { drop });
    await staleOf({ type: 'moon_rose' } as unknown as Change);
    expect(drop).not.toHaveBeenCalled();
    await staleOf({ type: 'tags_changed' });
    expect(drop).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
