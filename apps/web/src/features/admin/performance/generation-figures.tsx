import { numberInWords, type PerformanceReport } from '@answerscope/contract';
import { Figures } from '../figures.tsx';
import * as messages from './messages.ts';
import { percentInWords, timeInWords } from './performance-in-words.ts';

/** How often an assistant was asked to think of keywords in the window, and what came of it. */
export function GenerationFigures({ generation }: Pick<PerformanceReport, 'generation'>) {
  const { total, succeeded, refused, failed, success_rate, average_ms } = generation;
  if (total === 0) return <p>{messages.noAssistantAskedForKeywords}</p>;
  return (
    <>
      <Figures
        figures={[
          {
            label: messages.generations,
            value: numberInWords(total),
            note: messages.failedAndRefused({ failed, refused }),
          },
          {
            label: messages.successRate,
            value: percentInWords(success_rate),
            note:
              success_rate === null
                ? messages.tooFewForRate({ succeeded, total })
                : messages.succeededOf({ succeeded, total }),
          },
          {
            label: messages.averageTime,
            value: timeInWords(average_ms),
            note: messages.fromRequestToKeywords,
          },
        ]}
      />
      <p className="quiet">{messages.keywordsWereFoundAmongThose}</p>
    </>
  );
}
