import type {
  Competitor,
  Dashboard,
  Installation,
  JudgingStatus,
  PlanUsage,
  Profile,
  Run,
} from '@answerscope/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from './api.ts';
import { EARLY_READS_MS } from './early-reads.ts';

/** What a document can bring along, by the address that it would be read from. */
export interface BroughtAnswers {
  '/api/dashboard': Dashboard;
  '/api/profile': Profile;
  '/api/judgements': JudgingStatus;
  '/api/plan-usage': PlanUsage;
  '/api/runs?page_size=5&include=under_way': { items: readonly Run[] };
  '/api/competitors': { items: readonly Competitor[] };
  '/api/installation': Installation;
}

/** The runs of the address above: those under way, and the newest that ended beside them. */
export const SHOWN_RUNS = { page_size: 5, include: 'under_way' } as const;

export type BroughtPath = keyof BroughtAnswers;

const ID = 'brought-answers';

/** The element of a document that brings answers along. It is data: no policy has to allow it, and nothing in it runs. */
export function broughtAnswersHtml(answers: Partial<BroughtAnswers>): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** What the document has brought, once: whoever signs in later in the same document finds nothing of it. */
export function takeBroughtAnswers(): Partial<BroughtAnswers> {
  const element = document.getElementById(ID);
  element?.remove();
  return JSON.parse(element?.textContent ?? '{}');
}

interface Reader {
  queryClient: QueryClient;
  queries: ApiQueries;
  userId: string | undefined;
  /** Since the page was opened. */
  nowMs: number;
}

/** Puts what was brought into the cache of the one it was brought for, while it is fresh. */
export function keepBroughtAnswers(answers: Partial<BroughtAnswers>, reader: Reader): void {
  const { queryClient, queries, userId, nowMs } = reader;
  if (userId === undefined || answers['/api/profile']?.id !== userId || nowMs > EARLY_READS_MS) return;
  const keys: Record<BroughtPath, readonly unknown[]> = {
    '/api/dashboard': queries.reports.get_dashboard.queryKey(),
    '/api/profile': queries.profile.get_profile.queryKey(),
    '/api/judgements': queries.judging.get_judging_status.queryKey(),
    '/api/plan-usage': queries.plans.get_my_plan_usage.queryKey(),
    '/api/runs?page_size=5&include=under_way': queries.runs.list_runs.queryKey({ input: SHOWN_RUNS }),
    '/api/competitors': queries.brand.list_competitors.queryKey(),
    '/api/installation': queries.monitoring.get_installation.queryKey(),
  };
  for (const path of Object.keys(keys) as BroughtPath[]) {
    if (answers[path]) queryClient.setQueryData(keys[path], answers[path]);
  }
}
