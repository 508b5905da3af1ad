import type { DecidedPlace } from '@answerscope/mentions';
import type { AuxiliaryRow } from './auxiliary.queries.ts';
import { type AuxiliaryBrand, type AuxiliaryPlace, brandHash, companyIdentity } from './auxiliary.rules.ts';

/** What of a call its decisions stand in. */
export type DecidingRow = Pick<AuxiliaryRow, 'brand_hash' | 'companies' | 'state' | 'places'>;

/** Whether a decision on a place takes the rules' place. */
export function isSettled({ decision }: Pick<AuxiliaryPlace, 'decision'>): boolean {
  return decision !== null && decision !== 'cannot_tell' && decision !== 'unproven';
}

/** What of an answer's places was decided for exactly these fields of the brand. */
export function decisionsOf(
  rows: readonly Omit<DecidingRow, 'companies'>[],
  brand: AuxiliaryBrand,
): DecidedPlace[] {
  const hash = brandHash(brand);
  return rows
    .filter(({ state, brand_hash }) => state === 'decided' && brand_hash === hash)
    .flatMap(({ places }) => places.filter((place) => isSettled(place) && place.company === undefined))
    .map(toDecided);
}

/** What of an answer's places was decided for another company. */
export function decisionsOfCompany(
  rows: readonly Omit<DecidingRow, 'brand_hash'>[],
  company: { key: string; names: { domain: string | null } },
): DecidedPlace[] {
  const { key, names } = company;
  const identity = companyIdentity({ key, domain: names.domain });
  return rows
    .filter(
      ({ state, companies }) =>
        state === 'decided' && companies.some((one) => companyIdentity(one) === identity),
    )
    .flatMap(({ places }) => places.filter((place) => isSettled(place) && place.company === key))
    .map(toDecided);
}

function toDecided({ start, end, decision }: AuxiliaryPlace): DecidedPlace {
  return { start, end, is_brand: decision === 'names_brand' };
}
