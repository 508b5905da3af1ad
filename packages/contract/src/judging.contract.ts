import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnswerSpan, LeftOutPage, LeftOutQuery } from './answers.ts';
import { CHANNELS } from './channel-names.ts';
import { VoiceCounts } from './headline.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { ResultState } from './result-state.ts';

const Channel = z.enum(CHANNELS);

/** Counted answers under the judgement in force and under the preview; `gained` are newly mentioned, `lost` no longer. */
const Counts = z.object({
  answers: z.number().int(),
  mentioned_before: z.number().int(),
  mentioned_after: z.number().int(),
  gained: z.number().int(),
  lost: z.number().int(),
});

/** The headline of a report: the rate over unbranded keywords with its 95% interval, and mentioned keywords of all. */
export const ReportHeadline = z.object({
  rate: z.number().nullable(),
  rate_low: z.number().nullable(),
  rate_high: z.number().nullable(),
  rate_answers: z.number().int(),
  rate_mentions: z.number().int(),
  mentioned_keywords: z.number().int(),
  total_keywords: z.number().int(),
});
export type ReportHeadline = z.infer<typeof ReportHeadline>;

/** What judging again would change. */
export const JudgementDifference = Counts.extend({
  channels: z.array(Counts.extend({ channel: Channel })).max(LIST_MAX),
  /** Keywords with a changed answer, most changes first, at most 100. */
  keywords: z.array(Counts.extend({ keyword_id: z.uuid(), keyword: z.string() })).max(LIST_MAX),
  /** The newest reports of each channel, newest first; all reports get a new revision. */
  reports: z
    .array(
      z.object({
        report_id: z.uuid(),
        channel: Channel,
        created_at: z.iso.datetime(),
        before: ReportHeadline,
        after: ReportHeadline,
      }),
    )
    .max(LIST_MAX),
  reports_total: z.number().int(),
  /** Mentions in the answers to unbranded keywords. Null of a judgement from before they were compared. */
  voice: z.object({ before: VoiceCounts, after: VoiceCounts }).nullable(),
  /** Competitors that come, go, or are named in another number of answers; at most 50. */
  competitors: z
    .array(
      z.object({
        name: z.string(),
        /** Answers mentioning it; null while it is none. */
        answers_before: z.number().int().nullable(),
        answers_after: z.number().int().nullable(),
      }),
    )
    .max(LIST_MAX),
});
export type JudgementDifference = z.infer<typeof JudgementDifference>;

export const JudgedNames = z.object({
  name: z.string(),
  domain: z.string().nullable(),
  aliases: z.array(z.string()).max(LIST_MAX),
  products: z.array(z.string()).max(LIST_MAX),
});

/** What a set of verdicts is decided with. */
export const Judgement = z.object({
  id: z.uuid(),
  state: z.enum(['preview', 'current', 'superseded', 'discarded']),
  rules_version: z.string(),
  brand_revision: z.number().int(),
  names: JudgedNames.extend({
    category: z.string().nullish(),
    namesakes: z
      .array(z.object({ name: z.string(), words: z.array(z.string()).max(LIST_MAX) }))
      .max(LIST_MAX)
      .optional(),
    competitors: z.array(JudgedNames).max(LIST_MAX),
  }),
  created_at: z.iso.datetime(),
  /** Answers judged so far, and how many there were when it began. */
  judged: z.number().int(),
  total: z.number().int(),
  /** When every answer was judged and the difference known; null before. */
  completed_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Why a preview cannot be applied any more: start it again. */
  stale: z.enum(['names_moved', 'judgement_moved', 'rules_moved']).nullable(),
  difference: JudgementDifference.nullable(),
});
export type Judgement = z.infer<typeof Judgement>;

/** What differs between the names that answers are judged by and those that wait. */
export const NameChanges = z.object({
  /** The own name, its address, spellings, products, category or namesakes. */
  own_names: z.boolean(),
  competitors_added: z.array(z.string()).max(LIST_MAX),
  competitors_removed: z.array(z.string()).max(LIST_MAX),
  competitors_changed: z.array(z.string()).max(LIST_MAX),
});
export type NameChanges = z.infer<typeof NameChanges>;

/** What answers are judged by, and whether judging them again would use something else. */
export const JudgingStatus = z.object({
  /** Null before the first check. */
  current: Judgement.nullable(),
  preview: Judgement.nullable(),
  /** Own names or competitors were changed and do not hold yet. */
  names_changed: z.boolean(),
  /** Which; null while none were. */
  name_changes: NameChanges.nullable(),
  /** New answers are judged by newer rules than older ones. */
  rules_changed: z.boolean(),
});
export type JudgingStatus = z.infer<typeof JudgingStatus>;

