import { setTimeout as sleep } from 'node:timers/promises';
import type { RunServices } from '../run.services.ts';
import { announceRunSparingly, type RunKey } from '../run-rows.queries.ts';

/** Leaves room for the end of a channel within four a second. */
const BETWEEN_MS = 350;

export interface RunAnnouncer {
  changed(): void;
  /** Somebody else has told of all changes so far. */
  told(): void;
  /** Tells what is left to tell. */
  close(): Promise<void>;
}

/** Tells browsers of a run's progress, seldom enough: several changes make one event, the last is always told. */
export function createRunAnnouncer(services: RunServices, run: RunKey): RunAnnouncer {
  let timer: NodeJS.Timeout | undefined;
  let isDirty = false;
  let publishedElsewhere = 0;
  let telling: Promise<void> = Promise.resolve();

  const announce = async (): Promise<void> => {
    isDirty = false;
    const before = publishedElsewhere;
    try {
      const isAnnounced = await services
        .tenant(run.account_id)
        .transaction((tx) => announceRunSparingly(tx, run, BETWEEN_MS));
      // Changes that another worker has published meanwhile need no second event.
      if (!isAnnounced && publishedElsewhere === before) isDirty = true;
    } catch (err) {
      // The rows hold the truth; a browser that missed an event hears the next.
      services.log.warn({ err, run: run.run_id }, 'progress could not be published');
    }
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      telling = announce().then(() => {
        if (isDirty) schedule();
      });
    }, BETWEEN_MS);
  };
  return {
    changed: () => {
      isDirty = true;
      schedule();
    },
    told: () => {
      publishedElsewhere += 1;
      isDirty = false;
      clearTimeout(timer);
      timer = undefined;
    },
    close: async () => {
      clearTimeout(timer);
      await telling;
      clearTimeout(timer);
      if (!isDirty) return;
      await announce();
      // Told too soon after another change: what came last is told a little later, and nobody waits for it.
      if (isDirty) services.background.add(sleep(BETWEEN_MS).then(announce));
    },
  };
}
