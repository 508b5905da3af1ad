import { RULES_VERSION } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import type { AnswerServices } from '../answer.services.ts';
import type { AuxiliaryRow } from '../auxiliary/auxiliary.queries.ts';
import {
  type AuxiliaryReply,
  auxiliaryTask,
  OPEN_MAX_MS,
  withDecisions,
} from '../auxiliary/auxiliary.rules.ts';
import { auxiliary_verdicts } from '../auxiliary/auxiliary.tables.ts';
import { isSettled } from '../auxiliary/decisions.rules.ts';
import { applyDecision, holdJudging } from './apply-decision.ts';
import type { ModelTask } from './ask-model.ts';

/** Whether the auxiliary model reads doubtful places: never of simulated answers, else while it is switched on. */
export async function areDoubtsRead(
  tx: Transaction,
  services: Pick<AnswerServices, 'readsDoubts'>,
): Promise<boolean> {
  return services.readsDoubts && (await getTrackerSettings(tx)).settings.auxiliary_judging;
}

/** Decides doubtful places; those of companies that nobody tracks last. */
export const PLACE_TASK: ModelTask<AuxiliaryRow, AuxiliaryReply> = {
  table: auxiliary_verdicts,
  timeoutMs: 30_000,
  openMaxMs: OPEN_MAX_MS,
  due: { where: 'true', first: "r.asked_for = 'companies'" },
  alike: {
    columns: ['text_hash', 'brand_hash', 'rules_version'],
    repeat: (row, { id, repeats_id, provider, model, request_id, places }) => ({
      provider,
      model,
      request_id,
      repeats_id: repeats_id ?? id,
      places: row.places.map((place, at) => {
        const { decision = null, other = null, quote = null } = places[at] ?? {};
        return { ...place, decision, other, quote };
      }),
    }),
  },
  lockBefore: holdJudging,
  refusalOf: async (tx, services, { rules_version }) => {
    if (rules_version !== RULES_VERSION) return 'rules_moved';
    return (await areDoubtsRead(tx, services)) ? null : 'switched_off';
  },
  toQuestion: async (_tx, row) => auxiliaryTask(row),
  readReply: async (_tx, row, reply) => {
    const places = withDecisions(row.places, reply);
    return places === null ? 'other_places' : { places };
  },
  applyDecision: async (tx, row) => {
    if (row.places.some(isSettled)) await applyDecision(tx, row);
  },
};
