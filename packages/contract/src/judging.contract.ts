import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';

/** Counted answers under the judgement in force and under the preview; `gained` are newly mentioned, `lost` no longer. */
const Counts = z.object({
  answers: z.number().int(),
  mentioned_before: z.number().int(),
  mentioned_after: z.number().int(),
  gained: z.number().int(),
  lost: z.number().int(),
});

/** What judging again would change. */
export const JudgementDifference = Counts.extend({
  channels: z.array(Counts.extend({ channel: z.enum(CHANNELS) })),
  /** Keywords with a changed answer, most changes first, at most 100. */
  keywords: z.array(Counts.extend({ keyword_id: z.uuid(), keyword: z.string() })),
});
export type JudgementDifference = z.infer<typeof JudgementDifference>;
