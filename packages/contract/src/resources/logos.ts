import { z } from 'zod';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const text = (max: number, missing: string) => plainText(max).trim().min(1, missing).max(max);

const NAME_MAX = 100;
const ALT_TEXT_MAX = 200;
const ADDRESS_MAX = 80;

/** Whose logos the landing page shows, in this order (specification 2.4 and 3). */
export const logos = resource({
  name: 'logos',
  title: messages.homepageLogos,
  fields: {
    name: text(NAME_MAX, messages.nameTheCompany),
    alt_text: text(ALT_TEXT_MAX, messages.describeTheImage).register(fieldHints, {
      label: messages.alternativeText,
      hint: messages.readAloudInsteadImage,
    }),
    image_url: plainText(ADDRESS_MAX)
      .max(ADDRESS_MAX)
      .regex(/^\/media\/[0-9a-f]{64}\.webp$/, messages.uploadAnImage)
      .register(fieldHints, { label: messages.image, input: 'image', purpose: 'logo', alt: 'alt_text' }),
    is_active: z.boolean().register(fieldHints, { label: messages.shownOnLandingPage }),
  },
  facts: {},
  named: 'name',
  searched: ['name', 'alt_text'],
  sorts: ['name'],
  filters: { is_active: BooleanParameter.optional() },
  isOrdered: true,
});
export type Logo = z.infer<typeof logos.row>;

export const logosContract = resourceContract(logos);
