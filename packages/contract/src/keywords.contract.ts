import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { KEYWORD_SORTS, KEYWORD_STATUSES, SEARCH_INTENTS } from './choices.ts';
import { csvFile } from './csv-file.ts';
import { DayRangeText } from './day-range-query.ts';
import { IMPORTED_TEXT_MAX, KeywordText, QuestionText, TopicText } from './keyword-text.ts';
import * as messages from './keywords-messages.ts';
import { LIMITS } from './limits.ts';
import { BooleanParameter } from './parameters.ts';
import { RangeFigures } from './range-figures.ts';
import { KeywordTag, Tag } from './tags.ts';
import { plainText } from './text.ts';

export const SearchIntent = z.enum(SEARCH_INTENTS);
export type SearchIntent = z.infer<typeof SearchIntent>;

export const Keyword = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  keyword: z.string(),
  topic: z.string().nullable(),
  /** The user's own wording of what assistants are asked; null where it is made from the keyword by the template. */
  question: z.string().nullable(),
  /** Null for a moment after an upgrade only. */
  search_intent: SearchIntent.nullable(),
  /** The intent follows from the words of the keyword by a rule; nobody has said it. */
  is_intent_guessed: z.boolean(),
  is_ai_generated: z.boolean(),
  generation_batch_id: z.uuid().nullable(),
  /** Over the limit of the plan: checks of several keywords leave it out. It goes on by itself where there is room. */
  is_paused: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Keyword = z.infer<typeof Keyword>;

export const AddMyKeyword = z.strictObject({
  keyword_text: KeywordText,
  topic_text: TopicText.nullish(),
  question_text: QuestionText.nullish(),
});
export type AddMyKeyword = z.infer<typeof AddMyKeyword>;

/** A keyword as the list shows it, with the time of its newest check on any channel, and its tags by name. */
export const ListedKeyword = Keyword.extend({
  last_checked_at: z.iso.datetime().nullable(),
  tags: z.array(KeywordTag).max(LIMITS.tags_of_keyword_max),
  /** Null unless asked for, and of a paused keyword. */
  figures: RangeFigures.nullable(),
});
export type ListedKeyword = z.infer<typeof ListedKeyword>;

/** What the newest results say: on the channel asked for, else on any. A failed check or one without companies says neither yes nor no. */
export const KeywordStatus = z.enum(KEYWORD_STATUSES);
export type KeywordStatus = z.infer<typeof KeywordStatus>;

export const KeywordSort = z.enum(KEYWORD_SORTS);
export type KeywordSort = z.infer<typeof KeywordSort>;

/** What tells keywords apart besides their words, as it is now; it narrows whatever lists keywords. */
export const KEYWORD_GROUP = {
  topic: plainText(LIMITS.topic_text_max).trim().max(LIMITS.topic_text_max).optional(),
  /** Those that have this tag. */
  tag: z.uuid().optional(),
  search_intent: SearchIntent.optional(),
};
const KeywordGroup = z.strictObject(KEYWORD_GROUP);
export type KeywordGroup = z.infer<typeof KeywordGroup>;

/** What narrows a list of keywords. */
export const KEYWORD_FILTERS = {
  search: plainText(LIMITS.keyword_text_max).trim().max(LIMITS.keyword_text_max).optional(),
  ...KEYWORD_GROUP,
  is_ai_generated: BooleanParameter.optional(),
  /** Which channel `status` speaks of; any when left out. */
  channel: Channel.optional(),
  status: KeywordStatus.optional(),
};

export const KeywordListQuery = z.strictObject({
  ...KEYWORD_FILTERS,
  /** Whether each keyword comes with its figures, and over which days; left out, those of the profile. */
  with_figures: BooleanParameter.optional(),
  range: DayRangeText.optional(),
  sort: KeywordSort.default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
});
export type KeywordListQuery = z.infer<typeof KeywordListQuery>;

/** More than anybody looks through. */
export const TOPICS_LISTED_MAX = 1_000;

