import { wilsonInterval } from '@answerscope/statistics';

/** Answers of all that count. */
export interface Share {
  answers: number;
  of: number;
}

/**
 * Points a share moved, with a direction only if the likely ranges are apart. That is stricter than a test of the
 * difference, because a list compares many sites.
 */
export function shareChange(now: Share, before: Share): { direction: 'up' | 'down' | null; points: number } {
  const points = Math.abs(
    Math.round((100 * now.answers) / now.of) - Math.round((100 * before.answers) / before.of),
  );
  const [ranged, earlier] = [wilsonInterval(now.answers, now.of), wilsonInterval(before.answers, before.of)];
  if (!ranged || !earlier) return { direction: null, points };
  if (ranged.low > earlier.high) return { direction: 'up', points };
  return { direction: ranged.high < earlier.low ? 'down' : null, points };
}
