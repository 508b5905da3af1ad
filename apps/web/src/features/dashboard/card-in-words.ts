import { type ChannelSummary, type Headline, sentencesInWords, weightedInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

type Results = Pick<ChannelSummary, 'keywords' | 'failed' | 'branded'>;

/** What the rate of a card stands on: '28 days, 24 keywords.' */
export function cardBasis({ basis, current, change }: Headline, results: Results): string {
  if (basis === 'window') {
    if (current === null) return '';
    const weighted = weightedInWords({ change, current });
    const over = messages.overDays({ days: current.window_days ?? 0, keywords: current.keywords });
    return sentencesInWords([over, weighted !== null && messages.changeWeighted({ weighted })]);
  }
  const { keywords, failed, branded } = results;
  return messages.keywordsChecked({ keywords, failed, branded });
}
