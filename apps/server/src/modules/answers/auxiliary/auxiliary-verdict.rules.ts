import type { AuxiliaryVerdict } from '@answerscope/contract';
import { toDollars } from '../../../lib/money.ts';
import type { CompanyRow } from '../../brand/index.ts';
import type { AuxiliaryRow } from './auxiliary.queries.ts';
import { type AuxiliaryBrand, brandHash, companyIdentity } from './auxiliary.rules.ts';
import { isSettled } from './decisions.rules.ts';

/**
 * The places of one call as they go over the wire.
 * @param known.brand that of the verdict shown; null when it is of another company, which no model is asked about
 * @param known.companies as they are known now
 */
export function toAuxiliaryVerdicts(
  row: AuxiliaryRow,
  known: { brand: AuxiliaryBrand | null; companies: readonly CompanyRow[] },
): AuxiliaryVerdict[] {
  const { state } = row;
  const isDecided = state === 'decided';
  const isOfBrand = known.brand !== null && brandHash(known.brand) === row.brand_hash;
  const identities = new Set(
    known.companies.map(({ key, names: { domain } }) => companyIdentity({ key, domain })),
  );
  const companies = row.companies.map((one) => ({ ...one, isKnown: identities.has(companyIdentity(one)) }));
  return row.places.map((place) => {
    const company = companies.find(({ key }) => key === place.company);
    return {
      start: place.start,
      end: place.end,
      company: company?.name ?? null,
      sentence: place.text,
      doubt: place.doubt,
      state: state === 'decided' || state === 'failed' ? state : 'waiting',
      decision: place.decision,
      other: place.other,
      quote: place.quote,
      is_in_force: isDecided && isSettled(place) && (company === undefined ? isOfBrand : company.isKnown),
      rules_counted: place.rules_counted,
      rules_confidence: place.rules_confidence,
      rules_version: row.rules_version,
      channel: row.provider,
      model: row.model,
      cost_usd: toDollars(row.cost_microdollars),
      failure_code: row.failure_code,
      failure: row.failure_message,
      decided_at: isDecided ? (row.ended_at?.toISOString() ?? null) : null,
    };
  });
}
