import type { ReportRevision } from '@answerscope/contract';
import { nothingUsable } from '../../domain/rate/left-out-search.ts';
import { counted } from '../../lib/counted.ts';
import * as messages from './messages.ts';

type Flips = Pick<ReportRevision, 'improved_keywords' | 'declined_keywords'>;
type Verdicts = Pick<ReportRevision, 'verdicts'>;
type Measured = Pick<ReportRevision, 'rate' | 'empty_answers'>;

const orNone = (count: number) => (count === 0 ? 'none' : counted(count, 'keyword'));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What changed significantly since the weeks before, of one report; `wait` says from when on there is a trend. */
export function verdictInWords(
  revision: Verdicts & Measured & Pick<ReportRevision, 'branded_answers'>,
  { wait, hasPrevious }: { wait: string | undefined; hasPrevious: boolean },
): string {
  const first = !hasPrevious && messages.thisFirstReport;
  if (isWithoutBrands(revision))
    return join([first, nothingUsable(revision.empty_answers, revision.branded_answers)]);
  if (isCompared(revision)) return join([first, chanceInWords([revision])]);
  return join([first, wait ? `${wait}.` : chanceInWords([revision])]);
}

/** Its answers mention no company at all: more of them would not help. */
const isWithoutBrands = ({ rate, empty_answers }: Measured) => rate === null && empty_answers > 0;

/** Single answers that differ from those of the reports before; such a flip alone is no change. */
export function flipsInWords(revisions: readonly Flips[]): string {
  const improved = sum(revisions.map(({ improved_keywords }) => improved_keywords));
  const declined = sum(revisions.map(({ declined_keywords }) => declined_keywords));
  return improved + declined === 0
    ? messages.noKeywordFlippedSinceReport
    : `Newly mentioned for ${orNone(improved)}, no longer mentioned for ${orNone(declined)}.`;
}

/** Which keywords changed significantly. Where nothing could be compared, that is said: it does not mean that nothing changed. */
export function chanceInWords(revisions: readonly Verdicts[]): string {
  const beyond = keywordsBeyondChance(revisions);
  if (beyond !== null) return `Over the last weeks ${beyond} significantly.`;
  return revisions.some(isCompared)
    ? messages.noSignificantChangeKeywordOver
    : messages.notEnoughAnswersForTrend;
}

/** The same where there is little room, as in a table: '1 of 20 keywords improved'. */
export function chanceBriefly({ verdicts }: Verdicts): string {
  const beyond = keywordsBeyondChance([{ verdicts }], sum(Object.values(verdicts)));
  if (beyond !== null) return `${beyond} significantly`;
  return isCompared({ verdicts }) ? messages.noSignificantChange : messages.notEnoughAnswersForTrend2;
}

/** '1 keyword improved and 2 declined'; null where none did. */
function keywordsBeyondChance(revisions: readonly Verdicts[], all?: number): string | null {
  const count = (verdict: 'improved' | 'declined') => sum(revisions.map(({ verdicts }) => verdicts[verdict]));
  const [improved, declined] = [count('improved'), count('declined')];
  const of = (number: number) =>
    all === undefined ? counted(number, 'keyword') : `${number} of ${counted(all, 'keyword')}`;
  if (improved > 0 && declined > 0) return `${of(improved)} improved and ${declined} declined`;
  if (improved > 0) return `${of(improved)} improved`;
  return declined > 0 ? `${of(declined)} declined` : null;
}

/** Something can be said of the changes of its keywords. */
export const isCompared = ({ verdicts }: Verdicts) =>
  verdicts.improved + verdicts.declined + verdicts.no_detectable_change > 0;

const join = (sentences: readonly (string | false)[]) => sentences.filter((one) => one !== false).join(' ');
