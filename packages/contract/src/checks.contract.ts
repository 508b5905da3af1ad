import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnswerDetail, AnswerSummary, GiveFeedback, VerdictFeedback } from './answers.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { DayRangeText } from './day-range-query.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { Headline, RateInterval } from './headline.ts';
import * as messages from './keywords-messages.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { BooleanParameter } from './parameters.ts';
import { ForcedStatus, ResultState } from './result-state.ts';
import { plainText } from './text.ts';

/** No answer is longer. */
const ANSWER_UNITS_MAX = 10_000_000;

export const ResultStatus = z.enum(['completed', 'error', 'network_error', 'api_error']);
export type ResultStatus = z.infer<typeof ResultStatus>;

/**
 * Why a check failed: 'no_credit', 'rate_limited', 'timed_out'. New ones may come. Null for one that was answered, or that
 * failed before codes were kept.
 */
export const ErrorCodeOfCheck = z.string().nullable();

/** The newest result of a keyword on a channel; its answer is the evidence. */
export const VisibilityResult = z.object({
  user_id: z.uuid(),
  keyword_id: z.uuid(),
  keyword: z.string(),
  channel: Channel,
  is_mentioned: z.boolean(),
  status: ResultStatus,
  /** What it says in one word, or what an administrator has forced it to. */
  result_state: ResultState,
  /** Set by an administrator; null where the answers decide. */
  forced_status: ForcedStatus.nullable(),
  checked_at: z.iso.datetime(),
  /** Null for an answered check when the texts were not asked for; what a failed one says is always there. */
  response_text: z.string().nullable(),
  /** Why it failed, for a program; null for one that was answered. */
  error_code: ErrorCodeOfCheck,
  answer_id: z.uuid().nullable(),
  /** Answered samples, those that name the brand, those that measure nothing, of these refusals, samples without an answer. */
  n: z.number().int(),
  k: z.number().int(),
  empty: z.number().int(),
  refused: z.number().int(),
  failed: z.number().int(),
  /** The keyword itself names the brand: it is in no rate. */
  is_branded: z.boolean(),
});
export type VisibilityResult = z.infer<typeof VisibilityResult>;

export const VisibilityResultQuery = z.strictObject({
  channel: Channel.optional(),
  keyword_id: z.uuid().optional(),
  /** Of these keywords only; one that is not the caller's has no results. */
  keyword_ids: z.array(z.uuid()).max(LIMITS.page_size_max).optional(),
  /** Another company than the own one: what is known of it, in `ad_hoc`, and being asked, in `under_way`. */
  ad_hoc_for: plainText(LIMITS.company_name_max).trim().min(1).max(LIMITS.company_name_max).optional(),
  /** Of the headlines; without it, that of the profile. */
  range: DayRangeText.optional(),
  /** False leaves the answers' texts out, which are most of what a list weighs. */
  with_text: BooleanParameter.default(true),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size_max),
});

/**
 * Counts over the newest results of a channel: answered = n samples answered, failed stands apart. The rate is
 * mentioned of answered - empty: an answer that mentions no company at all, or refuses, measures nothing. These three are of unbranded
 * keywords.
 */
export const ChannelSummary = z.object({
  channel: Channel,
  keywords: z.number().int(),
  answered: z.number().int(),
  mentioned: z.number().int(),
  empty: z.number().int(),
  /** Keywords with an answer that name the brand themselves: they are in no rate. */
  branded: z.number().int(),
  failed: z.number().int(),
  /** Of the rate, with 95%, for these keywords and for keywords like these; null without one. */
  interval: RateInterval.nullable(),
  interval_for_similar_keywords: RateInterval.nullable(),
  last_checked_at: z.iso.datetime().nullable(),
  /** The rate to show: the counts above are of newest results alone. */
  headline: Headline,
});
export type ChannelSummary = z.infer<typeof ChannelSummary>;

/** A check that has not ended: one asked for by itself, or one that waits for its turn in a run. */
export const CheckUnderWay = z.object({
  keyword_id: z.uuid(),
  channel: Channel,
  is_single: z.boolean(),
  /** It looks for the company of `ad_hoc_for`, not for the own one. */
  is_ad_hoc: z.boolean(),
  /** When it was started; of one that waits in a run, when the run was. */
  since: z.iso.datetime(),
});
export type CheckUnderWay = z.infer<typeof CheckUnderWay>;

