import { type ReportRevision, sentencesInWords } from '@answerscope/contract';
import { nothingUsable } from '../../domain/rate/left-out-search.ts';
import * as messages from './messages.ts';

type Verdicts = Pick<ReportRevision, 'verdicts'>;
type Measured = Pick<ReportRevision, 'rate' | 'empty_answers'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What changed significantly since the weeks before, of one report; `wait` says from when on there is a trend. */
export function verdictInWords(
  revision: Verdicts & Measured & Pick<ReportRevision, 'branded_answers'>,
  { wait, hasPrevious }: { wait: string | undefined; hasPrevious: boolean },
): string {
  const first = !hasPrevious && messages.thisFirstReport;
  if (isWithoutBrands(revision))
    return sentencesInWords([first, nothingUsable(revision.empty_answers, revision.branded_answers)]);
  if (isCompared(revision)) return sentencesInWords([first, chanceInWords([revision])]);
  return sentencesInWords([first, wait ? `${wait}.` : chanceInWords([revision])]);
}

/** Its answers mention no company at all: more of them would not help. */
const isWithoutBrands = ({ rate, empty_answers }: Measured) => rate === null && empty_answers > 0;

/** Which keywords changed significantly. Where nothing could be compared, that is said: it does not mean that nothing changed. */
export function chanceInWords(revisions: readonly Verdicts[]): string {
  const { improved, declined } = beyondChance(revisions);
  if (improved > 0 && declined > 0) return messages.improvedAndDeclined({ improved, declined });
  if (improved > 0) return messages.onlyImproved({ improved });
  if (declined > 0) return messages.onlyDeclined({ declined });
  return revisions.some(isCompared)
    ? messages.noSignificantChangeKeywordOver
    : messages.notEnoughAnswersForTrend;
}

/** The same where there is little room, as in a table: '▲ 1 of 20 keywords improved'. */
export function chanceBriefly({ verdicts }: Verdicts): string {
  const { improved, declined } = verdicts;
  const all = sum(Object.values(verdicts));
  if (improved > 0 && declined > 0) return messages.brieflyImprovedAndDeclined({ improved, declined, all });
  if (improved > 0) return messages.brieflyImproved({ improved, all });
  if (declined > 0) return messages.brieflyDeclined({ declined, all });
  return isCompared({ verdicts }) ? messages.brieflyNoSignificantChange : messages.brieflyNotEnoughAnswers;
}

/** A keyword changed significantly. */
export const hasTrend = ({ verdicts }: Verdicts) => verdicts.improved + verdicts.declined > 0;

/** How many keywords changed significantly. */
function beyondChance(revisions: readonly Verdicts[]): { improved: number; declined: number } {
  const count = (verdict: 'improved' | 'declined') => sum(revisions.map(({ verdicts }) => verdicts[verdict]));
  return { improved: count('improved'), declined: count('declined') };
}

/** Something can be said of the changes of its keywords. */
export const isCompared = ({ verdicts }: Verdicts) =>
  verdicts.improved + verdicts.declined + verdicts.no_detectable_change > 0;
