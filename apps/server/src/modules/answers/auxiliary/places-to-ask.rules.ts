import type { AuxiliarySubject } from '@answerscope/contract';
import type { DoubtfulPlace } from '@answerscope/mentions';
import {
  type AuxiliaryBrand,
  type AuxiliaryCompany,
  type AuxiliaryPlace,
  brandHash,
  companyIdentity,
} from './auxiliary.rules.ts';

/** Places of competitors, and of other companies, that are asked about in one answer, in however many calls. */
const PLACES_MAX: Record<'competitors' | 'companies', number> = { competitors: 4, companies: 3 };

/** Doubtful places of one company; of the brand where it is null. */
export interface Doubted {
  company: AuxiliaryCompany | null;
  places: readonly DoubtfulPlace[];
}

/** What one call is about. */
export interface PlacesToAsk {
  asked_for: AuxiliarySubject;
  places: AuxiliaryPlace[];
  companies: AuxiliaryCompany[];
}

/**
 * Which places of an answer are asked about now: the brand's, then of competitors and of others whole companies, as many
 * as fit. Nobody is asked about twice in an answer. Null when nobody is left.
 * @param before calls about the answer that there are
 */
export function placesToAsk(
  doubted: readonly Doubted[],
  brand: AuxiliaryBrand,
  before: readonly { brand_hash: string; places: AuxiliaryPlace[]; companies: AuxiliaryCompany[] }[],
): PlacesToAsk | null {
  const hash = brandHash(brand);
  const isAsked = ({ company }: Doubted): boolean =>
    company === null
      ? before.some(
          (row) => row.brand_hash === hash && row.places.some((place) => place.company === undefined),
        )
      : before.some(({ companies }) =>
          companies.some((one) => companyIdentity(one) === companyIdentity(company)),
        );
  const room = { ...PLACES_MAX };
  for (const { companies, places } of before)
    for (const { key, is_tracked } of companies)
      room[subjectOf(is_tracked)] -= places.filter(({ company }) => company === key).length;
  const fits = ({ company, places }: Doubted): boolean => {
    if (company === null) return true;
    const subject = subjectOf(company.is_tracked);
    if (room[subject] < places.length) return false;
    room[subject] -= places.length;
    return true;
  };
  const asked = doubted.filter((one) => one.places.length > 0 && !isAsked(one) && fits(one));
  const places = asked.flatMap(({ company, places }) =>
    places.map((place) => toAuxiliaryPlace(place, company?.key)),
  );
  if (places.length === 0) return null;
  const companies = asked.flatMap(({ company }) => company ?? []);
  const isOfBrand = asked.some(({ company }) => company === null);
  const asked_for = isOfBrand ? 'brand' : subjectOf(companies.some(({ is_tracked }) => is_tracked));
  return { asked_for, places, companies };
}

function subjectOf(isTracked: boolean): 'competitors' | 'companies' {
  return isTracked ? 'competitors' : 'companies';
}

/** A doubtful place of which nothing is decided yet. */
function toAuxiliaryPlace(
  { start, end, text, code, is_counted, confidence }: DoubtfulPlace,
  company?: string,
): AuxiliaryPlace {
  return {
    start,
    end,
    ...(company === undefined ? {} : { company }),
    text,
    doubt: code,
    rules_counted: is_counted,
    rules_confidence: confidence,
    decision: null,
    other: null,
    quote: null,
  };
}
