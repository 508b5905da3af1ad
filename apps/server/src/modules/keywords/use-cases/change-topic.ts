import type { Keyword } from '@answerscope/contract';
import { notFound, type SignedInContext } from '../../../http/context.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import { type KeywordRow, toKeyword, updateTopics } from '../keywords.queries.ts';

/** Gives one keyword another topic, or none. @throws NOT_FOUND */
export async function changeTopic(
  context: SignedInContext,
  { id, topic_text }: { id: string; topic_text: string | null },
): Promise<Keyword> {
  const [row] = await change(context, { ids: [id], topic: topic_text });
  if (row === undefined) throw notFound();
  return toKeyword(row);
}

/** Gives those of these keywords that are still there the same topic. @throws NOT_FOUND when none of them is */
export async function setTopics(
  context: SignedInContext,
  { keyword_ids, topic_text }: { keyword_ids: readonly string[]; topic_text: string | null },
): Promise<{ changed: number }> {
  return { changed: (await change(context, { ids: keyword_ids, topic: topic_text })).length };
}

async function change(
  context: SignedInContext,
  topics: { ids: readonly string[]; topic: string | null },
): Promise<KeywordRow[]> {
  const { userId } = context.actor;
  return context.db.transaction(async (tx) => {
    const rows = await updateTopics(tx, userId, topics);
    if (rows.length === 0) throw notFound();
    await publishEvent(tx, userId, { type: 'keywords_changed' });
    return rows;
  });
}
