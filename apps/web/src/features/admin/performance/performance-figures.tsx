import { numberInWords, type PerformanceReport } from '@answerscope/contract';
import { richText } from '../../../lib/rich-text.ts';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Figures } from '../figures.tsx';
import * as messages from './messages.ts';
import { healthInWords, percentInWords, timeInWords } from './performance-in-words.ts';

/** The health score with what lowered it, and the numbers of the window. */
export function PerformanceFigures({ report }: { report: PerformanceReport }) {
  const { summary, health } = report;
  return (
    <>
      <Figures
        figures={[
          {
            label: messages.healthScore,
            value: messages.scoreOf100({ score: health.score }),
            note: messages.ofNowExplainedBelow,
          },
          { label: messages.calls, value: numberInWords(summary.calls), note: messages.inThisWindow },
          {
            label: messages.errorRate,
            value: percentInWords(summary.error_rate),
            note:
              summary.error_rate === null
                ? messages.tooFewCalls
                : messages.callsFailedAndRefused({
                    failed: summary.server_errors,
                    refused: summary.client_errors,
                  }),
          },
          {
            label: messages.averageTime,
            value: timeInWords(summary.average_ms),
            note:
              summary.p50_ms === null
                ? messages.tooFewCalls
                : messages.halfWithinTime({ time: timeInWords(summary.p50_ms) }),
          },
          {
            label: 'p95',
            value: timeInWords(summary.p95_ms),
            note:
              summary.p99_ms === null
                ? messages.tooFewCalls
                : messages.p99Within({ time: timeInWords(summary.p99_ms) }),
          },
          {
            label: messages.memory,
            value: percentInWords(report.memory_percent),
            note: messages.ofMachineNow,
          },
          {
            label: messages.processor,
            value: percentInWords(report.cpu_percent),
            note: messages.ofOneCore,
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
          {richText(messages.hasRunSince({ day: () => <TimeStamp iso={report.up_since} /> }))}
        </p>
      </Panel>
    </>
  );
}
