import {
  type Headline,
  type HeadlineChange,
  type LineBreak,
  WHY_NO_RATE_WORDS,
  weighedInWords,
} from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import { rangeInWords } from '../range/range-in-words.ts';
import { changeInWords, comparedDays, waitAfterComma } from './change-in-words.ts';
import * as messages from './messages.ts';

/** How large a change is, as fractions; null where no two windows were compared. */
export function sizesOf({ earlier, recent }: HeadlineChange): { before: number; now: number } | null {
  return earlier && recent && { before: earlier.rate, now: recent.rate };
}

/** What is known of an assistant's change, 'no significant change: 38% → 40%', or from when on: 'trend from about 26 December'. */
export function headlineChange(
  { change, current }: Pick<Headline, 'change' | 'current'>,
  timeZone?: string,
): string {
  const { recent, is_one_keyword, wait } = change;
  if (wait) return waitAfterComma(wait, timeZone);
  const days = comparedDays(recent?.window_days ?? null, current?.window_days ?? null);
  const isOfAll = !recent || !current || recent.keywords === current.keywords;
  return [
    `${changeInWords(change.verdict, sizesOf(change))}${days}`,
    !isOfAll && `over the ${counted(recent.keywords, 'keyword')} asked in both`,
    weighedInWords({ change, current }),
    is_one_keyword && 'moved by one keyword alone',
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** Where a rate was measured, after 'in …': 'the last 28 days', or 'the newest answers' before there is a report. */
export function windowInWords({ range }: Pick<Headline, 'range'>): string {
  return range ? rangeInWords(range) : 'the newest answers';
}

/** Answers of the range that are in no rate, and why: '7 earlier answers not counted. The model changed …'; null: none. */
export function unlikeInWords({
  unlike_answers,
  breaks,
}: Pick<Headline, 'unlike_answers' | 'breaks'>): string | null {
  if (unlike_answers === 0) return null;
  return [`${counted(unlike_answers, 'earlier answer')} not counted.`, ...breaks.map(breakInWords)].join(' ');
}

/** Why there is no rate, after 'No rate: '. */
export function whyNone({ why_none }: Pick<Headline, 'why_none'>): string {
  return WHY_NO_RATE_WORDS[why_none ?? 'never_checked'];
}

const SUBJECTS: Record<Extract<LineBreak, { keywords: number }>['reason'], string> = {
  rules: messages.theRulesFindName,
  model: messages.theModel,
  search: messages.theSearchSetting,
  question: messages.theQuestion,
  location: messages.thePlace,
  api: messages.theWayAssistantReached,
};

/** Why a line is not continued, as a sentence. */
export function breakInWords(broken: LineBreak): string {
  if (broken.reason === 'names') {
    const { added, removed } = broken;
    const parts = [
      added.length > 0 && `${quoted(added)} added`,
      removed.length > 0 && `${quoted(removed)} removed`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? messages.yourNamesChanged : `Your names changed: ${parts.join(', ')}.`;
  }
  const { reason, before, after } = broken;
  const how = before !== null && after !== null ? ` from ${before} to ${after}` : '';
  return `${SUBJECTS[reason]} changed${how}, for ${counted(broken.keywords, 'keyword')}.`;
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
