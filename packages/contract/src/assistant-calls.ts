import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { DayRangeText, RangeOfDays } from './day-range-query.ts';

/** The calls of an assistant over a range of days, of all checks of one user. */
export const AssistantCalls = z.object({
  range: RangeOfDays,
  answers: z.number().int(),
  /** Questions that brought no answer, however often they were tried. */
  failed: z.number().int(),
  /** How long half and how long 19 of 20 answers took at most; null without answers. */
  latency_ms: z.object({ median: z.number().int(), p95: z.number().int() }).nullable(),
  /** US dollars of all these answers; in a demonstration what they would have cost. */
  cost_usd: z.number(),
});
export type AssistantCalls = z.infer<typeof AssistantCalls>;

export const assistantCallsContract = {
  get_assistant_calls: oc
    .route({
      method: 'GET',
      path: '/api/assistant-calls',
      tags: ['reports'],
      summary: 'How long the answers of an assistant took, what they cost, and how many questions failed',
    })
    .input(z.strictObject({ channel: Channel, range: DayRangeText.optional() }))
    .output(AssistantCalls),
};