/** What a channel last said of a keyword when another company than the own one was looked for. */
export const AdHocResult = z.object({
  keyword_id: z.uuid(),
  channel: Channel,
  is_mentioned: z.boolean(),
  status: ResultStatus,
  result_state: ResultState,
  checked_at: z.iso.datetime(),
  /** What a failed check says in place of an answer. */
  response_text: z.string().nullable(),
  error_code: ErrorCodeOfCheck,
  answer_id: z.uuid().nullable(),
});
export type AdHocResult = z.infer<typeof AdHocResult>;

export const VisibilityResultPage = z.object({
  items: z.array(VisibilityResult).max(LIMITS.page_size_max),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  channels: z.array(ChannelSummary).max(CHANNELS.length),
  /** Of the keywords asked for by id, else of the page's: what is being asked, on any channel. */
  under_way: z.array(CheckUnderWay).max(LIST_MAX),
  /** Of the same keywords, at most one each on the channel asked for or on every; empty unless asked for. */
  ad_hoc: z.array(AdHocResult).max(LIST_MAX),
});
export type VisibilityResultPage = z.infer<typeof VisibilityResultPage>;

/** What decides how the question of a keyword is worded; `wordQuestion` makes it of this and the keyword. */
export const QuestionWording = z.object({
  /** BCP 47 tag of the profile. */
  language: z.string(),
  /** The place of a business with local services as people write it, 'Boston, MA'; else null. */
  place: z.string().nullable(),
  /** The administrator's template of the channel; null: the product's of the language. */
  template: z.string().nullable(),
  /** How keywords become questions; an account keeps the one it began with. */
  version: z.number().int(),
});
export type QuestionWording = z.infer<typeof QuestionWording>;

/** How a channel words questions for the caller. */
export const ChannelWording = QuestionWording.extend({ channel: Channel });
export type ChannelWording = z.infer<typeof ChannelWording>;

/** The body of the check-visibility function; its spelling is the function's own. */
export const CheckVisibility = z.strictObject({
  keyword: plainText(LIMITS.keyword_text_max)
    .trim()
    .min(1, FRIENDLY_ERRORS.visibility.no_keywords)
    .max(4 * LIMITS.keyword_text_max),
  companyName: plainText(LIMITS.company_name_max, FRIENDLY_ERRORS.visibility.invalid_company_name)
    .trim()
    .min(LIMITS.company_name_min, FRIENDLY_ERRORS.visibility.invalid_company_name)
    .max(LIMITS.company_name_max, FRIENDLY_ERRORS.visibility.invalid_company_name),
  channel: Channel.default('openai'),
});
export type CheckVisibility = z.infer<typeof CheckVisibility>;

/** The same body for the functions of one assistant each: another channel than the function's own is refused. */
const checkOf = <Name extends Channel>(channel: Name) =>
  CheckVisibility.extend({ channel: z.literal(channel).default(channel as never) });

export const CheckVisibilityResult = z.object({
  isMentioned: z.boolean(),
  responseText: z.string(),
  error: z.string().nullable(),
  errorCode: ErrorCodeOfCheck,
  status: ResultStatus,
  /** What the answer says in one word: one that measured nothing is no 'not_mentioned'. */
  resultState: ResultState,
  /** The stored answer, null when the assistant gave none. */
  answerId: z.uuid().nullable(),
  /** False when the company or keyword is not the user's own: kept as evidence, changes no result. */
  countsForResults: z.boolean(),
});
export type CheckVisibilityResult = z.infer<typeof CheckVisibilityResult>;

/** What one more check costs at most and usually. US dollars and seconds. */
export const CheckForecast = z.object({
  channel: Channel,
  is_configured: z.boolean(),
  cost_ceiling_usd: z.number(),
  expected_cost_usd: z.number().nullable(),
  expected_seconds: z.number().nullable(),
  /** True when what is expected goes by others' answers here, or an assumption: I have none on the channel yet. */
  is_estimated: z.boolean().optional(),
});
export type CheckForecast = z.infer<typeof CheckForecast>;

/** Ids of the answers next to one; null where it is the newest or the oldest. */
export const AnswerNeighbours = z.object({ newer: z.uuid().nullable(), older: z.uuid().nullable() });
export type AnswerNeighbours = z.infer<typeof AnswerNeighbours>;

