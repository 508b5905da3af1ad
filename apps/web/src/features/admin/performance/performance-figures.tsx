import type { PerformanceReport } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Figures } from '../figures.tsx';
import * as messages from './messages.ts';
import { healthInWords, percentInWords, timeInWords } from './performance-in-words.ts';

const TOO_FEW = 'too few calls to tell';

/** The health score with what lowered it, and the numbers of the window. */
export function PerformanceFigures({ report }: { report: PerformanceReport }) {
  const { summary, health } = report;
  return (
    <>
      <Figures
        figures={[
          { label: messages.healthScore, value: `${health.score} of 100`, note: 'of now, explained below' },
          { label: messages.calls, value: summary.calls.toLocaleString('en'), note: 'in this window' },
          {
            label: messages.errorRate,
            value: percentInWords(summary.error_rate),
            note:
              summary.error_rate === null
                ? TOO_FEW
                : `${counted(summary.server_errors, 'call')} failed on the server; ${counted(summary.client_errors, 'call')} refused (4xx)`,
          },
          {
            label: messages.averageTime,
            value: timeInWords(summary.average_ms),
            note: summary.p50_ms === null ? TOO_FEW : `half within ${timeInWords(summary.p50_ms)}`,
          },
          {
            label: 'p95',
            value: timeInWords(summary.p95_ms),
            note: summary.p99_ms === null ? TOO_FEW : `p99 ${timeInWords(summary.p99_ms)}`,
          },
          {
            label: messages.memory,
            value: percentInWords(report.memory_percent),
            note: 'of the machine, now',
          },
          {
            label: messages.processor,
            value: percentInWords(report.cpu_percent),
            note: 'of one core, all processes, over the last minute',
          },
        ]}
      />
      <Panel title={messages.healthScore}>
        <ul className="quiet">
          {healthInWords(health).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="quiet">
          The process that answers has run since <TimeStamp iso={report.up_since} />.
        </p>
      </Panel>
    </>
  );
}
