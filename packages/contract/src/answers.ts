import { z } from 'zod';
import * as messages from './analytics-messages.ts';
import { Channel } from './channels.ts';
import * as common from './common-messages.ts';
import { DayRangeText } from './day-range-query.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { BooleanParameter } from './parameters.ts';
import { EmptyKind, ResultState } from './result-state.ts';
import { plainText } from './text.ts';

/** How an answer ended: only one that is 'ok' or 'refused' tells that a brand is not named. */
export const AnswerFinish = z.enum(['ok', 'truncated', 'refused', 'blocked', 'failed']);
export type AnswerFinish = z.infer<typeof AnswerFinish>;

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

/** A competitor in an answer, by first mention; rank counts the brand and all companies that the answer names. */
const AnswerCompetitor = z.object({
  name: z.string(),
  mentions: z.number().int(),
  rank: z.number().int().nullable(),
});

/** A reason why nobody is sure, as a code and in words. */
const Doubt = z.object({ code: z.string(), explanation: z.string() });

/** Another company that an answer names, tracked or found; its place counts the brand and all companies, from 1. */
const AnswerCompany = z.object({
  name: z.string(),
  mentions: z.number().int(),
  place: z.number().int(),
  /** Where it is named first: UTF-16 code units, end exclusive. */
  first: z.object({ start: z.number().int(), end: z.number().int() }),
  is_tracked: z.boolean(),
  /** Why nobody is sure that it is named; null where somebody is. */
  doubt: Doubt.nullable(),
});

/** A company or product that is named and not declared, and where: UTF-16 code units, end exclusive. */
const AnswerUndeclared = z.object({
  name: z.string(),
  /** By now it is a competitor's, under whichever of its names. */
  is_tracked: z.boolean(),
  places: z.array(z.object({ start: z.number().int(), end: z.number().int() })).max(LIST_MAX),
});
export type AnswerUndeclared = z.infer<typeof AnswerUndeclared>;

/**
 * What the auxiliary model can say of a place: it is the company, another company, person, place or thing of that name, an
 * ordinary word, only a source, only a denial, or the lines do not show it. `other_meaning` was said before 2026-11-29;
 * `unproven` is a decision whose quotation does not stand in the answer, so it changes nothing.
 */
export const AUXILIARY_DECISIONS = [
  'names_brand',
  'other_bearer',
  'ordinary_word',
  'only_source',
  'only_denial',
  'cannot_tell',
  'other_meaning',
  'unproven',
] as const;
/** Whom a call to the auxiliary model is for: the nearest to the user of those it is about. */
export const AUXILIARY_SUBJECTS = ['brand', 'competitors', 'companies'] as const;
export type AuxiliarySubject = (typeof AUXILIARY_SUBJECTS)[number];

export const AuxiliaryDecision = z.enum(AUXILIARY_DECISIONS);
export type AuxiliaryDecision = z.infer<typeof AuxiliaryDecision>;

