import type { Run } from '@answerscope/contract';
import { useEffect, useRef } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { describeRunEnd } from './describe-run.ts';
import { isUnderWay } from './run-states.ts';

/** Says how a run went when it ends while the page is open, also one that another tab started. */
export function useRunNotices(runs: readonly Run[] | undefined): void {
  const { toasts } = useServices();
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    for (const run of runs ?? []) {
      if (isUnderWay(run)) {
        underWay.current.add(run.id);
      } else if (underWay.current.delete(run.id)) {
        const message = describeRunEnd(run);
        if (message) toasts.show(message);
      }
    }
  }, [runs, toasts]);
}
