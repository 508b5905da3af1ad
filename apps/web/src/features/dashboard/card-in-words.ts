import { type ChannelSummary, type Headline, weighedInWords } from '@answerscope/contract';
import { atCost, moreAnswers } from '../../domain/rate/missing-in-words.ts';
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

/** What it takes to tell a change from chance; nothing where that can be told, or where no answer counts. */
export function whatIsMissing(
  { basis, current, change }: Headline,
  cost_per_answer_usd: number | null,
  day: (iso: string) => string,
): string {
  if (basis !== 'window' || !current || change.verdict !== 'not_enough_data') return '';
  if (change.possible_from !== null)
    return `At this pace, a change can be detected from ${day(change.possible_from)} on.`;
  if (change.missing_answers === 0) return '';
  const missing = {
    answers: change.missing_answers,
    answers_per_check: 1,
    cost_usd: cost_per_answer_usd === null ? null : cost_per_answer_usd * change.missing_answers,
    check_every_days: null,
  };
  const cost = atCost(missing);
  return `${moreAnswers(missing)}${cost && `${cost},`} would tell a change from chance.`;
}

const count = (number: number) => number.toLocaleString('en');
