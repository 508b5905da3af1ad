import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { publishEndedSession } from '../../../events/publish-event.ts';
import { renderLetter } from '../../../mail/letter.ts';
import { getOwner } from '../../accounts/index.ts';
import { revokedKeyLetter } from '../api-key-letters.rules.ts';
import { findKeyToRevoke, revokeKeyOfUser } from '../api-keys.queries.ts';
import { type ApiKeyServices, keysUrl } from '../api-keys.services.ts';

/** Ends a key of a user, who is told by mail. @throws NOT_FOUND, also for one that was revoked before */
export function revokeUsersKey(
  ctx: AdminContext & { services: ApiKeyServices },
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string; user_id: string }> {
  const { auth, outbox } = ctx.services;
  return ctx.administer(async ({ tx, audit }) => {
    const { account_id, name, scope } = orNotFound(await findKeyToRevoke(tx, id));
    await revokeKeyOfUser(tx, { account_id, id, at: ctx.now });
    await publishEndedSession(tx, account_id);
    const owner = await getOwner(tx, account_id);
    const letter = revokedKeyLetter(owner.interface_language, { name, url: keysUrl(auth) });
    await outbox.post(tx, renderLetter(owner, letter));
    await audit({
      action: 'revoke_api_key',
      subject_type: 'user',
      subject_id: account_id,
      reason,
      before: { api_key_id: id, name, scope, revoked_at: null },
      after: { api_key_id: id, name, scope, revoked_at: ctx.now.toISOString() },
    });
    return { id, user_id: account_id };
  });
}
