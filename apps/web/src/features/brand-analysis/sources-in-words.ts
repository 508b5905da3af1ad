import type { CitedSources, SourcesQuery } from '@answerscope/contract';
import { hostInWords } from '../../lib/host-in-words.ts';
import { isEnough } from './companies-in-words.ts';
import * as messages from './messages.ts';

/** The first line of the page: which site is cited most, or how many answers cite one at all. */
export function sourcesInWords(
  { answers, citing, items, has_reports }: Pick<CitedSources, 'answers' | 'citing' | 'items' | 'has_reports'>,
  { kind, search, page }: Partial<Pick<SourcesQuery, 'kind' | 'search' | 'page'>>,
): string {
  if (answers === 0 && has_reports) return messages.noAnswersInTheseDays;
  if (answers === 0) return messages.sourcesAppearHere;
  const [first] = items;
  const isWhole = kind === undefined && search === undefined && page === undefined;
  if (first === undefined || !isWhole) return messages.answersCiteASite({ citing, answers });
  const site = hostInWords(first.domain);
  return isEnough(answers)
    ? messages.shareCitesSite({ site, share: first.answers / answers })
    : messages.siteIsCitedMost({ site, citing: first.answers, answers });
}
