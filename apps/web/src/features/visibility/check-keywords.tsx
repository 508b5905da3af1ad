import { CHANNELS, type Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { availableChannels } from '../../domain/channel/available-channels.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { isUnderWay } from './run-states.ts';
import { useRuns } from './use-runs.ts';

const StartRunDialog = lazy(() => import('./start-run-dialog.tsx'));
const CannotCheckDialog = lazy(() => import('./cannot-check-dialog.tsx'));

interface CheckKeywordsProps {
  /** The chosen keywords; null for all of them. */
  ids: readonly string[] | null;
  /** The assistants that are chosen at first; left out, those that the user usually asks, and the choice is kept. */
  preselected?: readonly Channel[];
  onClose: () => void;
  onStarted?: () => void;
}

/** What checking keywords costs and takes, before it is started: the same on every page. */
export function CheckKeywords({ ids, preselected, onClose, onStarted }: CheckKeywordsProps) {
  const queries = useQueries();
  const runs = useRuns();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(
    queries.monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const failure = failedLoad(usage, installation, runs);
  if (failure) {
    return (
      <LazyPart onClose={onClose}>
        <CannotCheckDialog failure={failure} onClose={onClose} />
      </LazyPart>
    );
  }
  if (!usage.data || !installation.data || !runs.data) return null;
  const available = availableChannels(usage.data.plan, installation.data.configured_channels);
  const busy = CHANNELS.filter((channel) =>
    runs.data.items.some((run) => isUnderWay(run) && run.channels.some((one) => one.channel === channel)),
  );
  return (
    <LazyPart onClose={onClose}>
      <StartRunDialog
        keyword_ids={ids}
        available={available}
        busy={busy}
        preselected={preselected}
        usage={usage.data}
        onClose={onClose}
        onStarted={() => {
          onClose();
          onStarted?.();
        }}
      />
    </LazyPart>
  );
}
