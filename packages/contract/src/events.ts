import { z } from 'zod';
import { Channel } from './channels.ts';
import { SUBSCRIPTION_NEWS } from './payments.ts';

/** What the event stream at GET /api/events carries: state, not history. A client reloads what an event names. */
export const ServerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('profile_updated') }),
  /** The subscription stands otherwise than before; `ends_at` where the news is of an end. */
  z.object({
    type: z.literal('subscription_updated'),
    news: z.enum(SUBSCRIPTION_NEWS).nullable(),
    ends_at: z.iso.datetime().nullable(),
  }),
  z.object({ type: z.literal('keywords_changed') }),
  /** Tags, or which keywords have them. */
  z.object({ type: z.literal('tags_changed') }),
  /** What was decided about a topic idea. */
  z.object({ type: z.literal('topic_ideas_changed') }),
  /** Names of the brand or of competitors. */
  z.object({ type: z.literal('brand_changed') }),
  /** Answers were read for what they say of companies, or what they say was marked. */
  z.object({ type: z.literal('statements_changed') }),
  /** What the company is known for: the figures of its analysis are others. */
  z.object({ type: z.literal('themes_changed') }),
  /** A preview went on or was discarded. */
  z.object({ type: z.literal('judgement_updated'), judgement_id: z.uuid() }),
  /** Every answer is judged by something else: all numbers may have changed. */
  z.object({ type: z.literal('judgement_applied'), judgement_id: z.uuid() }),
  /** By the user's decision an answer counts now, or is left out again: results and reports may have changed. */
  z.object({ type: z.literal('answer_counted'), answer_id: z.uuid() }),
  /**
   * A check by itself began or ended, or an administrator has set or lifted its status; an ad hoc one of a keyword that is
   * not tracked has an id of its own.
   */
  z.object({ type: z.literal('result_updated'), keyword_id: z.uuid(), channel: Channel }),
  /** At most 4 a second a run; `version` grows with each. */
  z.object({ type: z.literal('run_updated'), run_id: z.uuid(), version: z.number().int() }),
  /** An event was sent to an endpoint of the user, or an endpoint was switched off. */
  z.object({ type: z.literal('webhooks_changed') }),
  z.object({ type: z.literal('report_ready'), report_id: z.uuid(), channel: Channel }),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;
