import { CHANNELS, type KeywordTopics, type TopicOnChannel } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { groupVerdicts, judgeBeside, readFigures, readRange, toChange } from '../../ranges/index.ts';
import { listTopicKeywords } from '../keyword-list.queries.ts';
import { findBasis, readJudged } from './read-channel-summaries.ts';
import type { WaitServices } from './read-waits.ts';

/** The topics of a user's keywords, each with what every assistant says of them over a range of days. */
export async function readTopics(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, ...services }: WaitServices & { range?: string | undefined },
): Promise<KeywordTopics> {
  const { newest, range } = await findBasis(tx, accountId, { range: asked }, services);
  const { topics, without_topic } = await listTopicKeywords(tx, accountId);
  const groupsOf = new Map(
    topics.flatMap(({ topic, keyword_ids }) => keyword_ids.map((id) => [id, [topic]] as const)),
  );
  const found = await readRange(tx, accountId, { range, groupsOf });
  const figures = await readFigures(tx, accountId, { range, groupsOf });
  const measured = CHANNELS.flatMap((channel) =>
    [...(found.get(channel)?.groups ?? [])].map(([topic, numbers]) => ({ topic, channel, numbers })),
  );
  const verdicts = judgeBeside(measured.map(({ numbers }) => numbers.change));
  const { judged, waits } = await readJudged(tx, accountId, { newest, range }, services);
  const listed = groupVerdicts(judged);
  const described = measured.map(({ topic, channel, numbers }): TopicOnChannel & { topic: string } => {
    const { current, empty_answers, change, compared, voice } = numbers;
    const window_days = change.recent?.window_days ?? null;
    const keyword_ids = compared.map(({ keyword_id }) => keyword_id);
    const verdict = listed({ channel, window_days, keyword_ids }) ?? verdicts.get(change) ?? null;
    const shown = toChange(change, verdict, waits.get(channel));
    return { topic, channel, current, empty_answers, change: shown, voice };
  });
  const byTopic = Map.groupBy(described, ({ topic }) => topic);
  return {
    range,
    items: topics.map(({ topic, keyword_ids }) => ({
      topic,
      keywords: keyword_ids.length,
      channels: (byTopic.get(topic) ?? []).map(({ topic: _topic, ...numbers }) => numbers),
      figures: figures(topic),
    })),
    without_topic,
  };
}
