import { inTransaction, type Pool } from '../../database/pool.ts';
import type { Log } from '../../lib/log.ts';
import { msUntilNextPage } from './pages.queries.ts';

/** No timer is longer: what comes later is looked at again by then. */
const LOOK_AGAIN_MS = 3_600_000;
/** After a look that failed. */
const TRY_AGAIN_MS = 10_000;

export interface PublicationWatch {
  /** Something of the pages was changed: another one may be the next. */
  lookAgain(): void;
  stop(): void;
}

/** Says so at the moment when a page that was published for later comes due. Each process watches for itself. */
export function watchPublications(
  { servicePool, log }: { servicePool: Pool; log: Log },
  onDue: () => void,
): PublicationWatch {
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  let isStopped = false;
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms).unref();
  };
  const look = async (): Promise<void> => {
    looks += 1;
    const mine = looks;
    const ms = await inTransaction(servicePool, null, msUntilNextPage);
    // A later look knows more.
    if (isStopped || mine !== looks) return;
    if (ms === null || ms > LOOK_AGAIN_MS) wait(LOOK_AGAIN_MS, lookAgain);
    else
      wait(Math.max(0, ms), () => {
        onDue();
        lookAgain();
      });
  };
  const lookAgain = (): void => {
    look().catch((error: unknown) => {
      if (isStopped) return;
      log.warn({ err: error }, 'what is published next could not be read');
      wait(TRY_AGAIN_MS, lookAgain);
    });
  };
  lookAgain();
  return {
    lookAgain,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
