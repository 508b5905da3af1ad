import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';
import { TRANSLATION_FACTS, translationsOf } from './translations.ts';

const NAME_MAX = 100;
const ROLE_MAX = 100;
const CONTENT_MAX = 400;

const text = (max: number, missing: string) => plainText(max).trim().min(1, missing).max(max);

const texts = {
  role: text(ROLE_MAX, messages.sayWhoThatIs).register(fieldHints, {
    hint: messages.positionAndCompany,
  }),
  content: text(CONTENT_MAX, messages.enterWhatTheySay).register(fieldHints, {
    label: messages.whatTheySay,
    input: 'area',
    hint: messages.theirOwnWords,
  }),
};

/** What customers say on the landing page, in this order (specification 2.4 and 3). */
export const testimonials = resource({
  name: 'testimonials',
  title: messages.testimonials,
  fields: {
    name: text(NAME_MAX, messages.nameWhoSaysIt),
    ...texts,
    translations: translationsOf(z.strictObject(texts)),
    is_active: z.boolean().register(fieldHints, { label: messages.shownOnLandingPage }),
  },
  facts: TRANSLATION_FACTS,
  named: 'name',
  searched: ['name', 'role', 'content'],
  sorts: ['name'],
  filters: { is_active: BooleanParameter.optional() },
  isOrdered: true,
});
export type Testimonial = z.infer<typeof testimonials.row>;

export const testimonialsContract = resourceContract(testimonials);
