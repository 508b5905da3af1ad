import {
  CHANNEL_LABELS,
  type Changes,
  changeInSentence,
  commaList,
  type DashboardChannel,
  type PooledRate,
  sentencesInWords,
  steadyInSentence,
  waitInWords,
} from '@answerscope/contract';
import { windowInWords } from '../../domain/rate/headline-in-words.ts';
import * as messages from './messages.ts';

type Channel = Pick<DashboardChannel, 'channel' | 'headline'>;

interface Rated extends Channel {
  label: string;
  current: PooledRate;
}

type Shown = { channels: readonly Channel[]; changes: Changes };

/** First line of the dashboard: the rate over all answers of the range. Without one, the first line of the home. */
export function visibilityInWords(shown: Shown, company: string, timeZone: string | undefined): string {
  const rated = shown.channels.flatMap(({ channel, headline }) =>
    headline.basis === 'window' && headline.current ? [{ channel, headline, ...headline.current }] : [],
  );
  const answers = sum(rated.map((one) => one.answers));
  const [first, ...others] = rated;
  if (!first || answers === 1) return dashboardHeadline(shown, company, timeZone);
  const rate = sum(rated.map(({ mentions }) => mentions)) / answers;
  const said = { company, rate, answers, range: windowInWords(first.headline) };
  return others.length > 0
    ? messages.allMention(said)
    : messages.oneMentions({ ...said, assistant: CHANNEL_LABELS[first.channel] });
}

/**
 * First line of the home: the largest significant change, else the steady rates. Before two windows can be
 * compared the rates and from when on there is a trend; before the first report the newest answers.
 */
export function dashboardHeadline(
  { channels, changes }: Shown,
  company: string,
  timeZone: string | undefined,
): string {
  const [largest] = changes.items;
  if (largest) return changeInSentence(largest, company);
  const steady = steadyInSentence(changes);
  if (steady !== null) return steady;
  const rated = channels.flatMap((one): Rated[] => {
    const { current } = one.headline;
    return current ? [{ ...one, label: CHANNEL_LABELS[one.channel], current }] : [];
  });
  const windows = rated.filter(({ headline }) => headline.basis === 'window');
  const wait = changes.wait && waitInWords(changes.wait, timeZone, 'sentence');
  if (windows.length > 0) return sentencesInWords([ratesInWords(windows, company), wait]);
  if (rated.length > 0) return sentencesInWords([newestInWords(rated, company), wait]);
  return nothingKnown(channels, company);
}

function ratesInWords(rated: readonly Rated[], company: string): string {
  const [first, ...others] = [...rated].sort((a, b) => b.current.rate - a.current.rate);
  if (!first) return '';
  const range = windowInWords(first.headline);
  if (others.length === 0)
    return messages.rateOver({ assistant: first.label, company, range, ...first.current });
  // Of a single answer there is no share.
  const rates = [first, ...others].map(({ label, current }) =>
    messages.rateOf({ assistant: label, ...current }),
  );
  return messages.ratesOver({ company, range, rates: commaList(rates) });
}

function newestInWords(rated: readonly Rated[], company: string): string {
  const answers = sum(rated.map(({ current }) => current.answers));
  const mentions = sum(rated.map(({ current }) => current.mentions));
  return answers === 1
    ? messages.onlyAnswer({ mentions, company })
    : messages.newestAnswers({ mentions, answers, company });
}

function nothingKnown(channels: readonly Channel[], company: string): string {
  const why = new Set(channels.map(({ headline }) => headline.why_none));
  if (why.has('only_empty')) return messages.onlyEmptyAnswers({ company });
  if (why.has('only_branded')) return messages.onlyBrandedKeywords({ company });
  if (why.has('no_answers')) return messages.checksFailed({ company });
  return messages.neverAsked({ company });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
