import {
  type BrandAnswersQuery,
  CHANNEL_LABELS,
  type Channel,
  type CompetitorAnalyses,
  type CompetitorAnalysis,
  LIMITS,
} from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

/** The answers that a figure opens, with what they are called. */
export interface AnswersToOpen {
  title: string;
  query: Omit<BrandAnswersQuery, 'before'>;
}

/** A company of the comparison; its name is null of the brand itself. */
export interface ComparedCompany
  extends Pick<CompetitorAnalysis, 'named' | 'without_you' | 'you_first' | 'channels'> {
  name: string | null;
}

/** Below this a rate would say too much: only the counts stand there. */
export const isEnough = (answers: number): boolean => answers >= LIMITS.insight_answers_min;

/** Why there is no rate yet. */
export function tooFewInWords(answers: number): string {
  return `Rates need ${LIMITS.insight_answers_min} answers that name a company, to keywords that do not name you. So far ${counted(answers, 'such answer')} ${answers === 1 ? 'is' : 'are'} there, so only counts are shown.`;
}

/** The brand, then its competitors, those named most first; at the end those no answer was searched for. */
export function comparedCompanies({ you, competitors }: CompetitorAnalyses): ComparedCompany[] {
  const others = competitors.map(({ competitor_name, ...figures }) => ({
    name: competitor_name,
    ...figures,
  }));
  return [
    { name: null, ...you, without_you: null, you_first: null },
    ...others.toSorted((one, other) => (other.named?.rate ?? -1) - (one.named?.rate ?? -1)),
  ];
}

/** What the page of competitors says in its first line. */
export function comparisonInWords({ basis, you, competitors }: CompetitorAnalyses): string {
  if (basis.answers === 0) return 'How you compare appears here after your first check';
  const [first] = competitors.toSorted((one, other) => (other.without_you ?? 0) - (one.without_you ?? 0));
  if (first?.without_you)
    return `${first.competitor_name} is named in ${counted(first.without_you, 'answer')} that ${first.without_you === 1 ? 'leaves' : 'leave'} you out`;
  if (competitors.every(({ named }) => named === null))
    return `No answer was searched for your ${competitors.length === 1 ? 'competitor' : 'competitors'} yet`;
  return `None of ${counted(you.named.of, 'answer')} names a competitor without you`;
}

/** The answers that name a company, all of them or those of one assistant. */
export function answersNaming(name: string | null, channel?: Channel): AnswersToOpen {
  const by = channel === undefined ? '' : ` of ${CHANNEL_LABELS[channel]}`;
  const who = name === null ? { unbranded: true, names_you: true } : { competitor: name };
  return {
    title: `Answers${by} that name ${name ?? 'you'}`,
    query: { ...who, ...(channel && { channel }) },
  };
}

export const answersWithoutYou = (name: string): AnswersToOpen => ({
  title: `Answers that name ${name} and not you`,
  query: { competitor: name, names_you: false },
});

export const answersRanking = (name: string, isYouFirst: boolean): AnswersToOpen => ({
  title: isYouFirst ? `Answers that name you before ${name}` : `Answers that name ${name} before you`,
  query: { competitor: name, you_first: isYouFirst },
});

/** With a name those that leave the brand out, without one those that name it. */
export const answersCiting = (domain: string, name: string | null): AnswersToOpen =>
  name === null
    ? { title: `Answers that cite ${domain} and name you`, query: { domain, names_you: true } }
    : {
        title: `Answers that cite ${domain} and name ${name} and not you`,
        query: { domain, competitor: name, names_you: false },
      };
