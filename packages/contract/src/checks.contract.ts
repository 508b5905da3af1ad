import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { LIMITS } from './limits.ts';
import { BooleanParameter } from './parameters.ts';

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
  checked_at: z.iso.datetime(),
  /** Null for an answered check when the texts were not asked for; what a failed one says is always there. */
  response_text: z.string().nullable(),
  /** Why it failed, for a program; null for one that was answered. */
  error_code: ErrorCodeOfCheck,
  answer_id: z.uuid().nullable(),
  /** Answered samples, those that name the brand, those that seem to name none at all, samples without an answer. */
  n: z.number().int(),
  k: z.number().int(),
  empty: z.number().int(),
  failed: z.number().int(),
  /** The keyword itself names the brand: it is in no rate. */
  is_branded: z.boolean(),
  is_simulated: z.boolean(),
});
export type VisibilityResult = z.infer<typeof VisibilityResult>;

export const VisibilityResultQuery = z.object({
  channel: Channel.optional(),
  keyword_id: z.uuid().optional(),
  /** Of these keywords only; one that is not the caller's has no results. */
  keyword_ids: z.array(z.uuid()).max(LIMITS.page_size_max).optional(),
  /** False leaves the answers' texts out, which are most of what a list weighs. */
  with_text: BooleanParameter.default(true),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size_max),
});

/**
 * Counts over the newest results of a channel: answered = n samples answered, failed stands apart. The rate is
 * mentioned of answered - empty: an answer that names no brand at all measures nothing. These three are of unbranded
 * keywords. All are of one kind, simulated or real: that of the newest result. Results of the other kind are counted
 * in `other_kind` alone.
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
  /** Of the rate, with 95%, over these keywords; null without one. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  last_checked_at: z.iso.datetime().nullable(),
  is_simulated: z.boolean(),
  /** Keywords whose newest result is of the other kind. */
  other_kind: z.number().int(),
});
export type ChannelSummary = z.infer<typeof ChannelSummary>;

/** A check for the own company that has not ended: one asked for by itself, or one that waits for its turn in a run. */
export const CheckUnderWay = z.object({
  keyword_id: z.uuid(),
  channel: Channel,
  is_single: z.boolean(),
  /** When it, or its run, was started. */
  since: z.iso.datetime(),
});
export type CheckUnderWay = z.infer<typeof CheckUnderWay>;

export const VisibilityResultPage = z.object({
  items: z.array(VisibilityResult),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  channels: z.array(ChannelSummary),
  /** Of the keywords asked for by id, else of the page's: what is being asked, on any channel. */
  under_way: z.array(CheckUnderWay),
});
export type VisibilityResultPage = z.infer<typeof VisibilityResultPage>;

/** The body of the check-visibility function; its spelling is the function's own. */
export const CheckVisibility = z.object({
  keyword: z
    .string()
    .trim()
    .min(1, FRIENDLY_ERRORS.visibility.no_keywords)
    .max(4 * LIMITS.keyword_text_max),
  companyName: z
    .string()
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
  /** The stored answer, null when the assistant gave none. */
  answerId: z.uuid().nullable(),
  /** False when the company or keyword is not the user's own: kept as evidence, changes no result. */
  countsForResults: z.boolean(),
});
export type CheckVisibilityResult = z.infer<typeof CheckVisibilityResult>;

/** A place in the answer's text. Offsets are UTF-16 code units, end exclusive. */
export const AnswerSpan = z.object({
  start: z.number().int(),
  end: z.number().int(),
  matched_name: z.string(),
  /** The rule that counted it, or the reason why it was rejected. */
  code: z.string(),
  /** The code in words. */
  explanation: z.string(),
  confidence: z.number().nullable(),
});
export type AnswerSpan = z.infer<typeof AnswerSpan>;

