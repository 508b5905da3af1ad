import type { AuxiliaryVerdict } from '@answerscope/contract';
import { toDollars } from '../../../lib/money.ts';
import { type AuxiliaryRow, isSettled } from './auxiliary.queries.ts';
import { type AuxiliaryBrand, brandHash } from './auxiliary.rules.ts';

/**
 * The places of one call as they go over the wire.
 * @param brand that of the verdict shown; null when it is of another company, which no model is asked about
 */
export function toAuxiliaryVerdicts(row: AuxiliaryRow, brand: AuxiliaryBrand | null): AuxiliaryVerdict[] {
  const { state } = row;
  const isDecided = state === 'decided';
  const isOfBrand = brand !== null && brandHash(brand) === row.brand_hash;
  return row.places.map((place) => ({
    start: place.start,
    end: place.end,
    sentence: place.text,
    doubt: place.doubt,
    state: state === 'decided' || state === 'failed' ? state : 'waiting',
    decision: place.decision,
    other: place.other,
    quote: place.quote,
    is_in_force: isDecided && isOfBrand && isSettled(place),
    rules_counted: place.rules_counted,
    rules_confidence: place.rules_confidence,
    rules_version: row.rules_version,
    channel: row.provider,
    model: row.model,
    cost_usd: toDollars(row.cost_microdollars),
    failure_code: row.failure_code,
    failure: row.failure_message,
    decided_at: isDecided ? (row.ended_at?.toISOString() ?? null) : null,
  }));
}
