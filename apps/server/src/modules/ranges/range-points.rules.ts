import { daysBefore, type LineBreak, pointAges, type RangeOfDays } from '@answerscope/contract';
import { isAlike, type Meaning, type Meanings, reasonsBetween } from '../reports/index.ts';
import { type RangeCount, splitByMeaning } from './range.rules.ts';

/** Some days of a range or of the one before it, with what counts in them. */
export interface CountedPoint<Count extends RangeCount = RangeCount> {
  from: string;
  to: string;
  days: number;
  counts: Count[];
  breaks: LineBreak[];
}

/** A line breaks where more than a fifth of its keywords are asked or judged in another way than before. */
const LEAST_ALIKE = 0.8;

/** Where points begin, in days before the end of a range: those of the range, then those of the one before. */
export function agesOfPoints(days: number): number[] {
  const ages = pointAges(days);
  return [...ages, ...ages.map((age) => age + days)];
}

/**
 * The points of a range and of the one before it, oldest first. Each counts the answers of its days that were asked and
 * judged like the keyword's newest in them; a change in between breaks the line.
 * @param counts of which none lies in two points
 */
export function pointsOf<Count extends RangeCount>(
  counts: readonly Count[],
  range: RangeOfDays,
  meanings: Meanings,
): CountedPoint<Count>[] {
  const ages = agesOfPoints(range.days);
  const known = new Map<string, Meaning>();
  return ages
    .map((age, index) => ({ age, end: ages[index + 1] ?? 2 * range.days }))
    .toReversed()
    .map(({ age, end }) => {
      const { newest, alike } = splitByMeaning(counts.filter((one) => one.age >= age && one.age < end));
      const moved = [...newest].flatMap(([id, now]) => {
        const was = known.get(id);
        return was ? [{ was, now, isMoved: !isAlike(was, now) }] : [];
      });
      for (const [id, meaning] of newest) known.set(id, meaning);
      const others = moved.filter(({ isMoved }) => isMoved);
      return {
        from: daysBefore(range.to, end - 1),
        to: daysBefore(range.to, age),
        days: end - age,
        counts: alike,
        breaks:
          moved.length - others.length < LEAST_ALIKE * moved.length ? reasonsBetween(others, meanings) : [],
      };
    });
}