export const KeywordPage = z.object({
  items: z.array(ListedKeyword).max(LIMITS.page_size_max),
  /** Keywords that match the query. */
  total: z.number().int(),
  /** Keywords the user has at all. */
  total_keywords: z.number().int(),
  /** The page that is shown: the last one when a later one was asked for. */
  page: z.number().int(),
  page_size: z.number().int(),
  /** The topics in use, for the filter: the first by name where there are more. */
  topics: z.array(z.string()).max(TOPICS_LISTED_MAX),
  /** All tags, by name, for the filter. */
  tags: z.array(Tag).max(LIMITS.tags_max),
});
export type KeywordPage = z.infer<typeof KeywordPage>;

/** Ids of the caller's keywords, from a selection across pages. */
const KeywordIds = z.array(z.uuid()).min(1).max(LIMITS.keywords_at_once_max);

/** What of a keyword can be changed. Another question starts a new series of comparable answers. */
export const UpdateKeyword = z.strictObject({
  id: z.uuid(),
  topic_text: TopicText.nullish(),
  question_text: QuestionText.nullish(),
  search_intent: SearchIntent.optional(),
});
export type UpdateKeyword = z.infer<typeof UpdateKeyword>;

/** Keywords from a list or a file, each judged by itself: nothing of it is refused before all of it was looked at. */
export const ImportKeywords = z.strictObject({
  keywords: z
    .array(
      z.strictObject({
        keyword: z.string().max(IMPORTED_TEXT_MAX),
        topic: z.string().max(IMPORTED_TEXT_MAX).nullish(),
        question: z.string().max(IMPORTED_TEXT_MAX).nullish(),
        /** Names of tags, parted by commas or semicolons; those that are new are added with the keyword. */
        tags: z.string().max(IMPORTED_TEXT_MAX).nullish(),
      }),
    )
    .min(1, messages.giveAtLeastOneKeyword)
    .max(LIMITS.keywords_at_once_max, messages.atMost10000Keywords),
  /** Judges the rows and stores nothing. */
  dry_run: z.boolean().default(false),
  /** `valid_rows` adds what can be added; `all_or_none` adds nothing when one row cannot be added. */
  mode: z.enum(['valid_rows', 'all_or_none']).default('valid_rows'),
});
export type ImportKeywords = z.infer<typeof ImportKeywords>;

export const ImportedRowState = z.enum(['valid', 'duplicate_in_list', 'duplicate', 'invalid', 'over_limit']);
export type ImportedRowState = z.infer<typeof ImportedRowState>;

export const KeywordImport = z.object({
  /** One per row, in the order they came; words for the first thousand that cannot be added. */
  rows: z
    .array(z.object({ state: ImportedRowState, message: z.string().nullable() }))
    .max(LIMITS.keywords_at_once_max),
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
      summary: 'The ids of the keywords that match, newest first: as many as can be changed at once',
    })
    .input(z.strictObject(KEYWORD_FILTERS))
    .output(z.object({ keyword_ids: z.array(z.uuid()).max(LIMITS.keywords_at_once_max) })),
  export_keywords: oc
    .route({
      method: 'GET',
      path: '/api/keyword-list/csv',
      tags: ['keywords'],
      summary:
        'The keywords that match, with their topics, questions and tags, as a CSV file that can be imported again',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(KEYWORD_FILTERS))
    .output(csvFile),
  get_keyword: oc
    .route({ method: 'GET', path: '/api/keywords/{id}', tags: ['keywords'], summary: 'One of my keywords' })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Keyword),
  update_keyword: oc
    .route({
      method: 'PATCH',
      path: '/api/keywords/{id}',
      tags: ['keywords'],
      summary: 'Give a keyword another topic or question, or none, or another intent; what is left out stays',
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
    .input(z.strictObject({ keyword_id: z.uuid() }))
    .output(z.object({ keyword_id: z.uuid(), keyword: z.string() })),
};
