import { CHANNELS, type KeywordTopics, type TopicOnChannel } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { readRange, resolveRange, shownChanges } from '../../ranges/index.ts';
import { listTopicKeywords } from '../keyword-list.queries.ts';

/** The topics of a user's keywords, each with what every assistant says of them over a range of days. */
export async function readTopics(
  tx: Transaction,
  userId: string,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<KeywordTopics> {
  const range = await resolveRange(tx, userId, { range: asked, now });
  const { topics, without_topic } = await listTopicKeywords(tx, userId);
  const groupsOf = new Map(
    topics.flatMap(({ topic, keyword_ids }) => keyword_ids.map((id) => [id, [topic]] as const)),
  );
  const found = await readRange(tx, userId, { range, groupsOf });
  const measured = CHANNELS.flatMap((channel) =>
    [...(found.get(channel)?.groups ?? [])].map(([topic, numbers]) => ({ topic, channel, numbers })),
  );
  const changes = shownChanges(measured.map(({ numbers }) => numbers.change));
  const described = measured.flatMap(
    ({ topic, channel, numbers }, index): (TopicOnChannel & { topic: string })[] => {
      const change = changes[index];
      const { current, empty_answers, voice } = numbers;
      return change ? [{ topic, channel, current, empty_answers, change, voice }] : [];
    },
  );
  const byTopic = Map.groupBy(described, ({ topic }) => topic);
  return {
    range,
    items: topics.map(({ topic, keyword_ids }) => ({
      topic,
      keywords: keyword_ids.length,
      channels: (byTopic.get(topic) ?? []).map(({ topic: _topic, ...numbers }) => numbers),
    })),
    without_topic,
  };
}