export const JudgedSide = z.object({
  is_mentioned: z.boolean(),
  /** What it says in one word, the caller's own decision on it included. */
  result_state: ResultState,
  rank: z.number().int().nullable(),
  excerpt: z.string(),
  /** The place that decided: the first mention, else the first candidate that did not count. */
  because: AnswerSpan.nullable(),
});

/** An answer whose verdict would change. */
export const ChangedAnswer = z.object({
  answer_id: z.uuid(),
  keyword_id: z.uuid(),
  keyword: z.string(),
  channel: Channel,
  asked_at: z.iso.datetime(),
  before: JudgedSide,
  after: JudgedSide,
});
export type ChangedAnswer = z.infer<typeof ChangedAnswer>;

/** What counting an answer in, or leaving it out again, has changed. */
export const CountedAnswer = z.object({
  id: z.uuid(),
  counted_in_at: z.iso.datetime().nullable(),
  /** Reports whose numbers were computed anew. */
  reports: z.number().int(),
});
export type CountedAnswer = z.infer<typeof CountedAnswer>;

const id = z.strictObject({ id: z.uuid() });

export const judgingContract = {
  get_judging_status: oc
    .route({
      method: 'GET',
      path: '/api/judgements',
      tags: ['judging'],
      summary: 'What answers are judged by, and what waits',
    })
    .output(JudgingStatus),
  start_judging_again: oc
    .route({
      method: 'POST',
      path: '/api/judgements',
      tags: ['judging'],
      summary: 'Judge all answers by the newest names and rules, as a preview; no assistant is asked',
    })
    .output(Judgement),
  get_judgement: oc
    .route({
      method: 'GET',
      path: '/api/judgements/{id}',
      tags: ['judging'],
      summary: 'How far a preview is, and what it would change',
    })
    .input(id)
    .output(Judgement),
  list_changed_answers: oc
    .route({
      method: 'GET',
      path: '/api/judgements/{id}/changes',
      tags: ['judging'],
      summary: 'Answers whose verdict a preview changes, newest first, 20 at a time',
    })
    .input(
      id.extend({
        change: z.enum(['gained', 'lost']).optional(),
        channel: Channel.optional(),
        keyword_id: z.uuid().optional(),
        /** Answers older than this one. */
        before: z.uuid().optional(),
      }),
    )
    .output(
      z.object({ items: z.array(ChangedAnswer).max(LIMITS.page_size_max), next_before: z.uuid().nullable() }),
    ),
  apply_judgement: oc
    .route({
      method: 'POST',
      path: '/api/judgements/{id}/apply',
      tags: ['judging'],
      summary: 'Put a preview in force, with new revisions of all reports',
    })
    .input(id)
    .output(Judgement),
  list_left_out_answers: oc
    .route({
      method: 'GET',
      path: '/api/left-out-answers',
      tags: ['judging'],
      summary:
        'Answers that measure nothing and are in no rate, and those of them I counted in, 20 at a time',
    })
    .input(LeftOutQuery)
    .output(LeftOutPage),
  count_answer_in: oc
    .route({
      method: 'POST',
      path: '/api/answers/{id}/counted-in',
      tags: ['judging'],
      summary: 'Count an answer that was left out as one that does not name me; results and reports follow',
    })
    .input(id)
    .output(CountedAnswer),
  leave_answer_out: oc
    .route({
      method: 'DELETE',
      path: '/api/answers/{id}/counted-in',
      tags: ['judging'],
      summary: 'Leave an answer out again that I counted in',
    })
    .input(id)
    .output(CountedAnswer),
  get_report_bundle: oc
    .route({
      method: 'GET',
      path: '/api/reports/{id}/bundle',
      tags: ['reports'],
      summary: 'The evidence behind a report: every answer, verdict, rule version and hash, as a zip archive',
      outputStructure: 'detailed',
    })
    .input(id)
    .output(
      z.object({
        headers: z.object({ 'content-disposition': z.string() }),
        body: z.file().mime('application/zip'),
      }),
    ),
  discard_judgement: oc
    .route({
      method: 'POST',
      path: '/api/judgements/{id}/discard',
      tags: ['judging'],
      summary: 'Throw a preview away',
    })
    .input(id)
    .output(Judgement),
};
