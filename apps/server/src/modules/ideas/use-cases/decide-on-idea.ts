import {
  type AcceptedTopicIdea,
  type AcceptTopicIdea,
  appError,
  type SetAsideIdea,
  type TopicIdea,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { addKeywords, removeKeywords } from '../../keywords/index.ts';
import { type ChoiceRow, deleteChoice, findChoice, keepChoice, listUnchecked } from '../ideas.queries.ts';
import { isDone, putOffUntil, toSetAside, wasBegunBefore } from '../ideas.rules.ts';
import * as messages from '../messages.ts';
import { readIdeas } from './read-ideas.ts';

/**
 * Makes questions of an idea keywords under its topic, as far as the plan has room, and says of each what became of it.
 * The idea is done with them, unless one had no room or none of them may be asked: then it is offered on, and knows the
 * keywords that it added.
 * @throws NOT_FOUND for an idea that is not among the open ones, CONFLICT when it has other questions by now
 */
export async function acceptIdea(
  ctx: AccountContext,
  { idea_key, questions }: AcceptTopicIdea,
): Promise<AcceptedTopicIdea> {
  return ctx.db.transaction(async (tx) => {
    const { topic, ...idea } = await getOpenIdea(tx, ctx, idea_key);
    const chosen = [...new Set(questions)];
    const known = new Set(idea.questions.map(({ text }) => text));
    if (chosen.some((question) => !known.has(question))) {
      const message = messages.ideaChanged;
      throw appError('CONFLICT', { message, details: { reason: 'idea_changed' } });
    }
    const rows = chosen.map((keyword) => ({ keyword, topic }));
    const { judged, stored } = await addKeywords(tx, ctx, rows);
    const is_done = isDone(judged.map(({ state }) => state));
    const state = is_done ? 'accepted' : 'begun';
    if (is_done || stored.length > 0)
      await keep(tx, ctx, { idea_key, topic, state }, { added: stored.map(({ id }) => id) });
    const results = judged.map(({ state, message }, index) => ({
      question: chosen[index] ?? '',
      state,
      message,
    }));
    return { topic, results, added: stored.length, is_done };
  });
}

/** Has an idea come back later. @throws NOT_FOUND for one that is not among the open ones */
export async function putOffIdea(ctx: AccountContext, ideaKey: string): Promise<SetAsideIdea> {
  return setAside(ctx, ideaKey, { state: 'put_off', put_off_until: putOffUntil(ctx.now) });
}

/** Has an idea not come back. @throws NOT_FOUND for one that is not among the open ones */
export async function dismissIdea(ctx: AccountContext, ideaKey: string): Promise<SetAsideIdea> {
  return setAside(ctx, ideaKey, { state: 'dismissed', put_off_until: null });
}

/**
 * Takes a decision back. Keywords that the idea added go again with its acceptance, as long as no assistant was asked about
 * them; what was only set aside keeps those that it had added before.
 * @throws NOT_FOUND where nothing was decided
 */
export async function restoreIdea(
  ctx: AccountContext,
  ideaKey: string,
): Promise<{ topic: string; keywords_removed: number; keywords_kept: number }> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const choice = orNotFound(await deleteChoice(tx, accountId, ideaKey));
    const { topic } = choice;
    const isBegun = wasBegunBefore(choice);
    if (isBegun) await keepChoice(tx, { ...choice, state: 'begun', put_off_until: null });
    const keyword_ids = isBegun ? [] : choice.keyword_ids;
    const { there, unchecked } = await listUnchecked(tx, accountId, keyword_ids);
    const keywords_removed = await removeKeywords(tx, accountId, unchecked);
    await publishEvent(tx, accountId, { type: 'topic_ideas_changed' });
    return { topic, keywords_removed, keywords_kept: there - keywords_removed };
  });
}

async function setAside(
  ctx: AccountContext,
  idea_key: string,
  decision: Pick<ChoiceRow, 'put_off_until'> & { state: SetAsideIdea['state'] },
): Promise<SetAsideIdea> {
  return ctx.db.transaction(async (tx) => {
    const { topic } = await getOpenIdea(tx, ctx, idea_key);
    const row = await keep(tx, ctx, { idea_key, topic, ...decision });
    return orNotFound(toSetAside(row));
  });
}

/** An idea that is offered, under the account's lock: of parallel decisions about it the first holds. */
async function getOpenIdea(tx: Transaction, ctx: AccountContext, ideaKey: string): Promise<TopicIdea> {
  orNotFound(await findAccountForUpdate(tx, ctx.accountId));
  const idea = (await readIdeas(tx, ctx)).ideas.find(({ idea_key }) => idea_key === ideaKey);
  if (idea === undefined) throw notFound();
  return idea;
}

/** Writes a decision down with the keywords that the idea has added by now, in this go and before. */
async function keep(
  tx: Transaction,
  { accountId, now }: AccountContext,
  decided: Pick<ChoiceRow, 'idea_key' | 'topic' | 'state'> & Partial<ChoiceRow>,
  { added = [] }: { added?: readonly string[] } = {},
): Promise<ChoiceRow> {
  const before = await findChoice(tx, accountId, decided.idea_key);
  const keyword_ids = [...new Set([...(before?.keyword_ids ?? []), ...added])];
  const row = { account_id: accountId, put_off_until: null, decided_at: now, ...decided, keyword_ids };
  await keepChoice(tx, row);
  await publishEvent(tx, accountId, { type: 'topic_ideas_changed' });
  return row;
}