export const checksContract = {
  check_visibility: oc
    .route({
      method: 'POST',
      path: '/functions/check-visibility',
      tags: ['checks'],
      summary: 'Ask one assistant about one keyword, now',
    })
    .input(CheckVisibility)
    .output(CheckVisibilityResult),
  check_visibility_claude: oc
    .route({
      method: 'POST',
      path: '/functions/check-visibility-claude',
      tags: ['checks'],
      summary: 'Ask Claude about one keyword, now',
    })
    .input(checkOf('claude'))
    .output(CheckVisibilityResult),
  check_visibility_gemini: oc
    .route({
      method: 'POST',
      path: '/functions/check-visibility-gemini',
      tags: ['checks'],
      summary: 'Ask Gemini about one keyword, now',
    })
    .input(checkOf('gemini'))
    .output(CheckVisibilityResult),
  check_visibility_perplexity: oc
    .route({
      method: 'POST',
      path: '/functions/check-visibility-perplexity',
      tags: ['checks'],
      summary: 'Ask Perplexity about one keyword, now',
    })
    .input(checkOf('perplexity'))
    .output(CheckVisibilityResult),
  list_visibility_results: oc
    .route({
      method: 'GET',
      path: '/api/visibility-results',
      tags: ['checks'],
      summary: 'The newest result per keyword and channel',
    })
    .input(VisibilityResultQuery)
    .output(VisibilityResultPage),
  list_answers: oc
    .route({ method: 'GET', path: '/api/answers', tags: ['checks'], summary: 'Newest answers, 20 at a time' })
    .input(
      z
        .strictObject({
          keyword_id: z.uuid().optional(),
          channel: Channel.optional(),
          /** Only what was asked for another company or about a keyword of nobody, or only the rest; both when left out. */
          is_ad_hoc: BooleanParameter.optional(),
          /** Only those of one check; with a keyword. */
          run_id: z.uuid().optional(),
          /** Answers older than this one. */
          before: z.uuid().optional(),
        })
        .refine(({ run_id, keyword_id }) => run_id === undefined || keyword_id !== undefined, {
          path: ['keyword_id'],
          error: messages.nameTheKeyword,
        }),
    )
    .output(
      z.object({ items: z.array(AnswerSummary).max(LIMITS.page_size_max), next_before: z.uuid().nullable() }),
    ),
  get_answer: oc
    .route({
      method: 'GET',
      path: '/api/answers/{id}',
      tags: ['checks'],
      summary: 'One answer with its evidence',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(AnswerDetail),
  get_neighbours: oc
    .route({
      method: 'GET',
      path: '/api/answers/{id}/neighbours',
      tags: ['checks'],
      summary: 'The answers before and after one, by time',
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        /** Of the same assistant about whatever it was asked, or about the same keyword from whichever assistant. */
        of: z.enum(['channel', 'keyword']).default('channel'),
      }),
    )
    .output(AnswerNeighbours),
  give_feedback: oc
    .route({
      method: 'POST',
      path: '/api/answers/{id}/feedback',
      tags: ['checks'],
      summary: 'Say that the verdict on an answer is wrong; it changes no number',
    })
    .input(GiveFeedback)
    .output(VerdictFeedback),
  withdraw_feedback: oc
    .route({
      method: 'DELETE',
      path: '/api/answers/{id}/feedback',
      tags: ['checks'],
      summary: 'Take back what was said of a verdict',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  propose_namesake: oc
    .route({
      method: 'GET',
      path: '/api/answers/{id}/namesake',
      tags: ['checks'],
      summary: 'What could be declared of a place of an answer that has my name and is not my brand',
    })
    .input(
      z
        .strictObject({
          id: z.uuid(),
          /** The place, in UTF-16 units of the answer. */
          start: z.coerce.number().int().min(0).max(ANSWER_UNITS_MAX),
          end: z.coerce.number().int().min(1).max(ANSWER_UNITS_MAX),
        })
        .refine(({ start, end }) => end > start, { path: ['end'], error: messages.aPlaceEndsBehindStart }),
    )
    .output(z.object({ name: z.string(), words: z.array(z.string()).max(LIST_MAX) })),
  list_question_wordings: oc
    .route({
      method: 'GET',
      path: '/api/question-wordings',
      tags: ['checks'],
      summary: 'How each channel of my plan words the question of a keyword, by language, place and template',
    })
    .output(z.array(ChannelWording).max(CHANNELS.length)),
  forecast_check: oc
    .route({ method: 'GET', path: '/api/check-forecast', tags: ['checks'], summary: 'What one check costs' })
    .input(
      z.strictObject({
        channel: Channel.default('openai'),
        /** Left out: of the dearest of the caller's keywords. */
        keyword: CheckVisibility.shape.keyword.optional(),
      }),
    )
    .output(CheckForecast),
};
