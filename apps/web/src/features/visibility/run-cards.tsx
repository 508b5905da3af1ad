import type { Run } from '@answerscope/contract';
import { failedLoad } from '../../lib/failed-load.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import * as messages from './messages.ts';
import { RunCard } from './run-card.tsx';
import { isUnderWay } from './run-states.ts';
import type { useRuns } from './use-runs.ts';

interface RunCardsProps {
  runs: ReturnType<typeof useRuns>;
  /** Which of the newest runs are shown; those under way unless a page shows more. */
  choose?: (runs: readonly Run[]) => readonly Run[];
}

/** The runs that are going on; where they cannot be read, that is said in their place. */
export function RunCards({ runs, choose = (all) => all.filter(isUnderWay) }: RunCardsProps) {
  const failure = failedLoad(runs);
  if (failure) return <FailedPart title={messages.runsNotLoaded} {...failure} />;
  return choose(runs.data?.items ?? []).map((run) => (
    <Boundary key={run.id} level="component">
      <RunCard run={run} />
    </Boundary>
  ));
}
