import type { ReportRevision } from '@answerscope/contract';
import { formatShare } from '../../domain/rate/format-rate.ts';
import * as messages from './messages.ts';

type Counts = Pick<ReportRevision, 'improved_keywords' | 'declined_keywords' | 'percentage_mentioned'>;

/** How a new report is told, in the specification's words. */
export function reportNotice({ revision }: { revision: Counts }): { title: string; description: string } {
  const { improved_keywords, declined_keywords, percentage_mentioned } = revision;
  return {
    title: messages.reportGenerated,
    description: `${improved_keywords} keywords improved, ${declined_keywords} keywords declined. Total visibility: ${formatShare(percentage_mentioned)}`,
  };
}
