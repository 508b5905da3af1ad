import { type AnswerShare, type CompetitorAnalysis, nameKey } from '@answerscope/contract';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import type { AnalysedAnswer } from './analysed-answers.queries.ts';
import { byChannel, shareOf } from './analysis.rules.ts';

const SITES = 5;
const NOT_SEARCHED = {
  named: null,
  without_you: null,
  you_first: null,
  mentions: null,
  all_mentions: null,
  channels: [],
  sites: [],
};

/** Answers to keywords that do not name the brand themselves: only these say who is named beside it. */
export const unbranded = <Answer extends AnalysedAnswer>(answers: readonly Answer[]): Answer[] =>
  answers.filter(({ is_branded }) => !is_branded);

/** Whether an answer names a competitor. */
export function namesCompetitor(name: string) {
  const key = nameKey(name);
  return ({ competitors }: Pick<AnalysedAnswer, 'competitors'>): boolean => mentionsIn(competitors, key) > 0;
}

/** Each of these competitors in all answers; fifty of them in two thousand answers take a while, others have their turn meanwhile. */
export const competitorAnalyses = (
  all: readonly AnalysedAnswer[],
  competitors: readonly Pick<CompetitorAnalysis, 'competitor_name' | 'is_tracked'>[],
): Promise<CompetitorAnalysis[]> => mapWithPauses(competitors, (one) => competitorAnalysis(all, one));

/** A competitor in answers to unbranded keywords: in those that were searched for it. */
function competitorAnalysis(
  all: readonly AnalysedAnswer[],
  competitor: Pick<CompetitorAnalysis, 'competitor_name' | 'is_tracked'>,
): CompetitorAnalysis {
  const { competitor_name, is_tracked } = competitor;
  const key = nameKey(competitor_name);
  const answers = all.filter(({ competitors }) => competitors.some(({ name_key }) => name_key === key));
  if (!is_tracked || answers.length === 0) return { ...competitor, ...NOT_SEARCHED };
  const names = namesCompetitor(competitor_name);
  const naming = answers.filter(names);
  const without = naming.filter(({ mentioned }) => !mentioned);
  const yours = sitesOf(all.filter(({ mentioned }) => mentioned));
  const withYou = new Map(yours.map(({ domain, answers: count }) => [domain, count]));
  return {
    ...competitor,
    named: shareOf(answers, names),
    without_you: without.length,
    you_first: headToHead(naming, competitor_name),
    mentions: sum(naming, ({ competitors }) => mentionsIn(competitors, key)),
    all_mentions: sum(answers, ({ spans, other_mentions }) => spans.length + other_mentions),
    channels: byChannel(answers, names),
    sites: sitesOf(without)
      .slice(0, SITES)
      .map(({ domain, answers: count }) => ({ domain, answers: count, with_you: withYou.get(domain) ?? 0 })),
  };
}

/** Of the answers that rank both, those in which the brand stands first. */
export function headToHead(answers: readonly AnalysedAnswer[], competitorName: string): AnswerShare {
  const place = placeBeside(competitorName);
  return shareOf(
    answers.filter((answer) => place(answer) !== null),
    (answer) => place(answer) === 'before',
  );
}

/** Where the brand stands beside a competitor; null in an answer that does not rank both. */
export function placeBeside(competitorName: string) {
  const key = nameKey(competitorName);
  return (answer: AnalysedAnswer): 'before' | 'after' | null => {
    const other = rankIn(answer, key);
    if (!answer.mentioned || answer.rank === null || other === null) return null;
    return answer.rank < other ? 'before' : 'after';
  };
}

/** Sites that are neither the brand's nor a competitor's, by how many of these answers cite them. */
export function sitesOf(answers: readonly AnalysedAnswer[]): { domain: string; answers: number }[] {
  const counts = new Map<string, number>();
  for (const { domains } of answers) {
    const cited = new Set(domains.filter(({ kind }) => kind === 'third_party').map(({ domain }) => domain));
    for (const domain of cited) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts]
    .map(([domain, count]) => ({ domain, answers: count }))
    .toSorted((one, other) => other.answers - one.answers || (one.domain < other.domain ? -1 : 1));
}

function mentionsIn(competitors: AnalysedAnswer['competitors'], key: string): number {
  return competitors.find((one) => one.name_key === key)?.mentions ?? 0;
}

function rankIn({ competitors }: AnalysedAnswer, key: string): number | null {
  return competitors.find((one) => one.name_key === key)?.rank ?? null;
}

function sum<One>(list: readonly One[], value: (one: One) => number): number {
  return list.reduce((total, one) => total + value(one), 0);
}
