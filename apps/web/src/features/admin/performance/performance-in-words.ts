import {
  type HealthMeasure,
  type HealthScore,
  type PerformanceReport,
  sentencesInWords,
  type Vital,
} from '@answerscope/contract';
import { formatDuration } from '../../../lib/format.ts';
import * as messages from './messages.ts';

/** In the place of a number that cannot be told. */
export const UNTOLD = '–';

/** A time in words: '0.4 ms', '12 ms', '3.4 s'; a dash where there are too few for it. */
export function timeInWords(ms: number | null): string {
  if (ms === null) return UNTOLD;
  return ms < 10 ? messages.milliseconds({ ms: Number(ms.toFixed(1)) }) : formatDuration(ms);
}

/** A share in words: '4.2%'. */
export function percentInWords(percent: number | null): string {
  return percent === null ? UNTOLD : messages.percent({ percent: Number(percent.toFixed(1)) });
}

/** What a vital is worth, in its unit. */
export function vitalInWords(name: Vital, value: number | null): string {
  if (value === null) return UNTOLD;
  return name === 'CLS' ? String(Number(value.toFixed(3))) : timeInWords(value);
}

const MEASURES = {
  response_time: {
    lowers: messages.responseTimeLowers,
    untold: messages.responseTimeUntold,
    inWords: timeInWords,
  },
  memory: { lowers: messages.memoryLowers, untold: messages.memoryUntold, inWords: percentInWords },
  error_rate: { lowers: messages.errorsLower, untold: messages.errorsUntold, inWords: percentInWords },
} as const satisfies Record<HealthMeasure, unknown>;

/** Each thing that lowers the health score, and what could not be told for it. */
export function healthInWords({ deductions, untold }: HealthScore): string[] {
  const lowered = deductions.map(({ measure, value, above, points }) => {
    const { lowers, inWords } = MEASURES[measure];
    return lowers({ value: inWords(value), above: inWords(above), points });
  });
  return [
    ...(lowered.length === 0 ? [messages.nothingLowersTheScore] : lowered),
    ...untold.map((measure) => MEASURES[measure].untold),
  ];
}

/** The page's answer in a sentence. */
export function performanceInWords({ summary, health }: PerformanceReport): string {
  const score = messages.healthScoreOf100({ score: health.score });
  if (summary.calls === 0) return sentencesInWords([score, messages.noCallAnsweredInWindow]);
  const time = timeInWords(summary.average_ms);
  return sentencesInWords([score, messages.callsAndAverage({ calls: summary.calls, time })]);
}
