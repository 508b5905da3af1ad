import { PRESENCE_PART_NAMES, type PresencePartName, PresenceWeights } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What the parts of the presence score are, as administrators read them. */
export const WEIGHT_HINTS: Record<PresencePartName, string> = {
  named: messages.namedHint,
  place: messages.placeHint,
  share: messages.shareHint,
  reach: messages.reachHint,
};

/** The weights as they are typed. */
export type WeightsDraft = Record<PresencePartName, string>;

export function toWeightsDraft(weights: PresenceWeights): WeightsDraft {
  const { named, place, share, reach } = weights;
  return { named: `${named}`, place: `${place}`, share: `${share}`, reach: `${reach}` };
}

/** What was typed, as weights; null, with what is said, while they cannot be saved. */
export function judgeWeights(
  draft: WeightsDraft,
  before: PresenceWeights,
): { weights: PresenceWeights | null; errors: Partial<Record<PresencePartName, string>>; words: string } {
  const errors: Partial<Record<PresencePartName, string>> = {};
  const typed = { named: 0, place: 0, share: 0, reach: 0 };
  for (const name of PRESENCE_PART_NAMES) {
    const text = draft[name].trim();
    typed[name] = Number(text);
    if (!/^\d{1,3}$/.test(text) || typed[name] > 100) errors[name] = messages.wholeNumberMissing;
  }
  if (Object.keys(errors).length > 0) return { weights: null, errors, words: messages.weightsMustMake100 };
  const sum = PRESENCE_PART_NAMES.reduce((total, name) => total + typed[name], 0);
  const read = PresenceWeights.safeParse(typed);
  if (!read.success) return { weights: null, errors, words: messages.weightsMake({ sum }) };
  const isChanged = PRESENCE_PART_NAMES.some((name) => typed[name] !== before[name]);
  return {
    weights: isChanged ? read.data : null,
    errors,
    words: isChanged ? messages.weightsConsequence : messages.noWeightChanges,
  };
}
