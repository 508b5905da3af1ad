import { counted } from '../../../lib/counted.ts';
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

const HOUR = `in ${METRICS_MINUTES} minutes`;
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
            value: `${score} of 100`,
            note: counted(deductions.length, 'deduction'),
          },
          { label: messages.errorRate, value: found('error_rate'), note: 'answers with status 400 or above' },
          {
            label: messages.averageResponseTime,
            value: found('response_time'),
            note: `of ${counted(calls.length, 'call')} ${HOUR}`,
          },
          {
            label: messages.memory,
            value: found('memory'),
            note: measured.memory === null ? 'this browser does not say' : 'of what the page may use',
          },
          { label: messages.errors, value: errors.count.toLocaleString('en'), note: HOUR },
          {
            label: messages.criticalErrors,
            value: errors.critical.toLocaleString('en'),
            note: `${HOUR}, warnings left out`,
          },
          {
            label: messages.lastError,
            value:
              errors.last_at_ms === null
                ? 'None'
                : timeAgo(new Date(errors.last_at_ms).toISOString(), observed.now_ms),
            note: 'of those that this browser keeps',
          },
          {
            label: messages.uptime,
            value: formatSeconds((observed.now_ms - performance.timeOrigin) / 1_000),
            note: 'since this tab loaded the program',
          },
        ]}
      />
      <p>
        {deductions.length === 0
          ? messages.nothingLowersTheScore
          : `${deductions
              .map(
                ({ label, of, above, points }) => `${label} above ${measureInWords(of, above)}: −${points}`,
              )
              .join('. ')}.`}
      </p>
    </>
  );
}
