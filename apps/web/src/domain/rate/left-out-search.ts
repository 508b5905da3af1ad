import { CHANNELS, type Channel, type Headline } from '@answerscope/contract';
import { id, oneOf, onlyYes, searchReader } from '../../lib/search-codec.ts';
import { dayRange } from '../range/range-search.ts';
import * as messages from './messages.ts';

/** Which of the answers that measure nothing are listed; it stands in the address. */
export interface LeftOutSearch {
  channel?: Channel;
  keyword?: string;
  report?: string;
  run?: string;
  /** Those in the range of the assistant of this report. */
  window?: string;
  range?: string;
  /** Only those behind the newest results. */
  newest?: true;
}

/** Reads which answers are meant from an address; anything else in it is dropped. */
export const toLeftOutSearch: (address: Record<string, unknown>) => LeftOutSearch = searchReader({
  channel: oneOf(CHANNELS),
  keyword: id,
  report: id,
  run: id,
  window: id,
  range: dayRange,
  newest: onlyYes,
});

/** The answers that are in no headline of an assistant: those of its range, or the newest before its first report. */
export function leftOutOf(
  channel: Channel,
  { report_id, range }: Pick<Headline, 'report_id' | 'range'>,
): LeftOutSearch {
  if (report_id === null) return { channel, newest: true };
  return { window: report_id, ...(range && { range: range.range }) };
}

/** Said where there is little room, as in a table. */
export function leftOutBriefly(empty_answers: number): string {
  return messages.leftOutBriefly({ answers: empty_answers });
}

/**
 * What helps where no answer mentions a company. One of them may be a chance; several may have other reasons than the
 * wording, which is the product's own for most keywords: the answers themselves tell.
 */
export function whatHelps(answers: number): string {
  return answers === 1 ? messages.singleAnswerSaysLittle : messages.readAnswersToSeeWhy;
}

/** Said in a rate's place where no answer mentions a company; with branded answers, which may well name one. */
export function nothingUsable(answers: number, branded_answers = 0): string {
  const why = branded_answers > 0 ? messages.nothingUsableButBranded : messages.nothingUsable;
  return `${why} ${whatHelps(answers)}`;
}
