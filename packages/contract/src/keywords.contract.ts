import { oc } from '@orpc/contract';
import { z } from 'zod';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { LIMITS } from './limits.ts';

const ALLOWED_KEYWORD = /^[\p{L}\p{M}\p{N} '’\-–—&+#.,/?!():%"]+$/u;
const URL_LIKE = /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.)/iu;

/** A keyword as it is stored: NFC, single spaces, no space at the ends. */
export function normalizeKeyword(text: string): string {
  return text.normalize('NFC').replace(/ +/g, ' ').trim();
}

/** What makes two keywords of a user the same: NFKC, lower case. */
export function keywordKey(text: string): string {
  return normalizeKeyword(text).normalize('NFKC').toLowerCase();
}

/** True for 1-200 characters of letters, digits, spaces and the punctuation questions need; no URL. */
export function isKeyword(text: string): boolean {
  const length = [...text].length;
  return (
    length >= LIMITS.keyword_text_min &&
    length <= LIMITS.keyword_text_max &&
    ALLOWED_KEYWORD.test(text) &&
    /[\p{L}\p{N}]/u.test(text) &&
    !URL_LIKE.test(text)
  );
}

export const KeywordText = z
  .string()
  .max(4 * LIMITS.keyword_text_max, FRIENDLY_ERRORS.keywords.invalid_format)
  .transform(normalizeKeyword)
  .refine(isKeyword, FRIENDLY_ERRORS.keywords.invalid_format);

export const TopicText = z
  .string()
  .max(4 * LIMITS.topic_text_max)
  .transform(normalizeKeyword)
  .refine((text) => [...text].length <= LIMITS.topic_text_max, 'Topic must be at most 100 characters')
  .refine((text) => !/[<>\p{Cc}\p{Cs}]/u.test(text), 'Please enter a valid topic')
  .transform((text) => (text === '' ? null : text));

export const SearchIntent = z.enum(['informational', 'navigational', 'commercial', 'transactional']);
export type SearchIntent = z.infer<typeof SearchIntent>;

export const Keyword = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  keyword: z.string(),
  topic: z.string().nullable(),
  search_intent: SearchIntent.nullable(),
  is_ai_generated: z.boolean(),
  generation_batch_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
});
export type Keyword = z.infer<typeof Keyword>;

export const AddMyKeyword = z.object({ keyword_text: KeywordText, topic_text: TopicText.nullish() });
export type AddMyKeyword = z.infer<typeof AddMyKeyword>;

const BooleanParameter = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

export const KeywordListQuery = z.object({
  search: z.string().trim().max(LIMITS.keyword_text_max).optional(),
  topic: z.string().trim().max(LIMITS.topic_text_max).optional(),
  search_intent: SearchIntent.optional(),
  is_ai_generated: BooleanParameter.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
});
export type KeywordListQuery = z.infer<typeof KeywordListQuery>;

export const KeywordPage = z.object({
  items: z.array(Keyword),
  /** Keywords that match the query. */
  total: z.number().int(),
  /** Keywords the user has at all. */
  total_keywords: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  /** Every topic in use, for the filter. */
  topics: z.array(z.string()),
});
export type KeywordPage = z.infer<typeof KeywordPage>;

export const keywordsContract = {
  list_keywords: oc
    .route({ method: 'GET', path: '/api/keywords', tags: ['keywords'], summary: 'My keywords, newest first' })
    .input(KeywordListQuery)
    .output(KeywordPage),
  add_my_keyword: oc
    .route({ method: 'POST', path: '/rpc/add_my_keyword', tags: ['keywords'], summary: 'Add a keyword' })
    .input(AddMyKeyword)
    .output(Keyword),
  delete_my_keyword: oc
    .route({
      method: 'POST',
      path: '/rpc/delete_my_keyword',
      tags: ['keywords'],
      summary: 'Delete a keyword and its results',
    })
    .input(z.object({ keyword_id: z.uuid() }))
    .output(z.object({ keyword_id: z.uuid(), keyword: z.string() })),
};
