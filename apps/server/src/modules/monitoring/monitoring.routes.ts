import type { Installation } from '@answerscope/contract';
import { procedures } from '../../http/procedures.ts';
import { getTrackerSettings } from '../settings/index.ts';

/** Binds what an installation says of itself; all but an administrator's switch stays while the process runs. */
export function createMonitoringRoutes(installation: Omit<Installation, 'enforce_refresh_period'>) {
  return {
    get_installation: procedures.monitoring.get_installation.handler(({ context }) =>
      context.db.transaction(async (tx) => {
        const { enforce_refresh_period } = (await getTrackerSettings(tx)).settings;
        return { ...installation, enforce_refresh_period };
      }),
    ),
  };
}
