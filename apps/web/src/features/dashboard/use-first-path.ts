import type { Dashboard } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { firstReport, type PathFacts, type PathStep, pathOf } from './first-steps.ts';

/** How a page stands to the path: undefined until that is known, null where there is none to show. */
export type ShownPath = { facts: PathFacts; steps: PathStep[]; hadChecked: boolean } | null | undefined;

/**
 * The path to the first report, on a page that was opened before there was one: there it stays until the page is left,
 * with the report as its last step, because a page that becomes another one under the eyes of who waits for it jumps.
 */
export function useFirstPath(
  channels: Dashboard['channels'] | null,
  { isRunning }: { isRunning: boolean },
): ShownPath {
  const queries = useQueries();
  const [begun, setBegun] = useState<{ hadChecked: boolean } | null>(null);
  const report_id = channels && firstReport(channels);
  if (channels && report_id === null && begun === null)
    setBegun({ hadChecked: channels.some(({ results }) => results.keywords > 0) });
  const enabled = begun !== null;
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const brand = useQuery({ ...queries.brand.get_brand.queryOptions(), enabled });
  const competitors = useQuery({ ...queries.brand.list_competitors.queryOptions(), enabled });

  const batch = useQuery({ ...queries.keywords.get_open_batch.queryOptions({ input: {} }), enabled });

  if (channels === null) return undefined;
  if (begun === null) return null;
  // The path leads on also where names and competitors cannot be read.
  const areNamesRead = (brand.data || failedLoad(brand)) && (competitors.data || failedLoad(competitors));
  const isBatchRead = batch.data || failedLoad(batch);
  if (!profile.data || !usage.data || !areNamesRead || !isBatchRead) return undefined;
  const facts: PathFacts = {
    company_name: profile.data.company_name,
    hasSpellings: (brand.data?.aliases.length ?? 0) > 0,
    keywords: usage.data.keywords,
    toChoose: batch.data?.batch?.keywords.length ?? 0,
    hasCompetitors: (competitors.data?.items.length ?? 0) > 0,
    isRunning,
    report_id,
  };
  return { facts, steps: pathOf(facts), hadChecked: begun.hadChecked };
}
