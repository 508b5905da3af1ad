import { CHANNELS, type Channel } from '@answerscope/contract';

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
export function toLeftOutSearch(search: Record<string, unknown>): LeftOutSearch {
  const found: LeftOutSearch = {};
  const channel = CHANNELS.find((known) => known === search.channel);
  if (channel) found.channel = channel;
  for (const name of ['keyword', 'report', 'run', 'window'] as const) {
    const id = search[name];
    if (typeof id === 'string' && id !== '') found[name] = id;
  }
  if (search.newest === true) found.newest = true;
  return found;
}

/** Said where there is little room, as in a table. */
export function leftOutBriefly(empty_answers: number): string {
  return `${empty_answers.toLocaleString('en')} left out`;
}

/** What helps where no answer names a company: more of them to the same words would not. */
export const ASK_OTHERWISE = 'Word it as a question that asks for a recommendation.';

/** Said in a rate's place; with branded answers, which may well name one. */
export function nothingUsable(branded_answers: number): string {
  if (branded_answers === 0) return NOTHING_USABLE;
  return `Nothing usable came back: branded keywords aside, no answer names a company. ${ASK_OTHERWISE}`;
}

/** The same of one keyword. */
export const NOTHING_USABLE = `Nothing usable came back: no answer names a company. ${ASK_OTHERWISE}`;
