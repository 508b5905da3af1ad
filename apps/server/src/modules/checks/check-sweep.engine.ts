import { isConnectionFailure } from '../../database/connection-failure.ts';
import { type Rounds, startRounds } from '../../lib/rounds.ts';
import type { CheckServices } from './check.services.ts';
import { recoverChecks } from './use-cases/recover-checks.ts';

const SWEEP_MS = 15_000;

/** Ends, four times a minute, the checks whose process is gone. */
export function startCheckSweep(
  services: CheckServices,
  { pollMs = SWEEP_MS }: { pollMs?: number } = {},
): Rounds {
  let wasAway = false;
  return startRounds(
    async () => {
      // Workers that found the database away, too, first store what they have: nothing of it is lost.
      if (wasAway) wasAway = false;
      else await recoverChecks(services);
    },
    {
      pollMs,
      failed: (err) => {
        wasAway = isConnectionFailure(err);
        services.log.error({ err }, 'the sweep failed; another one follows');
      },
    },
  );
}
