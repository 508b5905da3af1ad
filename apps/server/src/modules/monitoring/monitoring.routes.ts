import type { Installation } from '@answerscope/contract';
import { procedures } from '../../http/procedures.ts';

/** Binds what an installation says of itself; it does not change while the process runs. */
export function createMonitoringRoutes(installation: Installation) {
  return { get_installation: procedures.monitoring.get_installation.handler(() => installation) };
}
