import { numberInWords, sentencesInWords } from '@answerscope/contract';
import { formatSeconds } from '../../../lib/format.ts';
import type { Monitor } from '../../../lib/monitor.ts';
import {
  healthScore,
  METRICS_MINUTES,
  type Measure,
  measure,
  measureInWords,
  within,
} from '../../../lib/monitor-rules.ts';
import { timeAgo } from '../../../lib/time-ago.ts';
import { Figures } from '../figures.tsx';
import { summariseErrors } from './error-summary.ts';
import * as messages from './messages.ts';

const MINUTES = { minutes: METRICS_MINUTES };
const NOT_MEASURED = '—';

/** The health score with what lowered it, and what it is made of. */
export function HealthFigures({ monitor }: { monitor: Monitor }) {
  const observed = monitor.observed();
  const { score, deductions } = healthScore(observed);
  const measured = measure(observed, METRICS_MINUTES);
  const calls = within(observed.calls, METRICS_MINUTES, observed.now_ms);
  const errors = summariseErrors(monitor.errors(), observed.now_ms);
  const found = (of: Measure) => {
    const value = measured[of];
    return value === null ? NOT_MEASURED : measureInWords(of, value);
  };
  return (
    <>
      <Figures
        figures={[
          {
            label: messages.healthScore,
            value: messages.scoreOf100({ score }),
            note: messages.countOfDeductions({ count: deductions.length }),
          },
          { label: messages.errorRate, value: found('error_rate'), note: messages.answersWithStatus400 },
          {
            label: messages.averageResponseTime,
            value: found('response_time'),
            note: messages.ofCalls({ calls: calls.length, ...MINUTES }),
          },
          {
            label: messages.memory,
            value: found('memory'),
            note: measured.memory === null ? messages.notSaid : messages.ofWhatPageMayUse,
          },
          {
            label: messages.errors,
            value: numberInWords(errors.count),
            note: messages.inMinutes(MINUTES),
          },
          {
            label: messages.criticalErrors,
            value: numberInWords(errors.critical),
            note: messages.inMinutesWithoutWarnings(MINUTES),
          },
          {
            label: messages.lastError,
            value:
              errors.last_at_ms === null
                ? messages.none
                : timeAgo(new Date(errors.last_at_ms).toISOString(), observed.now_ms),
            note: messages.ofThoseKept,
          },
          {
            label: messages.uptime,
            value: formatSeconds((observed.now_ms - performance.timeOrigin) / 1_000),
            note: messages.sinceTabLoaded,
          },
        ]}
      />
      <p>
        {deductions.length === 0
          ? messages.nothingLowersTheScore
          : sentencesInWords(
              deductions.map(({ label, of, above, points }) =>
                messages.deduction({ measure: label, limit: measureInWords(of, above), points }),
              ),
            )}
      </p>
    </>
  );
}
