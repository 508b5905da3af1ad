import { type AnalysisBasis, type BrandAnalytics, type BrandInsights, LIMITS } from '@answerscope/contract';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import * as messages from './messages.ts';

/** What the page of the analysis says in its first line. */
export function analysisInWords({ basis, themes }: BrandAnalytics): string {
  const { answers, naming } = basis;
  if (answers === 0) return messages.descriptionAppearsHere;
  if (naming === 0) return messages.noneMentionsYouYet({ answers });
  if (themes.length === 0) return messages.addWhatToBeKnownFor({ naming, answers });
  const most = themes.reduce((best, one) => (one.mention_frequency > best.mention_frequency ? one : best));
  const { theme_name: theme, mention_frequency: saying } = most;
  if (saying === 0) return messages.noneSaysATheme({ naming, answers });
  return themes.length === 1
    ? messages.onlyTheme({ naming, answers, saying, theme })
    : messages.topTheme({ naming, answers, saying, theme });
}

/** What all figures are counted over. */
export function basisInWords({ range, answers, is_capped, channels }: AnalysisBasis): string | null {
  if (answers === 0) return null;
  const models = new Set(channels.flatMap((channel) => channel.models)).size;
  return messages.analysisBasis({
    answers,
    isCapped: is_capped ? 'yes' : 'no',
    newest: LIMITS.analysis_answers_max,
    range: rangeInWords(range),
    assistants: channels.length,
    models,
  });
}

/** Why there is no insight. */
export function whyNoInsight({ why_none, basis }: BrandInsights): string | null {
  if (why_none === null) return null;
  if (why_none === 'not_enough_answers')
    return messages.insightsNeedAnswers({ needed: LIMITS.insight_answers_min, answers: basis.answers });
  return messages.nothingStandsOut;
}
