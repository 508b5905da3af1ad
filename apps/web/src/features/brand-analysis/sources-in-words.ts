import type { CitedSources, SourcesQuery } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import { hostInWords } from '../../lib/host-in-words.ts';
import * as messages from './messages.ts';

/** The first line of the page: which site is cited most, or how many answers cite one at all. */
export function sourcesInWords(
  { answers, citing, items, has_reports }: Pick<CitedSources, 'answers' | 'citing' | 'items' | 'has_reports'>,
  { kind, search, page }: Partial<Pick<SourcesQuery, 'kind' | 'search' | 'page'>>,
): string {
  if (answers === 0 && has_reports) return messages.noAnswersInTheseDays;
  if (answers === 0) return messages.seeWhichSitesAnswersCite;
  const [first] = items;
  const isWhole = kind === undefined && search === undefined && page === undefined;
  return first !== undefined && isWhole
    ? `${hostInWords(first.domain)} is cited most, in ${first.answers.toLocaleString('en')} of ${counted(answers, 'answer')}`
    : `${citing.toLocaleString('en')} of ${counted(answers, 'answer')} ${citing === 1 ? 'cites' : 'cite'} a site`;
}
