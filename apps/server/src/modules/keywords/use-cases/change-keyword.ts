import type { Keyword, RenameTopic, UpdateKeyword } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { keywordRefusals } from '../../rules/index.ts';
import {
  findKeyword,
  type KeywordChange,
  type KeywordRow,
  replaceTopic,
  toKeyword,
  updateKeywords,
} from '../keywords.queries.ts';
import { refuseFields } from '../keywords.rules.ts';

/**
 * Gives one keyword another topic or question, or none, or another intent; what is left out stays. A run under way goes on asking what it
 * began with. @throws NOT_FOUND, VALIDATION_ERROR for a question that a rule of the operator's refuses
 */
export async function changeKeyword(
  ctx: AccountContext,
  { id, topic_text: topic, question_text: question, search_intent }: UpdateKeyword,
): Promise<Keyword> {
  const given: KeywordChange = {};
  if (topic !== undefined) given.topic = topic;
  if (question !== undefined) given.question = question;
  if (search_intent !== undefined) Object.assign(given, { search_intent, is_intent_guessed: false });
  const { accountId } = ctx;
  const row = await ctx.db.transaction(async (tx) => {
    if (Object.keys(given).length === 0) return findKeyword(tx, accountId, id);
    if (question) refuseFields(await keywordRefusals(tx), { question_text: question });
    return (await change(tx, accountId, { ids: [id], change: given }))[0] ?? null;
  });
  if (row === null) throw notFound();
  return toKeyword(row);
}

/** Gives those of these keywords that are still there the same topic. @throws NOT_FOUND when none of them is */
export async function setTopics(
  ctx: AccountContext,
  { keyword_ids, topic_text }: { keyword_ids: readonly string[]; topic_text: string | null },
): Promise<{ changed: number }> {
  const rows = await ctx.db.transaction((tx) =>
    change(tx, ctx.accountId, { ids: keyword_ids, change: { topic: topic_text } }),
  );
  return { changed: rows.length };
}

/** Renames a topic, or joins it with one that is there. @throws NOT_FOUND for a topic that no keyword has */
export async function renameTopic(
  ctx: AccountContext,
  { topic, topic_text }: RenameTopic,
): Promise<{ changed: number }> {
  return ctx.db.transaction(async (tx) => {
    const changed = await replaceTopic(tx, ctx.accountId, { topic, by: topic_text });
    if (changed === 0) throw notFound();
    await publishEvent(tx, ctx.accountId, { type: 'keywords_changed' });
    return { changed };
  });
}

async function change(
  tx: Transaction,
  accountId: AccountId,
  changed: { ids: readonly string[]; change: KeywordChange },
): Promise<KeywordRow[]> {
  const rows = await updateKeywords(tx, accountId, changed);
  if (rows.length === 0) throw notFound();
  await publishEvent(tx, accountId, { type: 'keywords_changed' });
  return rows;
}
