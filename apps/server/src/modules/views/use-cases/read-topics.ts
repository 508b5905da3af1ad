import { CHANNELS, type KeywordTopics, type TopicOnChannel, type VoiceCounts } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import {
  findReports,
  listVoiceLines,
  readGroupNumbers,
  type SummaryRow,
  shownChanges,
} from '../../reports/index.ts';
import { findNewestReportIds } from '../dashboard.queries.ts';
import { listTopicKeywords } from '../keyword-list.queries.ts';

/** The topics of a user's keywords, each with what every assistant says of them over the window of its headline. */
export async function readTopics(tx: Transaction, userId: string): Promise<KeywordTopics> {
  const { topics, without_topic } = await listTopicKeywords(tx, userId);
  const groupOf = new Map(topics.flatMap(({ topic, keyword_ids }) => keyword_ids.map((id) => [id, topic])));
  const { newest } = topics.length === 0 ? { newest: [] } : await findNewestReportIds(tx, userId, CHANNELS);
  const reports = (await findReports(tx, userId, newest)).toSorted(
    (a, b) => CHANNELS.indexOf(a.channel) - CHANNELS.indexOf(b.channel),
  );
  const found: { topic: string; numbers: TopicOnChannel }[] = [];
  const measured = [];
  for (const report of reports) measured.push(...(await readReport(tx, report, groupOf)));
  const changes = shownChanges(measured.map(({ change }) => change));
  for (const [index, { topic, change: _pooled, ...numbers }] of measured.entries()) {
    const change = changes[index];
    if (change) found.push({ topic, numbers: { ...numbers, change } });
  }
  const byTopic = Map.groupBy(found, ({ topic }) => topic);
  return {
    items: topics.map(({ topic, keyword_ids }) => ({
      topic,
      keywords: keyword_ids.length,
      channels: (byTopic.get(topic) ?? []).map(({ numbers }) => numbers),
    })),
    without_topic,
  };
}

/** What one assistant says, by topic. */
async function readReport(
  tx: Transaction,
  { channel, revision }: SummaryRow,
  groupOf: ReadonlyMap<string, string>,
) {
  const groupsOf = new Map([...groupOf].map(([id, topic]) => [id, [topic]]));
  const numbers = await readGroupNumbers(tx, revision, groupsOf);
  const lines = Map.groupBy(await listVoiceLines(tx, revision), ({ keyword_id }) => groupOf.get(keyword_id));
  return [...numbers].map(([topic, { current, empty_answers, change }]) => ({
    topic,
    channel,
    current,
    empty_answers,
    change,
    voice: voiceOf(lines.get(topic) ?? []),
  }));
}

function voiceOf(lines: readonly { brand_mentions: number; competitor_mentions: number }[]): VoiceCounts {
  const brand_mentions = lines.reduce((all, one) => all + one.brand_mentions, 0);
  const others = lines.reduce((all, one) => all + one.competitor_mentions, 0);
  return { brand_mentions, all_mentions: brand_mentions + others };
}
