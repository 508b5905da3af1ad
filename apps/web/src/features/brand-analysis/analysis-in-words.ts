import { type AnalysisBasis, type BrandAnalytics, type BrandInsights, LIMITS } from '@answerscope/contract';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import { counted } from '../../lib/counted.ts';
import * as messages from './messages.ts';

const number = (count: number) => count.toLocaleString('en');

/** What the page of the analysis says in its first line. */
export function analysisInWords({ basis, themes }: BrandAnalytics): string {
  const { answers, naming } = basis;
  if (answers === 0) return messages.howAssistantsDescribeAppearsHere;
  if (naming === 0) return `None of ${counted(answers, 'answer')} mentions you yet`;
  const named = `${number(naming)} of ${counted(answers, 'answer')} ${naming === 1 ? 'mentions' : 'mention'} you`;
  if (themes.length === 0) return `${named}: add what you want to be known for, and see how far they say it`;
  const most = themes.reduce((best, one) => (one.mention_frequency > best.mention_frequency ? one : best));
  if (most.mention_frequency === 0) return `${named}, and none of these says one of your themes`;
  const said = `${number(most.mention_frequency)} of them`;
  return themes.length === 1
    ? `${named}, ${said} ${most.mention_frequency === 1 ? 'says' : 'say'} “${most.theme_name}”`
    : `${named}, “${most.theme_name}” is your top theme: in ${said}`;
}

/** What all figures are counted over. */
export function basisInWords({ range, answers, is_capped, channels }: AnalysisBasis): string | null {
  if (answers === 0) return null;
  const newest = is_capped ? ` among the newest ${number(LIMITS.analysis_answers_max)}` : '';
  const models = new Set(channels.flatMap((channel) => channel.models)).size;
  return `${counted(answers, 'answer')} that ${answers === 1 ? 'mentions' : 'mention'} a company${newest} in ${rangeInWords(range)}, from the APIs of ${counted(channels.length, 'assistant')} (${counted(models, 'model')})`;
}

/** Why there is no insight. */
export function whyNoInsight({ why_none, basis }: BrandInsights): string | null {
  if (why_none === null) return null;
  if (why_none === 'not_enough_answers')
    return `Insights need ${LIMITS.insight_answers_min} answers that name a company: there ${basis.answers === 1 ? 'is' : 'are'} ${number(basis.answers)} so far.`;
  return messages.nothingStandsOutFromThese;
}
