import { CHANNELS, type Channel, type Headline } from '@answerscope/contract';
import { id, oneOf, onlyYes, searchReader } from '../../lib/search-codec.ts';

/** Which of the answers that measure nothing are listed; it stands in the address. */
export interface LeftOutSearch {
  channel?: Channel;
  keyword?: string;
  report?: string;
  run?: string;
  /** Those in the window over reports that ends with this one. */
  window?: string;
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
  newest: onlyYes,
});

/** The answers that are in no headline of an assistant: those of its window, or the newest before its first report. */
export function leftOutOf(channel: Channel, { report_id }: Pick<Headline, 'report_id'>): LeftOutSearch {
  return report_id === null ? { channel, newest: true } : { window: report_id };
}

/** Said where there is little room, as in a table. */
export function leftOutBriefly(empty_answers: number): string {
  return `${empty_answers.toLocaleString('en')} left out`;
}

/**
 * What helps where no answer names a company. One of them may be a chance; several may have other reasons than the
 * wording, which is the product's own for most keywords: the answers themselves tell.
 */
export function whatHelps(answers: number): string {
  return answers === 1
    ? 'A single answer says little: check again.'
    : 'Read the answers to see why; other words for what you offer may help.';
}

/** Said in a rate's place where no answer names a company; with branded answers, which may well name one. */
export function nothingUsable(answers: number, branded_answers = 0): string {
  const aside = branded_answers > 0 ? 'branded keywords aside, ' : '';
  return `Nothing usable came back: ${aside}no answer names a company. ${whatHelps(answers)}`;
}
