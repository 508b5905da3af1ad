import { type AnswerShare, LIMITS, STANCES, type Stance, type StanceFigures } from '@answerscope/contract';
import { trackedRate } from '@answerscope/statistics';
import type { StanceCount, TopicCount } from './stances.queries.ts';

type Figure = Exclude<keyof StanceCount, 'key' | 'keyword_id' | 'mentioned' | 'read'>;

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
    stances: STANCES.map((stance) => ({ stance, share: shareOf(counts, COLUMN[stance]) })),
    praise_topics: topicsOf('praise'),
    criticism_topics: topicsOf('criticism'),
  };
}

/** So many of the answers that were read, with the ranges for these keywords and for keywords like these. */
function shareOf(counts: readonly StanceCount[], figure: Figure): AnswerShare {
  const found = trackedRate(
    counts.filter(({ read }) => read > 0).map((one) => ({ answers: one.read, mentioned: one[figure] })),
  );
  return {
    answers: sum(counts, figure),
    of: sum(counts, 'read'),
    rate: found?.rate ?? null,
    interval: found?.interval ?? null,
    interval_for_similar_keywords: found?.similar.interval ?? null,
  };
}

function sum(counts: readonly StanceCount[], figure: Figure | 'mentioned' | 'read'): number {
  return counts.reduce((total, one) => total + one[figure], 0);
}
