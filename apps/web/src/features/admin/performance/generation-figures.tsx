import type { PerformanceReport } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
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
            value: total.toLocaleString('en'),
            note: `${failed.toLocaleString('en')} failed, ${refused.toLocaleString('en')} refused by a limit of money or keywords`,
          },
          {
            label: messages.successRate,
            value: percentInWords(success_rate),
            note:
              success_rate === null
                ? `${succeeded.toLocaleString('en')} of ${counted(total, 'generation')}, too few for a rate`
                : `${succeeded.toLocaleString('en')} of ${total.toLocaleString('en')}`,
          },
          {
            label: messages.averageTime,
            value: timeInWords(average_ms),
            note: 'from the request to the stored keywords',
          },
        ]}
      />
      <p className="quiet">{messages.keywordsWereFoundAmongThose}</p>
    </>
  );
}
