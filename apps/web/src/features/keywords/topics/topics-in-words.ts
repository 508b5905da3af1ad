import { CHANNEL_LABELS, CHANNELS, type KeywordTopics } from '@answerscope/contract';
import * as messages from '../messages.ts';

/**
 * The page's question answered: is the company named more often for one topic than for another? Only where that is surely
 * so on an assistant, their intervals apart; else how many topics there are.
 */
export function topicsInWords({ items, without_topic }: KeywordTopics): string {
  const tracked = items.reduce((all, { keywords }) => all + keywords, 0);
  const first = surelyApart(items) ?? messages.topicsForKeywords({ topics: items.length, keywords: tracked });
  return without_topic === 0 ? first : `${first} ${messages.haveNoTopic({ count: without_topic })}`;
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
      return messages.moreOftenForTopic({
        assistant: CHANNEL_LABELS[channel],
        best: best.topic,
        worst: worst.topic,
      });
  }
  return null;
}
