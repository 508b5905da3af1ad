import { CHANNEL_LABELS, type Dashboard } from '@answerscope/contract';

type Channel = Pick<Dashboard['channels'][number], 'channel' | 'latest' | 'results'>;

/**
 * The dashboard's question answered in one sentence: how often does each assistant name us? By the newest reports;
 * before the first one by the newest answers. Simulated ones are told of only where there are no real ones.
 */
export function dashboardHeadline(channels: readonly Channel[], company: string): string {
  const reported = channels.filter(({ latest }) => latest?.revision.rate);
  const rates = ofOneKind(reported, ({ latest }) => latest?.is_simulated ?? false).flatMap(
    ({ channel, latest }) =>
      latest?.revision.rate ? [{ label: CHANNEL_LABELS[channel], ...latest.revision.rate }] : [],
  );
  if (rates.length > 0) {
    const [first, ...others] = [...rates].sort((a, b) => b.rate - a.rate);
    const start = first
      ? `${first.label} names ${company} in ${percent(first.rate)} of its answers${ofAnswers(first)}`
      : '';
    return `${[start, ...others.map((one) => `${one.label} in ${percent(one.rate)}${ofAnswers(one)}`)].join(', ')}.`;
  }
  const checked = channels.map(({ results }) => results).filter(({ keywords }) => keywords > 0);
  const counted = ofOneKind(checked, ({ is_simulated }) => is_simulated);
  const empty = sum(counted.map((results) => results.empty));
  const answered = sum(counted.map((results) => results.answered)) - empty;
  const failed = sum(counted.map((results) => results.failed));
  const hasBranded = counted.some(({ branded }) => branded > 0);
  if (answered === 0 && empty > 0) {
    const aside = hasBranded ? `Keywords that name ${company} themselves aside, the` : 'The';
    return `${aside} newest answers name no company at all, so nothing is known about ${company} yet.`;
  }
  if (answered === 0 && hasBranded)
    return `Only keywords that name ${company} themselves have an answer, so there is no rate yet.`;
  if (answered === 0 && failed > 0)
    return `The newest checks failed, so nothing is known about ${company} yet.`;
  if (answered === 0) return `No assistant has been asked about ${company} yet.`;
  const mentioned = sum(counted.map((results) => results.mentioned));
  const of = answered === 1 ? `${mentioned} of 1 answer` : `${mentioned} of the newest ${answered} answers`;
  return `${of} ${mentioned === 1 ? 'names' : 'name'} ${company}.`;
}

function ofOneKind<One>(all: readonly One[], isSimulated: (one: One) => boolean): readonly One[] {
  const real = all.filter((one) => !isSimulated(one));
  return real.length > 0 ? real : all;
}

/** A share is never told without what it is a share of. */
const ofAnswers = ({ mentions, answers }: { mentions: number; answers: number }) =>
  ` (${mentions} of ${answers})`;
const percent = (rate: number) => `${Math.round(rate * 100)}%`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
