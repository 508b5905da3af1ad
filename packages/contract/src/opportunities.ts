import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnswerSummary } from './answers.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { DayRangeText, RangeOfDays } from './day-range-query.ts';
import { RateInterval } from './headline.ts';
import { KEYWORD_GROUP } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

const count = z.number().int();

/** What it takes to see a change of how often the brand is named for this keyword, beside the others of its assistant. */
export const OpportunityMeasuring = z.object({
  /** Now: how often its answers name the brand. A fraction, like every rate. */
  rate: z.number(),
  /** The lowest rate that as many further answers would show in 80 of 100 cases; null where even all of them would not. */
  detectable_rate: z.number().nullable(),
  /** The number of further answers that is meant by this. */
  further_answers: count,
  further_cost_usd: z.number(),
  /** What a rise of 20 points takes: the rate it ends at, and answers before and after it. */
  planned_rate: z.number(),
  planned_answers_per_window: count,
  /** Of those of both windows, what is not there yet, and its cost. */
  planned_missing: count,
  planned_cost_usd: z.number(),
  /** What an answer that counts has cost here, with those of its check that do not; in US dollars. */
  cost_per_answer_usd: z.number(),
});
export type OpportunityMeasuring = z.infer<typeof OpportunityMeasuring>;

/**
 * How sure it is that more than half of the answers name a competitor and not the brand: by more than chance explains,
 * not so, or too few answers to say.
 */
export const OPPORTUNITY_CERTAINTIES = ['steady', 'not_steady', 'too_few_answers'] as const;
export type OpportunityCertainty = (typeof OPPORTUNITY_CERTAINTIES)[number];

/** A keyword on an assistant with answers that name a competitor and not the brand. */
export const Opportunity = z.object({
  keyword_id: z.uuid(),
  keyword: z.string(),
  channel: Channel,
  /** Of its newest answer; all that count are of its surface. */
  model_served: z.string(),
  /** Answers that name a competitor and not the brand, of all that count: one of each check. */
  answers: count,
  of: count,
  rate: z.number(),
  /** 95%, by Wilson. */
  interval: RateInterval,
  certainty: z.enum(OPPORTUNITY_CERTAINTIES),
  /** The chance of so many if it were half of all answers, adjusted for all that is judged; null for too few answers. */
  q_value: z.number().nullable(),
  /** Of all that count, those that name the brand, and when it was named last. */
  naming_you: count,
  last_named_at: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Who is named without the brand, in how many of these answers. */
  competitors: z.array(z.object({ name: z.string(), answers: count })).max(LIMITS.opportunity_names_max),
  /** Sites of others that at least a third of these answers cite, and two of them at least. */
  sites: z.array(z.object({ domain: z.string(), answers: count })).max(LIMITS.opportunity_sites_max),
  /** Null for too few answers. */
  measuring: OpportunityMeasuring.nullable(),
});
export type Opportunity = z.infer<typeof Opportunity>;

export const Opportunities = z.object({
  /** What is counted: the checks of these days. */
  range: RangeOfDays,
  /** Fewer answers say nothing of how steady it is. */
  answers_min: count,
  /** Keywords on assistants that were looked at, with an answer that counts. */
  looked_at: count,
  /** The oldest answers, or those checked longest ago, are left out, because there are more than are read. */
  is_capped: z.boolean(),
  /** Competitors that answers were searched for, and those that are declared and that none was searched for yet. */
  searched: z.array(z.string()).max(LIMITS.competitors_max),
  not_searched: z.array(z.string()).max(LIMITS.competitors_max),
  /** Of all keywords on all assistants, whatever is asked for. */
  all: z.object({ looked_at: count, total: count, steady: count }),
  /** Assistants that have an answer that counts, and how many opportunities each has among the keywords asked for. */
  channels: z.array(z.object({ channel: Channel, total: count })).max(CHANNELS.length),
  /** Of the assistant and the keywords that are asked for, else of all; those with most such answers are listed. */
  total: count,
  items: z.array(Opportunity).max(LIMITS.opportunities_shown_max),
});
export type Opportunities = z.infer<typeof Opportunities>;

/** Which of them are listed: judged are all of them together, whatever is asked for. */
export const OpportunitiesQuery = z.strictObject({
  channel: Channel.optional(),
  ...KEYWORD_GROUP,
  range: DayRangeText.optional(),
});
export type OpportunitiesQuery = z.infer<typeof OpportunitiesQuery>;

/** Which answers of a keyword on an assistant are meant. */
export const OPPORTUNITY_ANSWERS = ['without_you', 'naming_you', 'all'] as const;

export const OpportunityAnswersQuery = z.strictObject({
  keyword_id: z.uuid(),
  channel: Channel,
  which: z.enum(OPPORTUNITY_ANSWERS).default('without_you'),
  /** Of these, those that name this competitor. */
  competitor: plainText(LIMITS.company_name_max).trim().min(1).max(LIMITS.company_name_max).optional(),
  /** Of these, those that cite this site. */
  domain: plainText(300).trim().min(1).max(300).optional(),
  range: DayRangeText.optional(),
});
export type OpportunityAnswersQuery = z.infer<typeof OpportunityAnswersQuery>;

export const opportunitiesContract = {
  list_opportunities: oc
    .route({
      method: 'GET',
      path: '/api/opportunities',
      tags: ['brand'],
      summary: 'Keywords whose answers name a competitor and not me, most answers lost first',
    })
    .input(OpportunitiesQuery)
    .output(Opportunities),
  list_opportunity_answers: oc
    .route({
      method: 'GET',
      path: '/api/opportunities/{keyword_id}/answers',
      tags: ['brand'],
      summary: 'The answers behind an opportunity, newest first',
    })
    .input(OpportunityAnswersQuery)
    .output(z.object({ items: z.array(AnswerSummary).max(LIMITS.opportunity_answers_shown_max) })),
};
