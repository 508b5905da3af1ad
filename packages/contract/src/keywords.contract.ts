import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { LIMITS } from './limits.ts';
import { BooleanParameter } from './parameters.ts';

/**
 * Letters and digits of every script, spaces, all punctuation, currency signs and the few other signs that stand in
 * names, models and measures. Not: line breaks, what cannot be seen, pictograms, `<` and `>`.
 */
const ALLOWED_TEXT = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Sc} +=~^`´°™®©№±×÷|−]|\u200C|\u200D)+$/u;
const URL_LIKE = /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.)/iu;
/** Comes along when text is copied out of a page or a document, and means nothing there. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;
/** Joiners are letters' business in these scripts and nobody's in others. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Tamil}])(?:\u200C|\u200D)/gu;

/** A keyword as it is stored: NFC, single spaces of the ordinary kind, no space at the ends, nothing unseen. */
export function normalizeKeyword(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(STRAY_JOINER, '');
  return seen
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** What makes two keywords of a user the same: NFKC, lower case. */
export function keywordKey(text: string): string {
  return normalizeKeyword(text).normalize('NFKC').toLowerCase();
}

const isLongerThan = (text: string, characters: number) => [...text].length > characters;

/** What is wrong with a text that was normalized as keywords are, or null: too long says so before anything else. */
export function keywordFault(text: string): string | null {
  const { invalid_format, too_long } = FRIENDLY_ERRORS.keywords;
  if (isLongerThan(text, LIMITS.keyword_text_max)) return too_long;
  return isPlainText(text) && /[\p{L}\p{N}]/u.test(text) ? null : invalid_format;
}

function isPlainText(text: string): boolean {
  return ALLOWED_TEXT.test(text) && !URL_LIKE.test(text);
}

/** The first character that no keyword may have; null where there is none. */
export function strangeCharacter(text: string): string | null {
  return [...normalizeKeyword(text)].find((one) => !ALLOWED_TEXT.test(one)) ?? null;
}

export const KeywordText = z
  .string()
  .max(4 * LIMITS.keyword_text_max, FRIENDLY_ERRORS.keywords.too_long)
  .transform(normalizeKeyword)
  .superRefine((text, context) => {
    const message = keywordFault(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

export const TopicText = z
  .string()
  .max(4 * LIMITS.topic_text_max)
  .transform(normalizeKeyword)
  .refine((text) => [...text].length <= LIMITS.topic_text_max, 'Topic must be at most 100 characters')
  .refine((text) => !/[<>\p{Cc}\p{Cs}]/u.test(text), 'Please enter a valid topic')
  .transform((text) => (text === '' ? null : text));

/**
 * A keyword's question in the user's own words, sent as it stands; none where it is blank. Line breaks become spaces:
 * a question is written over several lines and asked in one.
 */
export const QuestionText = z
  .string()
  .max(4 * LIMITS.question_text_max, FRIENDLY_ERRORS.keywords.question_too_long)
  .transform((text) => normalizeKeyword(text.replace(/[\t\r\n]+/g, ' ')))
  .superRefine((text, context) => {
    const message = questionFault(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => (text === '' ? null : text));

function questionFault(text: string): string | null {
  const { invalid_question, question_too_long } = FRIENDLY_ERRORS.keywords;
  if (isLongerThan(text, LIMITS.question_text_max)) return question_too_long;
  return text === '' || (isPlainText(text) && /\p{L}/u.test(text)) ? null : invalid_question;
}

export const SearchIntent = z.enum(['informational', 'navigational', 'commercial', 'transactional']);
export type SearchIntent = z.infer<typeof SearchIntent>;

export const Keyword = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  keyword: z.string(),
  topic: z.string().nullable(),
  /** The user's own wording of what assistants are asked; null where it is made from the keyword by the template. */
  question: z.string().nullable(),
  search_intent: SearchIntent.nullable(),
  is_ai_generated: z.boolean(),
  generation_batch_id: z.uuid().nullable(),
  /** Over the limit of the plan: checks of several keywords leave it out. It goes on by itself where there is room. */
  is_paused: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Keyword = z.infer<typeof Keyword>;

export const AddMyKeyword = z.object({
  keyword_text: KeywordText,
  topic_text: TopicText.nullish(),
  question_text: QuestionText.nullish(),
});
export type AddMyKeyword = z.infer<typeof AddMyKeyword>;

/** A keyword as the list shows it, with the time of its newest check on any channel. */
export const ListedKeyword = Keyword.extend({ last_checked_at: z.iso.datetime().nullable() });
export type ListedKeyword = z.infer<typeof ListedKeyword>;

/** What the newest results say: on the channel asked for, else on any. A failed check says neither yes nor no. */
export const KeywordStatus = z.enum(['mentioned', 'not_mentioned', 'failed', 'unchecked']);
export type KeywordStatus = z.infer<typeof KeywordStatus>;

export const KeywordSort = z.enum(['created_at', 'keyword', 'topic', 'last_checked_at']);
export type KeywordSort = z.infer<typeof KeywordSort>;

/** What narrows a list of keywords. */
export const KEYWORD_FILTERS = {
  search: z.string().trim().max(LIMITS.keyword_text_max).optional(),
  topic: z.string().trim().max(LIMITS.topic_text_max).optional(),
  search_intent: SearchIntent.optional(),
  is_ai_generated: BooleanParameter.optional(),
  /** Which channel `status` speaks of; any when left out. */
  channel: Channel.optional(),
  status: KeywordStatus.optional(),
};

export const KeywordListQuery = z.object({
  ...KEYWORD_FILTERS,
  sort: KeywordSort.default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
});
export type KeywordListQuery = z.infer<typeof KeywordListQuery>;

export const KeywordPage = z.object({
  items: z.array(ListedKeyword),
  /** Keywords that match the query. */
  total: z.number().int(),
  /** Keywords the user has at all. */
  total_keywords: z.number().int(),
  /** The page that is shown: the last one when a later one was asked for. */
  page: z.number().int(),
  page_size: z.number().int(),
  /** Every topic in use, for the filter. */
  topics: z.array(z.string()),
});
export type KeywordPage = z.infer<typeof KeywordPage>;

/** Ids of the caller's keywords, from a selection across pages. */
const KeywordIds = z.array(z.uuid()).min(1).max(LIMITS.keywords_at_once_max);

/** What of a keyword can be changed. Another question starts a new series of comparable answers. */
export const UpdateKeyword = z.strictObject({
  id: z.uuid(),
  topic_text: TopicText.nullish(),
  question_text: QuestionText.nullish(),
});
export type UpdateKeyword = z.infer<typeof UpdateKeyword>;

/** Keywords from a list or a file, each judged by itself: nothing of it is refused before all of it was looked at. */
export const ImportKeywords = z.strictObject({
  keywords: z
    .array(
      z.strictObject({ keyword: z.string(), topic: z.string().nullish(), question: z.string().nullish() }),
    )
    .min(1, 'Please give at least one keyword.')
    .max(LIMITS.keywords_at_once_max, 'At most 10,000 keywords can be added at once.'),
  /** Judges the rows and stores nothing. */
  dry_run: z.boolean().default(false),
  /** `valid_rows` adds what can be added; `all_or_none` adds nothing when one row cannot be added. */
  mode: z.enum(['valid_rows', 'all_or_none']).default('valid_rows'),
});
export type ImportKeywords = z.infer<typeof ImportKeywords>;

export const ImportedRowState = z.enum(['valid', 'duplicate_in_list', 'duplicate', 'invalid', 'over_limit']);
export type ImportedRowState = z.infer<typeof ImportedRowState>;

export const KeywordImport = z.object({
  /** One per row, in the order they came. */
  rows: z.array(z.object({ state: ImportedRowState, message: z.string().nullable() })),
  /** Rows per state. */
  counts: z.record(ImportedRowState, z.number().int()),
  /** Keywords stored by this call; 0 in a dry run. */
  added: z.number().int(),
  /** What the plan allows (null: no limit) and what there was before this call. */
  keyword_limit: z.number().int().nullable(),
  keywords: z.number().int(),
});
export type KeywordImport = z.infer<typeof KeywordImport>;

export const keywordsContract = {
  list_keywords: oc
    .route({
      method: 'GET',
      path: '/api/keywords',
      tags: ['keywords'],
      summary: 'My keywords, searched, filtered and sorted; newest first unless asked otherwise',
    })
    .input(KeywordListQuery)
    .output(KeywordPage),
  list_keyword_ids: oc
    .route({
      method: 'GET',
      path: '/api/keyword-ids',
      tags: ['keywords'],
      summary: 'The ids of all keywords that match, for a selection across pages',
    })
    .input(z.object(KEYWORD_FILTERS))
    .output(z.object({ keyword_ids: z.array(z.uuid()) })),
  get_keyword: oc
    .route({ method: 'GET', path: '/api/keywords/{id}', tags: ['keywords'], summary: 'One of my keywords' })
    .input(z.object({ id: z.uuid() }))
    .output(Keyword),
  update_keyword: oc
    .route({
      method: 'PATCH',
      path: '/api/keywords/{id}',
      tags: ['keywords'],
      summary: 'Give a keyword another topic or question, or none; what is left out stays',
    })
    .input(UpdateKeyword)
    .output(Keyword),
  set_keyword_topics: oc
    .route({
      method: 'POST',
      path: '/api/keywords/topic',
      tags: ['keywords'],
      summary: 'Give several keywords the same topic, or none',
    })
    .input(z.strictObject({ keyword_ids: KeywordIds, topic_text: TopicText.nullable() }))
    .output(z.object({ changed: z.number().int() })),
  import_keywords: oc
    .route({
      method: 'POST',
      path: '/api/keywords/import',
      tags: ['keywords'],
      summary: 'Judge a list of keywords row by row, and add it in one step',
    })
    .input(ImportKeywords)
    .output(KeywordImport),
  delete_keywords: oc
    .route({
      method: 'POST',
      path: '/api/keywords/delete',
      tags: ['keywords'],
      summary: 'Delete several keywords and their results; those already gone are passed over',
    })
    .input(z.strictObject({ keyword_ids: KeywordIds }))
    .output(z.object({ deleted: z.number().int() })),
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
