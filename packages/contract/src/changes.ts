import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { DayRangeQuery } from './day-range-query.ts';
import { TrendWait } from './headline.ts';
import { LIST_MAX } from './list-max.ts';

const Counts = z.object({ mentions: z.number().int(), answers: z.number().int() });

/** What of an assistant changed: its rate over all keywords, one keyword of it, or the keywords of a topic. */
export const ChangeSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assistant') }),
  z.object({ kind: z.literal('keyword'), keyword_id: z.uuid(), keyword: z.string() }),
  z.object({ kind: z.literal('topic'), topic: z.string() }),
]);
export type ChangeSubject = z.infer<typeof ChangeSubject>;

/** A significant change between a range of days and the equally long one before. Rates are fractions that weigh keywords alike. */
export const ListedChange = z.object({
  channel: Channel,
  subject: ChangeSubject,
  verdict: z.enum(['improved', 'declined']),
  before: z.number(),
  after: z.number(),
  earlier: Counts,
  recent: Counts,
  /** Mentions more than at the rate of each keyword before; below 0 they are fewer. */
  mentions_gained: z.number().int(),
  /** Of each range; longer than the one chosen where only longer ones hold enough. */
  window_days: z.number().int(),
  report_id: z.uuid(),
  /** Adjusted for all changes of the account; at most 0.05. */
  q_value: z.number(),
});
export type ListedChange = z.infer<typeof ListedChange>;

/** What is steady where nothing changed: the two rates of an assistant. */
export const SteadyAssistant = z.object({
  channel: Channel,
  before: z.number(),
  after: z.number(),
  window_days: z.number().int(),
});
export type SteadyAssistant = z.infer<typeof SteadyAssistant>;

/** What changed on all assistants together, the most mentions gained or lost first. */
export const Changes = z.object({
  items: z.array(ListedChange).max(LIST_MAX),
  /** Assistants whose two windows were compared and whose rate shows no significant change. */
  steady: z.array(SteadyAssistant).max(LIST_MAX),
  /** From when on there is a trend, where no assistant can be compared yet; null where one can. */
  wait: TrendWait.nullable(),
});
export type Changes = z.infer<typeof Changes>;

export const changesContract = {
  list_changes: oc
    .route({
      method: 'GET',
      path: '/api/changes',
      tags: ['reports'],
      summary: 'What changed on my assistants, topics and keywords, the largest change first',
    })
    .input(DayRangeQuery)
    .output(Changes),
};
