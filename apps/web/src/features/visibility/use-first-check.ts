import { useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { useStartRun } from './use-start-run.ts';
import { useTrackerBasis } from './use-tracker-basis.ts';

/** The first check of keywords that were just chosen, by the first assistant that plan and installation let the user ask. */
export function useFirstCheck() {
  const { available, isKnown, failure } = useTrackerBasis();
  const startRun = useStartRun();
  const [key] = useState(randomKey);
  const channel = available[0] ?? null;
  return {
    channel,
    isKnown,
    failure,
    start: async (keyword_ids: string[]) => {
      // What stands in the way of it is said in a toast, and the dashboard offers it again.
      if (channel)
        await startRun.mutateAsync({ scope: { channels: [channel], keyword_ids }, key }).catch(() => null);
    },
  };
}
