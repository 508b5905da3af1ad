import { type ApiKeys, appError, LIMITS, type NewApiKey } from '@answerscope/contract';
import { hashOfKey, newKey } from '../../../auth/api-key.ts';
import { type AccountContext, type PersonContext, reading } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import { publishEndedSession } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { renderLetter } from '../../../mail/letter.ts';
import { askForPassword, findAccountForUpdate, getPerson } from '../../accounts/index.ts';
import { newKeyLetter } from '../api-key-letters.rules.ts';
import { deleteKeysEndedBefore, insertKey, listKeys, revokeKey } from '../api-keys.queries.ts';
import { keyExpiresAt, remainingKeys, toApiKeys } from '../api-keys.rules.ts';
import { type ApiKeyServices, keysUrl } from '../api-keys.services.ts';
import * as messages from '../messages.ts';

/** The keys of a user. */
export function listOwnKeys(ctx: AccountContext): Promise<ApiKeys> {
  return reading(ctx, async (tx, accountId) => toApiKeys(await listKeys(tx, accountId), ctx.now));
}

/**
 * Makes a key, for who knows the password: it goes on working when the session that made it has ended. The answer is the
 * only one that ever holds it, and its user is told by mail.
 * @throws VALIDATION_ERROR at `password`, RATE_LIMIT_EXCEEDED, CONFLICT (as many as one may have)
 */
export async function createKey(
  ctx: PersonContext & { services: ApiKeyServices },
  { name, scope, expires_in_days, password }: NewApiKey,
): Promise<ApiKeys & { key: string; id: string }> {
  const { db, personId, accountId, now } = ctx;
  const { auth, outbox } = ctx.services;
  await askForPassword(auth, personId, { password });
  const key = newKey();
  const id = newId(now.getTime());
  return db.transaction(async (tx) => {
    // Two that are made at once would both be the last one.
    orNotFound(await findAccountForUpdate(tx, accountId));
    await deleteKeysEndedBefore(tx, accountId, new Date(now.getTime() - LIMITS.ended_api_key_days * DAY_MS));
    if (remainingKeys(await listKeys(tx, accountId), now) === 0)
      throw appError('CONFLICT', {
        message: messages.asManyKeysAsAllowed({ max: LIMITS.api_keys_max }),
        details: { reason: 'api_key_limit' },
      });
    await insertKey(tx, {
      account_id: accountId,
      id,
      name,
      scope,
      key_hash: hashOfKey(key),
      created_at: now,
      expires_at: keyExpiresAt(expires_in_days, now),
    });
    const person = await getPerson(tx, personId);
    const letter = newKeyLetter(person.interface_language, { name, scope, url: keysUrl(auth) });
    await outbox.post(tx, renderLetter(person, letter));
    return { ...toApiKeys(await listKeys(tx, accountId), now), key, id };
  });
}

/** Ends a key of a user, and the event streams that it opened. @throws NOT_FOUND, also for one that was revoked before */
export function revokeOwnKey(
  { db, accountId, now }: AccountContext,
  { id }: { id: string },
): Promise<ApiKeys> {
  return db.transaction(async (tx) => {
    if (!(await revokeKey(tx, { accountId, id, at: now }))) throw notFound();
    await publishEndedSession(tx, accountId);
    return toApiKeys(await listKeys(tx, accountId), now);
  });
}
