import {
  type AnswerShare,
  percentInWords,
  rangeInWords,
  STANCE_GROUP_WORDS,
  STANCE_WORDS,
  type Stance,
  type StanceFigures,
  type StanceGroup,
  type Stances,
  type StatementsFilter,
} from '@answerscope/contract';
import { isEnough } from './companies-in-words.ts';
import * as messages from './messages.ts';

/** How statements are counted. */
export const STANCES_HINT = messages.stancesHint;

/** The statements that a count opens, with what they are called. */
export interface StatementsToOpen {
  title: string;
  query: Omit<StatementsFilter, 'range'>;
}

/** Whom figures are about: the brand by an empty key. */
interface Company {
  key: string;
  name: string | null;
}

const about = ({ key }: Company) => (key === '' ? {} : { company: key });

const saidInWords = (stance: string, { name }: Company, topic?: string) =>
  messages.whatAnswersSayOf({
    stance,
    isYou: name === null ? 'yes' : 'no',
    company: name ?? '',
    hasTopic: topic ? 'yes' : 'no',
    topic: topic ?? '',
  });

export const statementsOfGroup = (
  company: Company,
  group: StanceGroup,
  topic?: string,
): StatementsToOpen => ({
  title: saidInWords(STANCE_GROUP_WORDS[group], company, topic),
  query: { ...about(company), group, ...(topic && { topic }) },
});

export const statementsOfStance = (company: Company, stance: Stance): StatementsToOpen => ({
  title: saidInWords(STANCE_WORDS[stance], company),
  query: { ...about(company), stance },
});

/** 'Of 58 answers that mention you', with those that wait for a model. */
export function stanceBasis({ mentioned }: Pick<StanceFigures, 'mentioned'>, waiting: number): string {
  return messages.stanceBasis({ answers: mentioned, waiting });
}

/** '11% · 7-15%'; null of so few answers that only counts are shown. */
export function shareInWords({ of, rate, interval }: AnswerShare): string | null {
  if (rate === null || interval === null || !isEnough(of)) return null;
  return `${percentInWords(rate)} · ${rangeInWords(interval)}`;
}

/** One row of the comparison: the brand first. */
export type StanceRow = StanceFigures & Company;

export const rowsOf = ({ you, competitors }: Stances): StanceRow[] => [
  { ...you, key: '', name: null },
  ...competitors,
];

/** Where the statements of a list are as a file. */
export function statementsPath(query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return `/api/statements/csv?${search}`;
}
