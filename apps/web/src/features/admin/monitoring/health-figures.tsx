import { counted } from '../../../lib/counted.ts';
import type { Monitor } from '../../../lib/monitor.ts';
import {
  healthScore,
  METRICS_MINUTES,
  type Measure,
  measure,
  measureInWords,
  within,
} from '../../../lib/monitor-rules.ts';
import { Figures } from '../figures.tsx';

const HOUR = `in ${METRICS_MINUTES} minutes`;
const NOT_MEASURED = '—';

/** The health score with what lowered it, and what it is made of. */
export function HealthFigures({ monitor }: { monitor: Monitor }) {
  const observed = monitor.observed();
  const { score, deductions } = healthScore(observed);
  const measured = measure(observed, METRICS_MINUTES);
  const calls = within(observed.calls, METRICS_MINUTES, observed.now_ms);
  const errors = within(monitor.errors(), METRICS_MINUTES, observed.now_ms);
  const found = (of: Measure) => {
    const value = measured[of];
    return value === null ? NOT_MEASURED : measureInWords(of, value);
  };
  return (
    <>
      <Figures
        figures={[
          { label: 'Health score', value: `${score} of 100`, note: counted(deductions.length, 'deduction') },
          { label: 'Error rate', value: found('error_rate'), note: 'answers with status 400 or above' },
          {
            label: 'Average response time',
            value: found('response_time'),
            note: `of ${counted(calls.length, 'call')} ${HOUR}`,
          },
          {
            label: 'Memory',
            value: found('memory'),
            note: measured.memory === null ? 'this browser does not say' : 'of what the page may use',
          },
          { label: 'Errors', value: errors.length.toLocaleString('en'), note: HOUR },
        ]}
      />
      <p>
        {deductions.length === 0
          ? 'Nothing lowers the score.'
          : `${deductions
              .map(
                ({ label, of, above, points }) => `${label} above ${measureInWords(of, above)}: −${points}`,
              )
              .join('. ')}.`}
      </p>
    </>
  );
}
