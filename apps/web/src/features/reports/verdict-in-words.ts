import type { ReportRevision } from '@answerscope/contract';
import { nothingUsable } from '../../lib/left-out.ts';
import { atCost, type Missing, moreAnswers, tooRare } from '../../lib/missing-in-words.ts';

type Flips = Pick<ReportRevision, 'improved_keywords' | 'declined_keywords'>;
type Verdicts = Pick<ReportRevision, 'verdicts'>;
type Measured = Pick<ReportRevision, 'rate' | 'empty_answers'>;

const keywords = (count: number) => `${count} ${count === 1 ? 'keyword' : 'keywords'}`;
const orNone = (count: number) => (count === 0 ? 'none' : keywords(count));
const changed = (count: number, word: string) => `${keywords(count)} ${word} by more than chance would bring`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What flipped, what of it is more than chance, and what is missing to say more, of one report. */
export function verdictInWords(
  revision: Flips & Verdicts & Measured & Pick<ReportRevision, 'branded_answers'>,
  missing: Missing,
  hasPrevious: boolean,
): string {
  const { verdicts } = revision;
  const flips = hasPrevious
    ? flipsInWords([revision])
    : 'This is the first report, so nothing can have flipped yet.';
  if (isWithoutBrands(revision)) return join([flips, nothingUsable(revision.branded_answers)]);
  const lacking = verdicts.not_enough_data + verdicts.not_comparable;
  if (lacking === 0 || missing.answers === 0) return join([flips, chanceInWords([revision])]);
  const needed = `${keywords(lacking)} ${lacking === 1 ? 'needs' : 'need'} ${moreAnswers(missing)}`;
  return join([
    flips,
    isKnown(revision) && chanceInWords([revision]),
    missing.check_every_days === null
      ? `To tell a change from chance, ${needed}${atCost(missing)}.`
      : tooRare(missing.check_every_days),
  ]);
}

/** Its answers name no company at all: more of them would not help. */
export const isWithoutBrands = ({ rate, empty_answers }: Measured) => rate === null && empty_answers > 0;

/** What flipped against the reports before. */
export function flipsInWords(revisions: readonly Flips[]): string {
  const improved = sum(revisions.map(({ improved_keywords }) => improved_keywords));
  const declined = sum(revisions.map(({ declined_keywords }) => declined_keywords));
  return improved + declined === 0
    ? 'No keyword flipped since the report before.'
    : `Since the report before: newly named for ${orNone(improved)}, no longer named for ${orNone(declined)}.`;
}

/** What is more than chance. Where nothing could be compared, that is said: it does not mean that nothing changed. */
export function chanceInWords(revisions: readonly Verdicts[]): string {
  const count = (verdict: 'improved' | 'declined') => sum(revisions.map(({ verdicts }) => verdicts[verdict]));
  const beyond = [
    count('improved') > 0 && changed(count('improved'), 'improved'),
    count('declined') > 0 && changed(count('declined'), 'declined'),
  ].filter((part) => part !== false);
  if (beyond.length > 0) return `Over the last weeks ${beyond.join(' and ')}.`;
  return revisions.some(isKnown)
    ? 'Over the last weeks no keyword changed by more than chance would bring.'
    : 'There are too few answers yet to tell a change from chance.';
}

const isKnown = ({ verdicts }: Verdicts) =>
  verdicts.improved + verdicts.declined + verdicts.no_detectable_change > 0;

const join = (sentences: readonly (string | false)[]) => sentences.filter((one) => one !== false).join(' ');
