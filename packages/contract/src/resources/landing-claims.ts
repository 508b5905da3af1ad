import { z } from 'zod';
import { CLAIM_PLACES } from '../built-in-claims.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';
import { TRANSLATION_FACTS, translationsOf } from './translations.ts';

const FIGURE_MAX = 40;
const LABEL_MAX = 80;

const ClaimPlace = z.enum(CLAIM_PLACES);

const texts = {
  figure: plainText(FIGURE_MAX)
    .trim()
    .min(1, messages.enterWhatIsClaimed)
    .max(FIGURE_MAX)
    .register(fieldHints, {
      label: messages.claim,
      hint: messages.theFigureOrOffer,
    }),
  label: plainText(LABEL_MAX)
    .trim()
    .min(1, messages.sayWhat)
    .max(LABEL_MAX)
    .register(fieldHints, { label: messages.ofWhat, hint: messages.businessesOrWithNoCardOn }),
};

/** What the operator claims on the landing page, in this order (specification 1). */
export const landingClaims = resource({
  name: 'landing_claims',
  title: messages.landingClaims,
  fields: {
    ...texts,
    translations: translationsOf(z.strictObject(texts)),
    place: ClaimPlace.register(fieldHints, {
      choices: { hero: messages.belowTheFirstView, pricing: messages.besideThePrices },
    }),
    is_active: z.boolean().register(fieldHints, { label: messages.shownOnLandingPage }),
  },
  facts: TRANSLATION_FACTS,
  named: 'figure',
  searched: ['figure', 'label'],
  sorts: ['figure'],
  filters: { place: ClaimPlace.optional(), is_active: BooleanParameter.optional() },
  isOrdered: true,
});
export type LandingClaim = z.infer<typeof landingClaims.row>;

export const landingClaimsContract = resourceContract(landingClaims);
