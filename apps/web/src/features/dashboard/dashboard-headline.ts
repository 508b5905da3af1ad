import {
  CHANNEL_LABELS,
  type Changes,
  changeInSentence,
  type DashboardChannel,
  type PooledRate,
  percentInWords,
  steadyInSentence,
  waitInWords,
} from '@answerscope/contract';
import { windowInWords } from '../../domain/rate/headline-in-words.ts';

type Channel = Pick<DashboardChannel, 'channel' | 'headline'>;

interface Rated extends Channel {
  label: string;
  current: PooledRate;
}

/**
 * What home and dashboard say first: the largest significant change, else what is steady. Before two windows can be
 * compared the rates and from when on there is a trend; before the first report the newest answers.
 */
export function dashboardHeadline(
  { channels, changes }: { channels: readonly Channel[]; changes: Changes },
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
  const wait = changes.wait && rated.length > 0 ? ` ${waitInWords(changes.wait, timeZone)}.` : '';
  if (windows.length > 0) return `${ratesInWords(windows, company)}${wait}`;
  if (rated.length > 0) return `${newestInWords(rated, company)}${wait}`;
  return nothingKnown(channels, company);
}

function ratesInWords(rated: readonly Rated[], company: string): string {
  const [first, ...others] = [...rated].sort((a, b) => b.current.rate - a.current.rate);
  if (!first) return '';
  const when = `Over ${windowInWords(first.headline)}`;
  const start = `${when} ${first.label} mentioned ${company} in ${share(first.current, 'its answers')}`;
  return `${[start, ...others.map(({ label, current }) => `${label} in ${share(current)}`)].join(', ')}.`;
}

/** A share is never told without what it is a share of, and of a single answer there is none. */
function share({ rate, mentions, answers }: PooledRate, ofWhat?: string): string {
  if (answers === 1) return `${mentions} of 1 answer`;
  return `${percentInWords(rate)}${ofWhat ? ` of ${ofWhat}` : ''} (${mentions.toLocaleString('en')} of ${answers.toLocaleString('en')})`;
}

function newestInWords(rated: readonly Rated[], company: string): string {
  const answers = sum(rated.map(({ current }) => current.answers));
  const mentions = sum(rated.map(({ current }) => current.mentions));
  if (answers === 1)
    return mentions === 1
      ? `The only answer mentions ${company}.`
      : `The only answer does not mention ${company}.`;
  return `${mentions} of the newest ${answers} answers ${mentions === 1 ? 'mentions' : 'mention'} ${company}.`;
}

function nothingKnown(channels: readonly Channel[], company: string): string {
  const why = new Set(channels.map(({ headline }) => headline.why_none));
  if (why.has('only_empty'))
    return `The newest answers mention no company at all, so nothing is known about ${company} yet.`;
  if (why.has('only_branded'))
    return `Only keywords that contain ${company} have an answer, so there is no rate yet.`;
  if (why.has('no_answers')) return `The newest checks failed, so nothing is known about ${company} yet.`;
  return `No assistant has been asked about ${company} yet.`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
