import {
  CHANNELS,
  type Channel,
  type KeywordTopics,
  type TopicOnChannel,
  type VoiceCounts,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { readRange, resolveRange, shownChanges } from '../../ranges/index.ts';
import { findReports, listVoiceLines, type SummaryRow } from '../../reports/index.ts';
import { findNewestReportIds } from '../dashboard.queries.ts';
import { listTopicKeywords } from '../keyword-list.queries.ts';

/** The topics of a user's keywords, each with what every assistant says of them over a range of days. */
export async function readTopics(
  tx: Transaction,
  userId: string,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<KeywordTopics> {
  const range = await resolveRange(tx, userId, { range: asked, now });
  const { topics, without_topic } = await listTopicKeywords(tx, userId);
  const topicOf = new Map(topics.flatMap(({ topic, keyword_ids }) => keyword_ids.map((id) => [id, topic])));
  const groupsOf = new Map([...topicOf].map(([id, topic]) => [id, [topic]]));
  const { newest } = topics.length === 0 ? { newest: [] } : await findNewestReportIds(tx, userId, CHANNELS);
  const voices = await readVoices(tx, await findReports(tx, userId, newest), topicOf);
  const channels = CHANNELS.filter((channel) => voices.has(channel));
  const found = await readRange(tx, userId, { range, channels, groupsOf });
  const measured = channels.flatMap((channel) =>
    [...(found.get(channel)?.groups ?? [])].map(([topic, numbers]) => ({ topic, channel, numbers })),
  );
  const changes = shownChanges(measured.map(({ numbers }) => numbers.change));
  const described = measured.flatMap(
    ({ topic, channel, numbers }, index): (TopicOnChannel & { topic: string })[] => {
      const change = changes[index];
      const { current, empty_answers } = numbers;
      const voice = voices.get(channel)?.get(topic) ?? NO_VOICE;
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

const NO_VOICE: VoiceCounts = { brand_mentions: 0, all_mentions: 0 };

/** What each newest report says of each topic. */
async function readVoices(
  tx: Transaction,
  newest: readonly SummaryRow[],
  topicOf: ReadonlyMap<string, string>,
): Promise<Map<Channel, Map<string | undefined, VoiceCounts>>> {
  const voices = new Map<Channel, Map<string | undefined, VoiceCounts>>();
  for (const { channel, revision } of newest) {
    const lines = Map.groupBy(await listVoiceLines(tx, revision), ({ keyword_id }) =>
      topicOf.get(keyword_id),
    );
    voices.set(channel, new Map([...lines].map(([topic, of]) => [topic, voiceOf(of)])));
  }
  return voices;
}

function voiceOf(lines: readonly { brand_mentions: number; competitor_mentions: number }[]): VoiceCounts {
  const brand_mentions = lines.reduce((all, one) => all + one.brand_mentions, 0);
  const others = lines.reduce((all, one) => all + one.competitor_mentions, 0);
  return { brand_mentions, all_mentions: brand_mentions + others };
}
