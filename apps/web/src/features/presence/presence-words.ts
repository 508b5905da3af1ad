import {
  listInWords,
  PRESENCE_PART_LABELS,
  PRESENCE_PART_NAMES,
  type PresenceChange,
  type PresenceFigure,
  type PresencePart,
  type PresencePartName,
  type PresenceParts,
  type PresenceScore,
  type PresenceSeries,
  type PresenceWeights,
  percentInWords,
  sentencesInWords,
  waitInWords,
} from '@answerscope/contract';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { sizeInWords } from '../../domain/rate/change-in-words.ts';
import type { DrawnScore } from '../../domain/rate/score-in-words.ts';
import * as messages from './messages.ts';

/** What the parts count. */
export const PART_COUNTS: Record<PresencePartName, string> = {
  named: messages.namedCounts,
  place: messages.placeCounts,
  share: messages.shareCounts,
  reach: messages.reachCounts,
};

/** A point's score as it is drawn; null where there is none. */
export function drawnScore({
  score,
  interval,
  answers,
}: Pick<PresenceFigure, 'score' | 'interval' | 'answers'>): DrawnScore | null {
  if (score === null || interval === null) return null;
  return { rate: score / 100, interval: { low: interval.low / 100, high: interval.high / 100 }, n: answers };
}

/** What a part is a rate of: '88 of 140 answers'. */
export function countInWords(name: PresencePartName, { k, n }: PresencePart): string {
  if (name !== 'place') return COUNTS[name]({ k, n });
  return n === 0
    ? messages.noAnswers
    : messages.averageOver({ average: Number((k / n).toFixed(2)), answers: n });
}

const COUNTS = {
  named: messages.ofAnswers,
  share: messages.ofMentions,
  reach: messages.ofKeywords,
};

/** A part with what it gives to the score and could give; points of 100. */
export interface WeighedPart extends PresencePart {
  name: PresencePartName;
  /** As an administrator has set it, in percent. */
  weight: number;
  /** Null where nothing is known of it: its weight went to the others. */
  points: { given: number; most: number } | null;
}

/** The parts in their order; the weight of those of which nothing is known is shared out among the rest. */
export function weighParts(parts: PresenceParts, weights: PresenceWeights): WeighedPart[] {
  const known = PRESENCE_PART_NAMES.filter((name) => parts[name].value !== null);
  const whole = known.reduce((total, name) => total + weights[name], 0);
  return PRESENCE_PART_NAMES.map((name) => {
    const { value } = parts[name];
    const most = whole === 0 ? 0 : (100 * weights[name]) / whole;
    const points = value === null || whole === 0 ? null : { given: value * most, most };
    return { name, ...parts[name], weight: weights[name], points };
  });
}

/** The part of which most points are missing; null where none is. */
export function raisesMost(parts: readonly WeighedPart[]): (WeighedPart & { missing: number }) | null {
  const missing = parts
    .map((part) => ({ ...part, missing: part.points ? part.points.most - part.points.given : 0 }))
    .filter((part) => part.missing >= 0.5);
  return missing.reduce<(typeof missing)[number] | null>(
    (most, part) => (most === null || part.missing > most.missing ? part : most),
    null,
  );
}

/**
 * The parts with whole points that add up to the score shown, by largest remainder. A part gets no more than it could give.
 * @param score of 0 to 100; null where it is unknown
 */
