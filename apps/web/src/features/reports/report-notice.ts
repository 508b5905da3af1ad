import type { ReportRevision } from '@answerscope/contract';
import * as messages from './messages.ts';

type Counts = Pick<ReportRevision, 'improved_keywords' | 'declined_keywords' | 'percentage_mentioned'>;

/** How a new report is told, in the specification's words. */
export function reportNotice({ revision }: { revision: Counts }): { title: string; description: string } {
  const { improved_keywords, declined_keywords, percentage_mentioned } = revision;
  return {
    title: messages.reportGenerated,
    description: messages.reportSummary({
      improved: improved_keywords,
      declined: declined_keywords,
      rate: percentage_mentioned / 100,
    }),
  };
}
