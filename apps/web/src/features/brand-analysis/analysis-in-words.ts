import {
  type AnalysisBasis,
  type BrandAnalytics,
  type BrandInsights,
  LIMITS,
  type ThemeFigures,
} from '@answerscope/contract';
import { rangeInWords } from '../../domain/range/range-in-words.ts';
import * as messages from './messages.ts';

/** What the page of the analysis says in its first line. */
export function analysisInWords({ basis, themes }: BrandAnalytics): string {
  const { answers, naming } = basis;
  if (answers === 0) return messages.descriptionAppearsHere;
  if (naming === 0) return messages.noneMentionsYouYet({ answers });
  if (themes.length === 0) return messages.addWhatToBeKnownFor({ naming, answers });
  const top = topThemeOf(themes);
  if (top === null) return messages.noneSaysATheme({ naming });
  return messages.topTheme({ naming, saying: top.mention_frequency, theme: top.theme_name });
}

/** The theme that most answers say; null where none says any. */
export function topThemeOf(themes: readonly ThemeFigures[]): ThemeFigures | null {
  const [first] = themes.toSorted((one, other) => other.mention_frequency - one.mention_frequency);
  return first && first.mention_frequency > 0 ? first : null;
}

/** What all figures are counted over. */
export function basisInWords({ range, answers, naming, is_capped, channels }: AnalysisBasis): string | null {
  if (answers === 0) return null;
  const models = new Set(channels.flatMap((channel) => channel.models)).size;
  return messages.analysisBasis({
    answers,
    naming,
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