/** A place of which the rules were not sure and which an auxiliary model was to read. Offsets as in AnswerSpan. */
export const AuxiliaryVerdict = z.object({
  start: z.number().int(),
  end: z.number().int(),
  /** Which other company it may name; null for the brand. */
  company: z.string().nullable(),
  /** The lines it read, the name between ⟦ and ⟧. */
  sentence: z.string(),
  /** Why the rules were not sure, as a code. */
  doubt: z.string(),
  state: z.enum(['waiting', 'decided', 'failed']),
  /** Null until it is decided; 'cannot_tell' and 'unproven' leave it to the rules. */
  decision: AuxiliaryDecision.nullable(),
  /** Who or what else bears the name, in the model's words. */
  other: z.string().nullable(),
  /** The words of the answer that the decision rests on. */
  quote: z.string().nullable(),
  /** Whether what is shown follows it: it failed, came too late or the company is described otherwise since. */
  is_in_force: z.boolean(),
  /** What the rules say by themselves. */
  rules_counted: z.boolean(),
  rules_confidence: z.number(),
  rules_version: z.string(),
  channel: Channel.nullable(),
  model: z.string().nullable(),
  /** Of all calls for it and for the places asked about with it; 0 when the same was decided before. */
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

export const GiveFeedback = z.strictObject({
  id: z.uuid(),
  expected: z.enum(['mentioned', 'not_mentioned']),
  span: z
    .strictObject({ start: z.number().int().min(0), end: z.number().int().min(1) })
    .refine(({ start, end }) => start < end, messages.thePlaceMustNotBe)
    .nullish(),
  note: plainText(LIMITS.feedback_note_max)
    .trim()
    .max(LIMITS.feedback_note_max, common.atMostCharacters({ max: LIMITS.feedback_note_max }))
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
  finish: AnswerFinish,
  api: z.string(),
  model_asked: z.string(),
  model_served: z.string(),
  search_enabled: z.boolean(),
  searched: z.boolean(),
  queries: z.array(z.string()).max(LIST_MAX),
  location: z.string().nullable(),
  latency_ms: z.number().int(),
  cost_usd: z.number(),
  is_ad_hoc: z.boolean(),
  verdict: z.object({
    judgement_id: z.uuid(),
    rules_version: z.string(),
    /** Of the user's names; null for a check under another company's name. */
    brand_revision: z.number().int().nullable(),
    is_mentioned: z.boolean(),
    confidence: z.number(),
    /** The brand's place among all companies that the answer names, by first mention; null where it is alone or not named. */
    rank: z.number().int().nullable(),
    /** Among how many companies, the brand included; null where there is no place. */
    rank_of: z.number().int().nullable(),
    list_position: z.number().int().nullable(),
    /** The brand's mentions of those of all companies; null where no other one is named. */
    share_of_voice: z.number().nullable(),
    prominence: z.number(),
    /** Why it measures nothing, by the rules; null for one that measures something. */
    empty_kind: EmptyKind.nullable(),
    mentions: z.array(AnswerSpan).max(LIST_MAX),
    rejected: z.array(AnswerSpan).max(LIST_MAX),
    competitors: z.array(AnswerCompetitor).max(LIST_MAX),
    /** Everybody else it names, by place; null while the answer is still to be searched for them. */
    companies: z.array(AnswerCompany).max(LIST_MAX).nullable(),
    /** In the order of the text; null where the verdict is older than the search for them. */
    undeclared: z.array(AnswerUndeclared).max(LIST_MAX).nullable(),
    /** Why nobody is sure of the verdict; null where the rules are or a model has decided. */
    doubt: Doubt.nullable(),
    /** Of the brand and other companies; empty while administrators leave it switched off, or answers are simulated. */
    auxiliary: z.array(AuxiliaryVerdict).max(LIST_MAX),
  }),
  /** What it says in one word, the caller's decision included. */
  result_state: ResultState,
  /** It is left out of every rate because it measures nothing; the caller can count it in. */
  is_left_out: z.boolean(),
  /** When the caller counted it in: an ordinary answer that does not name the brand. Null without that decision. */
  counted_in_at: z.iso.datetime().nullable(),
  /** The caller's own, newest first of all judgements; null when there is none. */
  feedback: VerdictFeedback.nullable(),
  sources: z.array(AnswerSource).max(LIST_MAX),
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
  is_ad_hoc: true,
  result_state: true,
  is_left_out: true,
  counted_in_at: true,
}).extend({ is_mentioned: z.boolean(), excerpt: z.string() });
export type AnswerSummary = z.infer<typeof AnswerSummary>;

/** Which answers that measure nothing are listed: of all that count, those that every field given fits. */
export const LeftOutQuery = z.strictObject({
  channel: Channel.optional(),
  /** With it also of a branded keyword, which is in no rate anyway. */
  keyword_id: z.uuid().optional(),
  report_id: z.uuid().optional(),
  run_id: z.uuid().optional(),
  /** Only those behind the newest results. */
  is_newest: BooleanParameter.optional(),
  /** Of the assistant of this report, over the range: what its headline leaves out. */
  window_of: z.uuid().optional(),
  /** The range of `window_of`; without it, that of the profile. */
  range: DayRangeText.optional(),
  /** Answers older than this one. */
  before: z.uuid().optional(),
});
export type LeftOutQuery = z.infer<typeof LeftOutQuery>;

/** Answers that measure nothing, newest first, those the caller counted in among them; both are counted over all pages. */
export const LeftOutPage = z.object({
  items: z.array(AnswerSummary).max(LIMITS.page_size_max),
  left_out: z.number().int(),
  counted_in: z.number().int(),
  next_before: z.uuid().nullable(),
});
export type LeftOutPage = z.infer<typeof LeftOutPage>;
