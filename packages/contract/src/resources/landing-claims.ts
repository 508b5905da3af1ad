import { z } from 'zod';
import { CLAIM_PLACES } from '../built-in-claims.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const FIGURE_MAX = 40;
const LABEL_MAX = 80;

const ClaimPlace = z.enum(CLAIM_PLACES);

/** What the operator claims on the landing page, in this order (specification 1). */
export const landingClaims = resource({
  name: 'landing_claims',
  title: 'Landing claims',
  words: { one: 'claim', many: 'claims' },
  fields: {
    figure: plainText(FIGURE_MAX)
      .trim()
      .min(1, 'Please enter what is claimed')
      .max(FIGURE_MAX)
      .register(fieldHints, {
        label: 'Claim',
        hint: 'The figure or the offer: 1,000+, or 14-day free trial.',
      }),
    label: plainText(LABEL_MAX)
      .trim()
      .min(1, 'Please say what that is of')
      .max(LABEL_MAX)
      .register(fieldHints, { label: 'Of what', hint: 'businesses, or with no card on all plans.' }),
    place: ClaimPlace.register(fieldHints, {
      choices: { hero: 'Below the first view', pricing: 'Beside the prices' },
    }),
    is_active: z.boolean().register(fieldHints, { label: 'Shown on the landing page' }),
  },
  facts: {},
  named: 'figure',
  searched: ['figure', 'label'],
  sorts: ['figure'],
  filters: { place: ClaimPlace.optional(), is_active: BooleanParameter.optional() },
  isOrdered: true,
});
export type LandingClaim = z.infer<typeof landingClaims.row>;

export const landingClaimsContract = resourceContract(landingClaims);
