import {
  type AnalysisBasis,
  type AnswerShare,
  type BrandAnalytics,
  type BrandTheme,
  CHANNELS,
  type ChannelShare,
  type MessagingPillar,
  type PillarFigures,
  type RangeOfDays,
  STANCE_GROUPS,
  type Stance,
  type ThemeFigures,
} from '@answerscope/contract';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import { answerShare, type CheckCount } from '../ranges/index.ts';
import type { AnalysedAnswer } from './analysed-answers.queries.ts';
import type { ThemePlace } from './theme-words.rules.ts';

/** An answer that names the brand, with the themes it carries. */
export interface NamingAnswer extends AnalysedAnswer {
  text: string;
  themes: ReadonlyMap<string, ThemePlace>;
  /** What it says of the brand, and which themes each statement says. */
  said: readonly { stance: Stance; themes: ReadonlySet<string> }[];
}

/** What the analysis is made of. Answers are newest first and name any company. */
export interface AnalysisFacts {
  range: RangeOfDays;
  answers: readonly AnalysedAnswer[];
  naming: readonly NamingAnswer[];
  isCapped: boolean;
  themes: readonly BrandTheme[];
  pillars: readonly MessagingPillar[];
}

/** So many of these answers, with the 95% ranges for their keywords and for keywords like theirs. */
export function shareOf<Answer extends Pick<AnalysedAnswer, 'keyword_id' | 'channel' | 'run_id'>>(
  answers: readonly Answer[],
  isCounted: (answer: Answer) => boolean,
): AnswerShare {
  const checks = new Map<string, CheckCount>();
  for (const answer of answers) {
    const { keyword_id } = answer;
    const check = `${keyword_id} ${answer.channel} ${answer.run_id}`;
    const count = checks.get(check) ?? { keyword_id, answers: 0, mentions: 0, checks: 1 };
    count.answers += 1;
    if (isCounted(answer)) count.mentions += 1;
    checks.set(check, count);
  }
  return answerShare([...checks.values()]);
}

/** The same in plain counts, for each assistant that has such answers. */
export function byChannel<Answer extends Pick<AnalysedAnswer, 'channel'>>(
  answers: readonly Answer[],
  isCounted: (answer: Answer) => boolean,
): ChannelShare[] {
  return CHANNELS.flatMap((channel) => {
    const own = answers.filter((answer) => answer.channel === channel);
    if (own.length === 0) return [];
    return [{ channel, answers: own.filter(isCounted).length, of: own.length }];
  });
}

/** The themes of a pillar. */
export function themesOf(pillar: MessagingPillar, themes: readonly BrandTheme[]): BrandTheme[] {
  return themes.filter(({ pillar_text }) => pillar_text === pillar.pillar_text);
}

/** Whether an answer carries one of these themes. */
export const carriesAny =
  (themes: readonly { id: string }[]) =>
  (answer: NamingAnswer): boolean =>
    themes.some(({ id }) => answer.themes.has(id));

/** Whether an answer says one of these themes in the passage that names the brand. */
export const saysBeside =
  (themes: readonly { id: string }[]) =>
  (answer: NamingAnswer): boolean =>
    themes.some(({ id }) => answer.themes.get(id)?.is_beside);

export function basisOf({ range, answers, naming, isCapped }: AnalysisFacts): AnalysisBasis {
  return {
    range,
    since: answers.at(-1)?.asked_at.toISOString() ?? null,
    until: answers[0]?.asked_at.toISOString() ?? null,
    answers: answers.length,
    naming: naming.length,
    is_capped: isCapped,
    channels: CHANNELS.flatMap((channel) => {
      const own = answers.filter((answer) => answer.channel === channel);
      if (own.length === 0) return [];
      return [
        {
          channel,
          answers: own.length,
          naming: own.filter(({ mentioned }) => mentioned).length,
          models: [...new Set(own.map(({ model_served }) => model_served))].slice(0, 50),
        },
      ];
    }),
  };
}

/** The figures of all themes and pillars. Twenty themes in thousands of answers take a while, others have their turn meanwhile. */
export async function analysisOf(facts: AnalysisFacts): Promise<BrandAnalytics> {
  const { naming, themes, pillars } = facts;
  return {
    basis: basisOf(facts),
    themes: await mapWithPauses(themes, (theme) => themeFigures(theme, naming)),
    pillars: await mapWithPauses(pillars, (pillar) => pillarFigures(pillar, facts)),
    without_theme: naming.filter((answer) => answer.themes.size === 0).length,
  };
}

export function themeFigures(theme: BrandTheme, naming: readonly NamingAnswer[]): ThemeFigures {
  const carries = carriesAny([theme]);
  const { answers, rate, ...intervals } = shareOf(naming, carries);
  return {
    ...theme,
    mention_frequency: answers,
    strength_score: rate,
    interval: intervals.interval,
    interval_for_similar_keywords: intervals.interval_for_similar_keywords,
    beside_brand: naming.filter(saysBeside([theme])).length,
    ...sentimentOf(naming.flatMap(({ said }) => said.filter(({ themes }) => themes.has(theme.id)))),
    channels: byChannel(naming, carries),
  };
}

/** Fewer statements make no score. */
const SCORED_STATEMENTS_MIN = 5;

/** Praise less criticism, as a share of the statements. */
function sentimentOf(
  said: readonly { stance: Stance }[],
): Pick<ThemeFigures, 'statements' | 'praise' | 'criticism' | 'sentiment_score'> {
  const countOf = (group: readonly Stance[]) => said.filter(({ stance }) => group.includes(stance)).length;
  const [praise, criticism] = [countOf(STANCE_GROUPS.praise), countOf(STANCE_GROUPS.criticism)];
  return {
    statements: said.length,
    praise,
    criticism,
    sentiment_score: said.length < SCORED_STATEMENTS_MIN ? null : (praise - criticism) / said.length,
  };
}

export function pillarFigures(
  pillar: MessagingPillar,
  { naming, themes }: Pick<AnalysisFacts, 'naming' | 'themes'>,
): PillarFigures {
  const own = themesOf(pillar, themes);
  const carries = carriesAny(own);
  return {
    ...pillar,
    themes: own.map(({ theme_name }) => theme_name),
    share: own.length === 0 ? null : shareOf(naming, carries),
    channels: own.length === 0 ? [] : byChannel(naming, carries),
  };
}