export const AnswerSource = z.object({
  position: z.number().int(),
  url: z.string(),
  title: z.string().nullable(),
  domain: z.string().nullable(),
  kind: z.enum(['own', 'competitor', 'third_party']),
  cited: z.boolean(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/** A competitor in an answer, by first mention; rank counts the brand and its competitors. */
const AnswerCompetitor = z.object({
  name: z.string(),
  mentions: z.number().int(),
  rank: z.number().int().nullable(),
});

/** What the auxiliary model can say of a sentence. */
export const AUXILIARY_DECISIONS = ['names_brand', 'other_meaning', 'cannot_tell'] as const;
export const AuxiliaryDecision = z.enum(AUXILIARY_DECISIONS);
export type AuxiliaryDecision = z.infer<typeof AuxiliaryDecision>;

/** A sentence the rules were unsure of, which an auxiliary model was to read. Offsets as in AnswerSpan. */
export const AuxiliaryVerdict = z.object({
  start: z.number().int(),
  end: z.number().int(),
  /** As it was sent, with the brand's name, domain and category, and nothing else. */
  sentence: z.string(),
  state: z.enum(['waiting', 'decided', 'failed']),
  /** Null until it is decided; 'cannot_tell' leaves it to the rules. */
  decision: AuxiliaryDecision.nullable(),
  /** Whether the verdict shown follows it: it failed, came too late or the brand is described otherwise since. */
  is_in_force: z.boolean(),
  /** What the rules say by themselves. */
  rules_counted: z.boolean(),
  rules_confidence: z.number(),
  rules_version: z.string(),
  channel: Channel.nullable(),
  model: z.string().nullable(),
  /** Of all calls for it; 0 when the same sentence was decided before. */
  cost_usd: z.number(),
  /** Why there is no decision, as a code and in words. */
  failure_code: z.string().nullable(),
  failure: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
});
export type AuxiliaryVerdict = z.infer<typeof AuxiliaryVerdict>;

/** A user's word that a verdict is wrong. It changes no number. */
export const VerdictFeedback = z.object({
  expected: z.enum(['mentioned', 'not_mentioned']),
  /** The place that is meant, in UTF-16 units of the answer; null when the whole verdict is. */
  span: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** False when the answer was judged again since. */
  is_of_this_verdict: z.boolean(),
});
export type VerdictFeedback = z.infer<typeof VerdictFeedback>;

export const GiveFeedback = z.object({
  id: z.uuid(),
  expected: z.enum(['mentioned', 'not_mentioned']),
  span: z
    .object({ start: z.number().int().min(0), end: z.number().int().min(1) })
    .refine(({ start, end }) => start < end, 'The place must not be empty')
    .nullish(),
  note: z
    .string()
    .trim()
    .max(LIMITS.feedback_note_max, `Please enter at most ${LIMITS.feedback_note_max} characters`)
    .refine((text) => !/[\p{Cs}\0]/u.test(text), 'Please enter plain text')
    .transform((text) => (text === '' ? null : text))
    .nullish(),
});
export type GiveFeedback = z.infer<typeof GiveFeedback>;

/** One answer of an assistant with the verdict on it: the evidence behind a number. */
export const AnswerDetail = z.object({
  id: z.uuid(),
  keyword: z.string(),
  keyword_id: z.uuid().nullable(),
  company_name: z.string(),
  channel: Channel,
  question: z.string(),
  text: z.string(),
  asked_at: z.iso.datetime(),
  finish: z.enum(['ok', 'truncated', 'refused', 'blocked', 'failed']),
  api: z.string(),
  model_asked: z.string(),
  model_served: z.string(),
  search_enabled: z.boolean(),
  searched: z.boolean(),
  queries: z.array(z.string()),
  location: z.string().nullable(),
  latency_ms: z.number().int(),
  cost_usd: z.number(),
  is_simulated: z.boolean(),
  is_ad_hoc: z.boolean(),
  verdict: z.object({
    judgement_id: z.uuid(),
    rules_version: z.string(),
    /** Of the user's names; null for a check under another company's name. */
    brand_revision: z.number().int().nullable(),
    is_mentioned: z.boolean(),
    confidence: z.number(),
    rank: z.number().int().nullable(),
    list_position: z.number().int().nullable(),
    share_of_voice: z.number().nullable(),
    prominence: z.number(),
    is_empty: z.boolean(),
    mentions: z.array(AnswerSpan),
    rejected: z.array(AnswerSpan),
    competitors: z.array(AnswerCompetitor),
    /** In the order of the text; empty while administrators leave it switched off. */
    auxiliary: z.array(AuxiliaryVerdict),
  }),
  /** The caller's own, newest first of all judgements; null when there is none. */
  feedback: VerdictFeedback.nullable(),
  sources: z.array(AnswerSource),
});
export type AnswerDetail = z.infer<typeof AnswerDetail>;

export const AnswerSummary = AnswerDetail.pick({
  id: true,
  keyword: true,
  keyword_id: true,
  company_name: true,
  channel: true,
  asked_at: true,
  finish: true,
  model_served: true,
  is_simulated: true,
  is_ad_hoc: true,
}).extend({ is_mentioned: z.boolean(), excerpt: z.string() });
export type AnswerSummary = z.infer<typeof AnswerSummary>;

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
      z.object({
        keyword_id: z.uuid().optional(),
        channel: Channel.optional(),
        /** Only what was asked for another company or about a keyword of nobody, or only the rest; both when left out. */
        is_ad_hoc: BooleanParameter.optional(),
        /** Answers older than this one. */
        before: z.uuid().optional(),
      }),
    )
    .output(z.object({ items: z.array(AnswerSummary), next_before: z.uuid().nullable() })),
  get_answer: oc
    .route({
      method: 'GET',
      path: '/api/answers/{id}',
      tags: ['checks'],
      summary: 'One answer with its evidence',
    })
    .input(z.object({ id: z.uuid() }))
    .output(AnswerDetail),
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
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  forecast_check: oc
    .route({ method: 'GET', path: '/api/check-forecast', tags: ['checks'], summary: 'What one check costs' })
    .input(
      z.object({
        channel: Channel.default('openai'),
        /** Left out: of the dearest of the caller's keywords. */
        keyword: CheckVisibility.shape.keyword.optional(),
      }),
    )
    .output(CheckForecast),
};
