import type { MissingAnswersPrice, ReportRevision } from '@answerscope/contract';
import { formatUsd } from '../../lib/format.ts';

type Judged = Pick<
  ReportRevision,
  'improved_keywords' | 'declined_keywords' | 'verdicts' | 'missing_answers'
>;

const keywords = (count: number) => `${count} ${count === 1 ? 'keyword' : 'keywords'}`;
const changed = (count: number, word: string) => `${keywords(count)} ${word} by more than chance would bring`;

/** What flipped since the report before, what of it is more than chance, and what is missing to say more. */
export function verdictInWords(
  revision: Judged,
  missing: Pick<MissingAnswersPrice, 'cost_usd'>,
  hasPrevious: boolean,
): string {
  const { improved_keywords, declined_keywords, verdicts, missing_answers } = revision;
  const flips = !hasPrevious
    ? 'This is the first report, so nothing can have flipped yet.'
    : improved_keywords + declined_keywords === 0
      ? 'No keyword flipped since the report before.'
      : `Since the report before: newly named for ${keywords(improved_keywords)}, no longer named for ${keywords(declined_keywords)}.`;
  const beyond = [
    verdicts.improved > 0 && changed(verdicts.improved, 'improved'),
    verdicts.declined > 0 && changed(verdicts.declined, 'declined'),
  ].filter((part) => part !== false);
  const chance =
    beyond.length > 0
      ? ` Over the last weeks ${beyond.join(' and ')}.`
      : verdicts.no_detectable_change > 0
        ? ' Over the last weeks no keyword changed by more than chance would bring.'
        : '';
  const lacking = verdicts.not_enough_data + verdicts.not_comparable;
  if (lacking === 0 || missing_answers === 0) return `${flips}${chance}`;
  const cost = missing.cost_usd === null ? '' : `, about ${formatUsd(missing.cost_usd)}`;
  return `${flips}${chance} To tell a change from chance, ${keywords(lacking)} still ${lacking === 1 ? 'lacks' : 'lack'} answers: ${missing_answers.toLocaleString('en')} in all${cost}.`;
}
