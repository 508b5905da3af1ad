import type { HealthMeasure, HealthScore, PerformanceReport, Vital } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { formatDuration } from '../../../lib/format.ts';
import * as messages from './messages.ts';

/** In the place of a number that cannot be told. */
export const UNTOLD = '–';

/** A time in words: '0.4 ms', '12 ms', '3.4 s'; a dash where there are too few for it. */
export function timeInWords(ms: number | null): string {
  if (ms === null) return UNTOLD;
  return ms < 10 ? `${Number(ms.toFixed(1))} ms` : formatDuration(ms);
}

/** A share in words: '4.2%'. */
export function percentInWords(percent: number | null): string {
  return percent === null ? UNTOLD : `${Number(percent.toFixed(1)).toLocaleString('en')}%`;
}

/** What a vital is worth, in its unit. */
export function vitalInWords(name: Vital, value: number | null): string {
  if (value === null) return UNTOLD;
  return name === 'CLS' ? String(Number(value.toFixed(3))) : timeInWords(value);
}

const MEASURES: Readonly<Record<HealthMeasure, { label: string; value: (value: number) => string }>> = {
  response_time: { label: messages.averageResponseTime60Minutes, value: timeInWords },
  memory: { label: messages.memoryOfTheMachine, value: percentInWords },
  error_rate: { label: messages.calls5MinutesFailedOn, value: percentInWords },
};

/** Each thing that lowers the health score, and what could not be told for it. */
export function healthInWords({ deductions, untold }: HealthScore): string[] {
  const lowered = deductions.map(({ measure, value, above, points }) => {
    const { label, value: inWords } = MEASURES[measure];
    return `${label} is ${inWords(value)}, above ${inWords(above)}: −${points}.`;
  });
  return [
    ...(lowered.length === 0 ? [messages.nothingLowersTheScore] : lowered),
    ...untold.map((measure) => `${MEASURES[measure].label}: too little to tell, so nothing is taken off.`),
  ];
}

/** The page's answer in a sentence. */
export function performanceInWords({ summary, health }: PerformanceReport): string {
  const score = `Health score ${health.score} of 100.`;
  if (summary.calls === 0) return `${score} No call was answered in this window.`;
  return `${score} ${counted(summary.calls, 'call')}, ${timeInWords(summary.average_ms)} on average.`;
}
