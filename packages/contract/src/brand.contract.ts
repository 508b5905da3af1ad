import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './brand-messages.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { nameKey, normalizeName } from './name-key.ts';
import { optionalText } from './optional-text.ts';
import { CompanyUrl } from './profile-fields.ts';
import { plainText, textLength } from './text.ts';

/** True for 1-100 characters with a letter or digit; no markup, no control characters, no web address with its scheme. */
export function isName(text: string): boolean {
  const length = textLength(text);
  return (
    length >= 1 &&
    length <= LIMITS.company_name_max &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/[<>\p{Cc}\p{Cs}]/u.test(text) &&
    !/[a-z][a-z0-9+.-]*:\/\//iu.test(text)
  );
}

const NAME_REFUSED = messages.enterName1100Characters;

export const NameText = plainText(LIMITS.company_name_max, NAME_REFUSED)
  .transform(normalizeName)
  .refine(isName, NAME_REFUSED);

/** Names once each, whatever their spelling. */
const nameList = (max: number, tooMany = messages.atMostNames({ max })) =>
  z
    .array(NameText)
    .max(max, tooMany)
    .transform((names) =>
      [...new Map([...names].reverse().map((name) => [nameKey(name), name])).values()].reverse(),
    );

export const AliasList = nameList(LIMITS.aliases_max);
export const ProductList = nameList(LIMITS.products_max);

/** What the own brand is called. Name and domain are the profile's company and its address. */
export const Brand = z.object({
  name: z.string().nullable(),
  domain: z.string().nullable(),
  aliases: z.array(z.string()).max(LIST_MAX),
  products: z.array(z.string()).max(LIST_MAX),
  category: z.string().nullable(),
});
export type Brand = z.infer<typeof Brand>;

export const BrandChange = z
  .object({ aliases: AliasList, products: ProductList, category: optionalText(LIMITS.category_max) })
  .strict();
export type BrandChange = z.infer<typeof BrandChange>;

/** A competitor (specification 3) with the names it is found by. */
export const Competitor = z.object({
  id: z.uuid(),
  competitor_name: z.string(),
  competitor_url: z.string().nullable(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  market_position: z.string().nullable(),
  competitive_strength: z.string().nullable(),
  key_strengths: z.array(z.string()).max(LIST_MAX),
  relationship_type: z.string().nullable(),
  aliases: z.array(z.string()).max(LIST_MAX),
  products: z.array(z.string()).max(LIST_MAX),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Competitor = z.infer<typeof Competitor>;

export const KeyStrengths = z
  .array(optionalText(LIMITS.competitor_strength_max))
  .max(LIMITS.competitor_strengths_max, messages.atMostStrengths({ max: LIMITS.competitor_strengths_max }))
  .transform((texts) => texts.filter((text) => text !== null));

export const CompetitorDescription = optionalText(LIMITS.competitor_description_max);
/** What a user notes of a competitor in a few words. */
export const CompetitorNote = optionalText(LIMITS.category_max);

const competitorFields = {
  competitor_name: NameText,
  competitor_url: CompanyUrl,
  description: CompetitorDescription,
  industry: CompetitorNote,
  market_position: CompetitorNote,
  competitive_strength: CompetitorNote,
  key_strengths: KeyStrengths,
  relationship_type: CompetitorNote,
  aliases: AliasList,
  products: ProductList,
};

export const NewCompetitor = z
  .object(competitorFields)
  .partial()
  .required({ competitor_name: true })
  .strict();
export type NewCompetitor = z.infer<typeof NewCompetitor>;

/** Only the fields that are given change. */
export const CompetitorChange = z.object(competitorFields).partial().strict();
export type CompetitorChange = z.infer<typeof CompetitorChange>;

/** Somebody or something else of the brand's name: what it is called in full, and words that stand near it. */
export const Namesake = z.object({
  id: z.uuid(),
  name: z.string(),
  words: z.array(z.string()).max(LIST_MAX),
  created_at: z.iso.datetime(),
});
export type Namesake = z.infer<typeof Namesake>;

export const NamesakeWords = nameList(
  LIMITS.namesake_words_max,
  messages.atMostWords({ max: LIMITS.namesake_words_max }),
);

export const NewNamesake = z.strictObject({ name: NameText, words: NamesakeWords });
export type NewNamesake = z.infer<typeof NewNamesake>;

/** What a company's name may mean besides the company. */
const NAME_KINDS = ['word', 'place', 'person', 'short'] as const;

/** A sentence with the brand's name, and the namesake that it speaks of unless it is about the brand; null where only the brand can be meant. */
const NameExample = z.object({
  text: z.string(),
  namesake: z.object({ name: z.string(), words: z.array(z.string()).max(LIST_MAX) }).nullable(),
});

/** Examples of what a brand's name may mean; none where it speaks for itself, and `kind` is null. */
export const NameExamples = z.object({
  name: z.string().nullable(),
  kind: z.enum(NAME_KINDS).nullable(),
  examples: z.array(NameExample).max(LIST_MAX),
});
export type NameExamples = z.infer<typeof NameExamples>;

export const brandContract = {
  get_brand: oc
    .route({ method: 'GET', path: '/api/brand', tags: ['brand'], summary: 'What the own brand is called' })
    .output(Brand),
  update_brand: oc
    .route({
      method: 'PUT',
      path: '/api/brand',
      tags: ['brand'],
      summary: 'Set aliases, products and category',
    })
    .input(BrandChange)
    .output(Brand),
  list_competitors: oc
    .route({ method: 'GET', path: '/api/competitors', tags: ['brand'], summary: 'My competitors, by name' })
    .output(z.object({ items: z.array(Competitor).max(LIST_MAX), limit: z.number().int() })),
  add_competitor: oc
    .route({ method: 'POST', path: '/api/competitors', tags: ['brand'], summary: 'Add a competitor' })
    .input(NewCompetitor)
    .output(Competitor),
  update_competitor: oc
    .route({
      method: 'PATCH',
      path: '/api/competitors/{id}',
      tags: ['brand'],
      summary: 'Change a competitor',
    })
    .input(CompetitorChange.extend({ id: z.uuid() }))
    .output(Competitor),
  delete_competitor: oc
    .route({
      method: 'DELETE',
      path: '/api/competitors/{id}',
      tags: ['brand'],
      summary: 'Delete a competitor',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid(), competitor_name: z.string() })),
  list_namesakes: oc
    .route({
      method: 'GET',
      path: '/api/brand/namesakes',
      tags: ['brand'],
      summary: 'What has the name of my brand and is not my brand',
    })
    .output(z.object({ items: z.array(Namesake).max(LIST_MAX), limit: z.number().int() })),
  add_namesake: oc
    .route({
      method: 'POST',
      path: '/api/brand/namesakes',
      tags: ['brand'],
      summary: 'Say what has the name of my brand and is not my brand; holds once answers are judged again',
    })
    .input(NewNamesake)
    .output(Namesake),
  delete_namesake: oc
    .route({
      method: 'DELETE',
      path: '/api/brand/namesakes/{id}',
      tags: ['brand'],
      summary: 'Delete a namesake',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid(), name: z.string() })),
  get_name_examples: oc
    .route({
      method: 'GET',
      path: '/api/brand/name-examples',
      tags: ['brand'],
      summary: 'Example sentences to choose from where the name of my brand may mean something else',
    })
    .output(NameExamples),
};