export function wholePoints(parts: readonly WeighedPart[], score: number | null): WeighedPart[] {
  const given = parts.map(({ points }) => points?.given ?? 0);
  const floors = given.map((value) => Math.floor(value + 1e-9));
  const rest = Math.round(score ?? total(given)) - total(floors);
  const raised = new Set(
    parts
      .flatMap(({ points }, index) => {
        const floor = floors[index] ?? 0;
        return points && floor < Math.round(points.most) ? [{ index, remainder: points.given - floor }] : [];
      })
      .sort((a, b) => b.remainder - a.remainder)
      .slice(0, Math.max(0, rest))
      .map(({ index }) => index),
  );
  return parts.map((part, index) => ({
    ...part,
    points: part.points && {
      given: (floors[index] ?? 0) + (raised.has(index) ? 1 : 0),
      most: Math.round(part.points.most),
    },
  }));
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** '13/40'. */
export const pointsInWords = ({ given, most }: { given: number; most: number }): string =>
  messages.pointsOf({ given, most });

/** The part that would raise the score most, behind 'Most room to improve:'. */
export const raiseInWords = ({ name, missing }: Pick<WeighedPart, 'name'> & { missing: number }): string =>
  messages.upTo({ part: PRESENCE_PART_LABELS[name], missing: Math.round(missing) });

/** How the score differs from that of the range before: '▲ 2 · 34 → 36'; null where they are not compared. */
export function scoreChangeInWords({ score }: Pick<PresenceChange, 'score'>): string | null {
  if (!score) return null;
  const [before, now] = [Math.round(score.before), Math.round(score.now)];
  return messages.scoreChange({
    change: Math.abs(now - before),
    isUp: now > before ? 'yes' : 'no',
    before,
    now,
  });
}

/** Whether answers and keywords are enough for a score; where it is still null, all the weight is on parts that are unknown. */
const isEnough = (
  { answers, keywords }: Pick<PresenceFigure, 'answers' | 'keywords'>,
  least: PresenceScore['least'],
): boolean => answers >= least.answers && keywords >= least.keywords;

/** Why a point has no score: in a few words, in a sentence, and what its user can do about it. */
export function whyNoScore(
  point: Pick<PresenceFigure, 'answers' | 'keywords'>,
  least: PresenceScore['least'],
  names: string,
): { short: string; sentence: string; needsKeywords: boolean } {
  const needsKeywords = point.keywords < least.keywords;
  const keywords = { keywords: point.keywords, leastKeywords: least.keywords, assistants: names };
  if (isEnough(point, least))
    return {
      short: messages.noScore,
      sentence: messages.noScoreOn({ assistants: names }),
      needsKeywords,
    };
  if (point.answers >= least.answers)
    return {
      short: messages.notEnoughKeywordsYet,
      sentence: messages.tooFewKeywords(keywords),
      needsKeywords,
    };
  return {
    short: messages.notEnoughAnswersYet,
    sentence: messages.tooFewAnswers({
      ...keywords,
      answers: point.answers,
      leastAnswers: least.answers,
    }),
    needsKeywords,
  };
}

/** The page's question answered in a sentence; null before the first report. */
export function presenceInWords(
  { all, channels, least }: PresenceScore,
  timeZone: string | undefined,
): string | null {
  if (!all) return null;
  const score = drawnScore(all.current);
  if (!score) {
    const names = listInWords(all.channels.map(channelLabel));
    return whyNoScore(all.current, least, names).sentence;
  }
  return sentencesInWords([
    messages.scoreOf100({ score: Math.round(100 * score.rate) }),
    namedInSentence(channels, timeZone),
  ]);
}

/** How the part that says how often one is mentioned changed, with the verdicts of the dashboard. */
function namedInSentence(channels: readonly PresenceSeries[], timeZone: string | undefined): string | null {
  const named = channels.flatMap(({ channel, change, current }) =>
    change.named ? [{ label: channelLabel(channel), shown: current.parts.named.value, ...change.named }] : [],
  );
  const changed = named.flatMap(({ label, shown, verdict, earlier, recent }) =>
    earlier && recent && recent.window_days !== null && (verdict === 'improved' || verdict === 'declined')
      ? [
          messages.mentionsYouMoreOrLess({
            assistant: label,
            isMore: verdict === 'improved' ? 'yes' : 'no',
            size: sizeInWords({ before: earlier.rate, now: recent.rate, shown }),
            days: recent.window_days,
          }),
        ]
      : [],
  );
  if (changed.length > 0) return sentencesInWords(changed);
  if (named.some(({ verdict }) => verdict === 'no_detectable_change')) return messages.noSignificantChange;
  const [wait] = named.flatMap((one) => one.wait ?? []);
  return wait ? waitInWords(wait, timeZone, 'sentence') : null;
}

/** 'Mentioned 50%, Placement 20%, Share 20%, and Reach 10%'. */
export function weightsInWords(weights: PresenceWeights): string {
  return listInWords(
    PRESENCE_PART_NAMES.map((name) =>
      messages.partAndWeight({ part: PRESENCE_PART_LABELS[name], weight: weights[name] / 100 }),
    ),
  );
}

/** A part's rate: '63%', or that nothing is known of it. */
export function partInWords({ value }: PresencePart): string {
  return value === null ? messages.unknown : percentInWords(value);
}
