import { type ChannelSummary, type Headline, weighedInWords } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

type Results = Pick<ChannelSummary, 'keywords' | 'failed' | 'branded'>;

/** What the rate of a card stands on: 'Over 28 days, 24 keywords.' */
export function cardBasis({ basis, current, change }: Headline, results: Results): string {
  if (basis === 'window') {
    if (current === null) return '';
    const weighed = weighedInWords({ change, current });
    const over = `Over ${current.window_days} days, ${counted(current.keywords, 'keyword')}.`;
    return weighed === null ? over : `${over} Change: ${weighed}.`;
  }
  const aside = [
    results.failed > 0 && `, ${count(results.failed)} failed and left out`,
    results.branded > 0 && `, ${count(results.branded)} branded left out`,
  ].filter((part) => part !== false);
  return `${counted(results.keywords, 'keyword')} checked${aside.join('')}. Your first report comes with a finished check of all keywords.`;
}

const count = (number: number) => number.toLocaleString('en');
