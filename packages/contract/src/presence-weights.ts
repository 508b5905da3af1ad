import { z } from 'zod';
import * as messages from './analytics-messages.ts';

const percent = () => z.number().int(messages.aWholeNumber).min(0).max(100);

/** How much each part of the presence score counts, in percent. */
export const PresenceWeights = z
  .strictObject({
    /** Answers that name the brand. */
    named: percent(),
    /** How far in front it is named. */
    place: percent(),
    /** Its share of the mentions of all companies. */
    share: percent(),
    /** Keywords for which it is named at least once. */
    reach: percent(),
  })
  .refine(({ named, place, share, reach }) => named + place + share + reach === 100, {
    message: messages.theWeightsPresenceScoreMust,
  });
export type PresenceWeights = z.infer<typeof PresenceWeights>;

/** The parts in the order in which they are shown. */
export const PRESENCE_PART_NAMES = ['named', 'place', 'share', 'reach'] as const;
export type PresencePartName = (typeof PRESENCE_PART_NAMES)[number];
export const PRESENCE_PART_LABELS: Readonly<Record<PresencePartName, string>> = {
  named: messages.mentioned,
  place: messages.place,
  share: messages.share,
  reach: messages.reach,
};

/** When an administrator last changed the weights, and what they were before. */
export const PresenceWeightsChange = z.object({ at: z.iso.datetime(), before: PresenceWeights });
export type PresenceWeightsChange = z.infer<typeof PresenceWeightsChange>;
