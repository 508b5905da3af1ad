import type { Transaction } from '../../../database/pool.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import type { AnswerServices } from '../answer.services.ts';

/** Whether the auxiliary model reads doubtful places: never of simulated answers, else while it is switched on. */
export async function areDoubtsRead(
  tx: Transaction,
  services: Pick<AnswerServices, 'readsDoubts'>,
): Promise<boolean> {
  return services.readsDoubts && (await getTrackerSettings(tx)).settings.auxiliary_judging;
}
