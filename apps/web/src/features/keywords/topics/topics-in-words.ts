import { CHANNEL_LABELS, CHANNELS, type KeywordTopics } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';

/**
 * The page's question answered: is the company named more often for one topic than for another? Only where that is surely
 * so on an assistant, their intervals apart; else how many topics there are.
 */
export function topicsInWords({ items, without_topic }: KeywordTopics): string {
  const tracked = items.reduce((all, { keywords }) => all + keywords, 0);
  const counts = `${counted(items.length, 'topic')} for ${counted(tracked, 'keyword')}`;
  const rest =
    without_topic === 0
      ? ''
      : ` ${counted(without_topic, 'keyword')} ${without_topic === 1 ? 'has' : 'have'} no topic.`;
  return `${surelyApart(items) ?? counts}.${rest}`;
}

function surelyApart(items: KeywordTopics['items']): string | null {
  for (const channel of CHANNELS) {
    const rated = items.flatMap(({ topic, channels }) => {
      const current = channels.find((one) => one.channel === channel)?.current;
      return current ? [{ topic, ...current }] : [];
    });
    const [first, ...others] = rated;
    if (!first) continue;
    const best = others.reduce((a, b) => (b.interval.low > a.interval.low ? b : a), first);
    const worst = others.reduce((a, b) => (b.interval.high < a.interval.high ? b : a), first);
    if (best.interval.low > worst.interval.high)
      return `${CHANNEL_LABELS[channel]} mentions you more often for “${best.topic}” than for “${worst.topic}”`;
  }
  return null;
}
