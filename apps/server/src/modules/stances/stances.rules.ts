import { type AnswerShare, LIMITS, STANCES, type Stance, type StanceFigures } from '@answerscope/contract';
import { answerShare } from '../ranges/index.ts';
import type { StanceCount, TopicCount } from './stances.queries.ts';

type Figure = Exclude<keyof StanceCount, 'key' | 'keyword_id' | 'mentioned' | 'read' | 'checks'>;

/** The column in which the answers of a stance are counted. */
const COLUMN = {
  recommended_first: 'recommended_first',
  praised: 'praised',
  mentioned: 'only_mentioned',
  with_reservation: 'with_reservation',
  advised_against: 'advised_against',
} as const satisfies Record<Stance, Figure>;

/** How answers speak of one company: its counts by keyword and its topics, those in most answers first. */
export function figuresOf(counts: readonly StanceCount[], topics: readonly TopicCount[]): StanceFigures {
  const topicsOf = (group: TopicCount['group']) =>
    topics
      .filter((one) => one.group === group)
      .slice(0, LIMITS.statement_topics_max)
      .map(({ topic, answers }) => ({ topic, answers }));
  return {
    mentioned: sum(counts, 'mentioned'),
    read: sum(counts, 'read'),
    praise: shareOf(counts, 'praise'),
    criticism: shareOf(counts, 'criticism'),
    stances: STANCES.filter((stance) => !needsModel(stance) || sum(counts, COLUMN[stance]) > 0).map(
      (stance) => ({ stance, share: shareOf(counts, COLUMN[stance]) }),
    ),
    praise_topics: topicsOf('praise'),
    criticism_topics: topicsOf('criticism'),
  };
}

/** Only a model can say that a company is mentioned and nothing more: without one, 0% would be wrong. */
const needsModel = (stance: Stance): boolean => stance === 'mentioned';

/** So many of the answers that mention the company, with the ranges for these keywords and for keywords like these. */
function shareOf(counts: readonly StanceCount[], figure: Figure): AnswerShare {
  return answerShare(
    counts.map((one) => ({
      keyword_id: one.keyword_id,
      answers: one.mentioned,
      mentions: one[figure],
      checks: one.checks,
    })),
  );
}

function sum(counts: readonly StanceCount[], figure: Figure | 'mentioned' | 'read'): number {
  return counts.reduce((total, one) => total + one[figure] * one.checks, 0);
}
