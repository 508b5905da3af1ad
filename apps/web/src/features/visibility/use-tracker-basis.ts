import type { Channel, Profile } from '@answerscope/contract';
import { CHANNELS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { availableChannels } from '../../domain/channel/available-channels.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';

interface TrackerBasis {
  /** Null while it loads. */
  profile: Profile | null;
  /** Channels that plan and installation let the user ask; all of them until that is known. */
  available: readonly Channel[];
  isKnown: boolean;
  failure: FailedLoad | null;
}

/** What the tracker must know before anything can be asked: who is looked for, and which assistants there are. */
export function useTrackerBasis(): TrackerBasis {
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(
    queries.monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const all = [profile, usage, installation];
  return {
    profile: profile.data ?? null,
    available:
      usage.data && installation.data
        ? availableChannels(usage.data.plan, installation.data.configured_channels)
        : CHANNELS,
    isKnown: all.every(({ data }) => data !== undefined),
    failure: failedLoad(...all),
  };
}
