import { type AddMyKeyword, appError, guessIntent, type Keyword, keywordKey } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { countKeywordAddition, getPlan, keywordLimit } from '../../plans/index.ts';
import { keywordRefusals } from '../../rules/index.ts';
import { countActiveKeywords, findKeywordByKey, insertKeyword, toKeyword } from '../keywords.queries.ts';
import {
  duplicateKeyword,
  keywordLimitReached,
  refuseFields,
  remainingKeywords,
  typedBy,
} from '../keywords.rules.ts';

/**
 * Adds a keyword to the caller's list. The account's row is locked, so that parallel additions cannot pass the limit.
 * @throws CONFLICT (duplicate), VALIDATION_ERROR (by a rule of the operator's), PAYMENT_REQUIRED (limit)
 */
export async function addKeyword(ctx: AccountContext, input: AddMyKeyword): Promise<Keyword> {
  const { accountId } = ctx;
  const text_key = keywordKey(input.keyword_text);
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const existing = await findKeywordByKey(tx, accountId, text_key);
    if (existing !== null) throw duplicateKeyword(existing.id);
    const refusal = await keywordRefusals(tx);
    refuseFields(refusal, { keyword_text: input.keyword_text, question_text: input.question_text });
    const plan = await getPlan(tx, profile.plan_id);
    const limit = keywordLimit(plan, profile.keyword_limit_override);
    if (remainingKeywords(limit, await countActiveKeywords(tx, accountId)) === 0) throw keywordLimitReached();
    const row = await insertKeyword(tx, {
      account_id: accountId,
      id: newId(ctx.now.getTime()),
      keyword: input.keyword_text,
      text_key,
      topic: input.topic_text ?? null,
      question: input.question_text ?? null,
      search_intent: guessIntent(input.keyword_text, typedBy(profile)),
      is_intent_guessed: true,
      created_at: ctx.now,
    });
    if (row === null) throw appError('CONFLICT', { details: { reason: 'duplicate_keyword' } });
    await countKeywordAddition(tx, { accountId, at: ctx.now, count: 1 });
    await publishEvent(tx, accountId, { type: 'keywords_changed' });
    return toKeyword(row);
  });
}
