import { type AccountDeletion, appError, validationError } from '@answerscope/contract';
import type { SignedInActor } from '../../../context/actor.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction } from '../../../database/pool.ts';
import { type ActOrigin, recordAct } from '../../audit/index.ts';
import type { AccountServices } from '../account-settings.services.ts';
import { findAccountForUpdate, getPerson } from '../accounts.queries.ts';
import * as messages from '../messages.ts';
import { hasOtherAdministrator } from '../sign-in.queries.ts';
import { askForPassword } from './ask-for-password.ts';
import { beginDeletion } from './begin-deletion.ts';

/** Whoever deletes their account acts as a person at a browser. */
export interface DeletionContext extends ActOrigin {
  actor: SignedInActor;
  services: AccountServices;
}

/**
 * Signs a user out everywhere, ends what costs them money, and has the account erased in a week unless they sign in
 * before. @throws VALIDATION_ERROR at a field, CONFLICT for the only administrator, RATE_LIMIT_EXCEEDED
 */
export async function deleteAccount(
  ctx: DeletionContext,
  { email, password, code }: AccountDeletion,
): Promise<{ erased_after: string }> {
  const { actor, now, services } = ctx;
  const { auth, servicePool, outbox, jobs } = services;
  const { accountId, personId } = actor;
  const { email: own } = await inTransaction(servicePool, null, (tx) => getPerson(tx, personId));
  if (own !== email) throw validationError({ email: [messages.notYourAddress] });
  // Last: a recovery code is used up by it.
  await askForPassword(auth, personId, { password, code: code ?? '' });
  return inTransaction(servicePool, null, async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    if (actor.kind === 'administrator' && !(await hasOtherAdministrator(tx, personId)))
      throw appError('CONFLICT', {
        message: messages.onlyAdministrator,
        details: { reason: 'last_administrator' },
      });
    const signInUrl = new URL('/login', auth.options.baseURL).href;
    const until = await beginDeletion(
      tx,
      { outbox, jobs, signInUrl },
      { personId, accountId, by: 'user', now },
    );
    await recordAct(tx, ctx, {
      action: 'ask_account_deletion',
      subject_type: 'user',
      subject_id: accountId,
      reason: null,
      before: null,
      after: { erased_after: until.toISOString() },
    });
    return { erased_after: until.toISOString() };
  });
}
