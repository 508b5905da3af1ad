import type { AuxiliaryVerdict } from '@answerscope/contract';
import { toDollars } from '../../../lib/money.ts';
import type { AuxiliaryRow } from './auxiliary.queries.ts';
import { type AuxiliaryBrand, brandHash } from './auxiliary.rules.ts';

/**
 * An auxiliary verdict as it goes over the wire.
 * @param brand that of the verdict shown; null when it is of another company, which no model is asked about
 */
export function toAuxiliaryVerdict(row: AuxiliaryRow, brand: AuxiliaryBrand | null): AuxiliaryVerdict {
  const { state } = row;
  const isDecided = state === 'decided';
  return {
    start: row.start_offset,
    end: row.end_offset,
    sentence: row.sentence,
    state: state === 'decided' || state === 'failed' ? state : 'waiting',
    decision: row.decision,
    is_in_force:
      isDecided && row.decision !== 'cannot_tell' && brand !== null && brandHash(brand) === row.brand_hash,
    rules_counted: row.rules_counted,
    rules_confidence: row.rules_confidence,
    rules_version: row.rules_version,
    channel: row.provider,
    model: row.model,
    cost_usd: toDollars(row.cost_microdollars),
    failure_code: row.failure_code,
    failure: row.failure_message,
    decided_at: isDecided ? (row.ended_at?.toISOString() ?? null) : null,
  };
}
