import { useEffect } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { type LiveEvent, listenToEvents } from '../../lib/event-stream.ts';

/** Loads again what the server says has changed, also when another tab or a worker changed it. */
export function LiveUpdates() {
  const { queries, queryClient } = useAppClients();

  useEffect(() => {
    let wasReady = false;
    const stale: Record<LiveEvent['type'], () => readonly unknown[][]> = {
      // What is under way may have ended between the page's reading and the stream's opening; after a break
      // anything may have changed.
      ready: () => {
        const isFirst = !wasReady;
        wasReady = true;
        return isFirst ? [queries.runs.key(), queries.judging.key()] : [[]];
      },
      profile_updated: () => [queries.profile.key(), queries.plans.key(), queries.judging.key()],
      keywords_changed: () => [
        queries.keywords.key(),
        queries.plans.get_my_plan_usage.key(),
        queries.checks.key(),
      ],
      brand_changed: () => [queries.brand.key(), queries.judging.key()],
      judgement_updated: () => [queries.judging.key()],
      judgement_applied: () => [[]],
      answer_counted: () => [[]],
      // Answers never change, so only what lists them is read again: the connections are few while many are asked.
      result_updated: () => [
        queries.reports.get_dashboard.key(),
        queries.checks.list_visibility_results.key(),
        queries.checks.list_answers.key(),
        queries.keywords.list_keywords.key(),
        queries.plans.get_my_plan_usage.key(),
      ],
      report_ready: () => [queries.reports.key()],
      run_updated: () => [
        queries.runs.key(),
        queries.checks.list_visibility_results.key(),
        queries.checks.list_answers.key(),
        queries.keywords.list_keywords.key(),
        queries.plans.get_my_plan_usage.key(),
      ],
    };
    return listenToEvents((event) => {
      // A newer server may tell what this page does not know yet.
      for (const queryKey of stale[event.type]?.() ?? []) void queryClient.invalidateQueries({ queryKey });
    });
  }, [queries, queryClient]);

  return null;
}
