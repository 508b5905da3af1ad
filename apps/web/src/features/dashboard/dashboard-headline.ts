import { CHANNEL_LABELS, type DashboardChannel, type PooledRate } from '@answerscope/contract';
import { formatPercent } from '../../domain/rate/format-rate.ts';
import { changesBeyondChance, headlineChange, windowInWords } from '../../domain/rate/headline-in-words.ts';

type Channel = Pick<DashboardChannel, 'channel' | 'headline'>;

interface Rated extends Channel {
  label: string;
  current: PooledRate;
}

/**
 * The dashboard's question answered: how often does each assistant name us, and did that change? By the range;
 * before the first report by the newest answers.
 */
export function dashboardHeadline(channels: readonly Channel[], company: string): string {
  const rated = channels.flatMap((one): Rated[] => {
    const { current } = one.headline;
    return current ? [{ ...one, label: CHANNEL_LABELS[one.channel], current }] : [];
  });
  const windows = rated.filter(({ headline }) => headline.basis === 'window');
  if (windows.length > 0) return `${ratesInWords(windows, company)} ${changesInWords(windows)}`;
  if (rated.length > 0) return newestInWords(rated, company);
  return nothingKnown(channels, company);
}

function ratesInWords(rated: readonly Rated[], company: string): string {
  const [first, ...others] = [...rated].sort((a, b) => b.current.rate - a.current.rate);
  if (!first) return '';
  const when = `Over ${windowInWords(first.headline)}`;
  const start = `${when} ${first.label} named ${company} in ${share(first.current, 'its answers')}`;
  return `${[start, ...others.map(({ label, current }) => `${label} in ${share(current)}`)].join(', ')}.`;
}

/** A share is never told without what it is a share of, and of a single answer there is none. */
function share({ rate, mentions, answers }: PooledRate, ofWhat?: string): string {
  if (answers === 1) return `${mentions} of 1 answer`;
  return `${formatPercent(rate)}${ofWhat ? ` of ${ofWhat}` : ''} (${mentions.toLocaleString('en')} of ${answers.toLocaleString('en')})`;
}

/** Only what is beyond chance is a change; where none is, that is said with its size if there is one to say. */
function changesInWords(rated: readonly Rated[]): string {
  const beyond = changesBeyondChance(rated);
  if (beyond !== null) return beyond;
  const [only, ...others] = rated;
  if (only && others.length === 0) return `${capital(headlineChange(only.headline))}.`;
  const verdicts = new Set(rated.map(({ headline }) => headline.change.verdict));
  if (verdicts.has('no_detectable_change')) return 'No change beyond chance.';
  if (verdicts.has('not_enough_data')) return 'Too few answers yet to tell a change from chance.';
  return 'Not comparable with the weeks before.';
}

function newestInWords(rated: readonly Rated[], company: string): string {
  const answers = sum(rated.map(({ current }) => current.answers));
  const mentions = sum(rated.map(({ current }) => current.mentions));
  if (answers === 1)
    return mentions === 1 ? `The only answer names ${company}.` : `The only answer does not name ${company}.`;
  return `${mentions} of the newest ${answers} answers ${mentions === 1 ? 'names' : 'name'} ${company}.`;
}

function nothingKnown(channels: readonly Channel[], company: string): string {
  const why = new Set(channels.map(({ headline }) => headline.why_none));
  if (why.has('only_empty'))
    return `The newest answers name no company at all, so nothing is known about ${company} yet.`;
  if (why.has('only_branded'))
    return `Only keywords that name ${company} themselves have an answer, so there is no rate yet.`;
  if (why.has('no_answers')) return `The newest checks failed, so nothing is known about ${company} yet.`;
  return `No assistant has been asked about ${company} yet.`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
