import * as messages from './plans-messages.ts';
/** Where a claim stands on the landing page. */
export const CLAIM_PLACES = ['hero', 'pricing'] as const;
export type ClaimPlace = (typeof CLAIM_PLACES)[number];

/** A claim as visitors see it. */
export interface ShownClaim {
  id: string;
  place: ClaimPlace;
  figure: string;
  label: string;
}

/**
 * What the operator claims until an administrator says something else, and where that cannot be read (specification 1).
 * Nothing of it is measured by the product, so it stands on the page under a label that says whose words it is.
 */
export const BUILT_IN_CLAIMS: readonly ShownClaim[] = [
  { id: 'businesses', place: 'hero', figure: messages.oneThousand, label: messages.businesses },
  { id: 'keywords', place: 'hero', figure: messages.fiftyMillion, label: messages.keywordsTracked },
  { id: 'uptime', place: 'hero', figure: messages.uptimePercent, label: messages.uptime },
  { id: 'trial', place: 'pricing', figure: messages.freeTrial, label: messages.withNoCard },
  {
    id: 'money-back',
    place: 'pricing',
    figure: messages.moneyBackGuarantee,
    label: messages.onPaidPlans,
  },
];

/** What is offered beside the prices, in one line; '' without any. */
export function offerInWords(claims: readonly Pick<ShownClaim, 'place' | 'figure' | 'label'>[]): string {
  const offers = claims.filter(({ place }) => place === 'pricing');
  return offers.map(inWords).join(', ');
}

/** What the operator promises about money back, in words; null where nothing is: it then stands on no page of plans either. */
export function refundInWords(claims: readonly Pick<ShownClaim, 'figure' | 'label'>[]): string | null {
  const promises = claims
    .map(inWords)
    .filter((claim) => /refund|money[ -]?back|erstatt|geld[ -]?zurück/i.test(claim));
  return promises.length === 0 ? null : promises.join(', ');
}

/** The operator's own words, in the order in which they were entered; small, since the landing page loads it. */
const inWords = ({ figure, label }: Pick<ShownClaim, 'figure' | 'label'>): string => `${figure} ${label}`;
