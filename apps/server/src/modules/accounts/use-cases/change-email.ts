import { createHash, randomBytes } from 'node:crypto';
import { appError, type EmailChange, FRIENDLY_ERRORS, validationError } from '@answerscope/contract';
import type { PersonContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId, PersonId } from '../../../lib/ids.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { requireAllowedAddress } from '../../rules/index.ts';
import {
  correctedAddressLetter,
  formerAddressLetter,
  newAddressLetter,
  replacedAddressLetter,
} from '../account-letters.rules.ts';
import type { AccountServices } from '../account-settings.services.ts';
import { findAccountForUpdate, findFirstAccount, getPerson, type PersonRow } from '../accounts.queries.ts';
import { isAddressTaken, setEmail, takeEmailChange, upsertEmailChange } from '../email-changes.queries.ts';
import * as messages from '../messages.ts';
import { askForPassword } from './ask-for-password.ts';

const HOUR_MS = 3_600_000;
/** How long an address that an administrator corrected can be confirmed. */
const CORRECTED_DAYS = 7;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Mails a link to a new address. Whether that address has an account is nobody's business: it is found out by whoever
 * reads its mails. @throws VALIDATION_ERROR at a field, RATE_LIMIT_EXCEEDED
 */
export async function changeEmail(
  { services, personId, now }: Pick<PersonContext, 'personId' | 'now'> & { services: AccountServices },
  { email, password }: EmailChange,
): Promise<{ sent_to: string }> {
  const { auth, servicePool, outbox } = services;
  await askForPassword(auth, personId, { password });
  if (!(await auth.accountLimits.mayMail(email)))
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: HOUR_MS / 1000 } });
  const token = randomBytes(32).toString('base64url');
  await inTransaction(servicePool, null, async (tx) => {
    const { person } = await lockPerson(tx, personId);
    if (person.email === email) throw validationError({ email: [messages.alreadyYourAddress] });
    await requireAllowedAddress(tx, email);
    await upsertEmailChange(tx, {
      user_id: personId,
      new_email: email,
      token_hash: hashOf(token),
      expires_at: new Date(now.getTime() + HOUR_MS),
    });
    const url = new URL(`/confirm-email?token=${token}`, auth.options.baseURL).href;
    await outbox.post(
      tx,
      renderLetter({ id: personId, email }, newAddressLetter(person.interface_language, url)),
    );
  });
  return { sent_to: email };
}

/**
 * Makes a new address the account's; the one before it is told by mail.
 * @throws VALIDATION_ERROR for a link that has expired or an address that a rule refuses by now, CONFLICT for an address that another account has meanwhile
 */
export async function confirmEmail(
  { services: { servicePool, outbox }, now }: { services: AccountServices; now: Date },
  { token }: { token: string },
): Promise<{ email: string }> {
  return inTransaction(servicePool, null, async (tx) => {
    const change = await takeEmailChange(tx, hashOf(token), now);
    if (change === null)
      throw appError('VALIDATION_ERROR', {
        message: messages.linkExpired,
        details: { reason: 'invalid_token' },
      });
    const { user_id: personId, new_email: email } = change;
    const { person: before, accountId } = await lockPerson(tx, personId);
    await requireAllowedAddress(tx, email);
    // One that an administrator has corrected is the account's already.
    const isNew = before.email !== email;
    if (isNew) await refuseTakenAddress(tx, email);
    await setEmail(tx, personId, { email, at: now, isConfirmed: true });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    if (isNew)
      await outbox.post(tx, renderLetter(before, formerAddressLetter(before.interface_language, email)));
    return { email };
  });
}

/**
 * Makes another address the account's at once, unconfirmed, and mails it a link that confirms it. The former one gets a
 * mail if it was confirmed: else it may be a stranger's. Sign-up rules don't apply. Returns the former address.
 * @throws NOT_FOUND, CONFLICT
 */
export async function correctAddress(
  tx: Transaction,
  {
    personId,
    email,
    wasConfirmed,
    outbox,
    baseUrl,
    now,
  }: { personId: PersonId; email: string; wasConfirmed: boolean; outbox: Outbox; baseUrl: string; now: Date },
): Promise<string> {
  const { person: before } = await lockPerson(tx, personId);
  if (before.email === email)
    throw appError('CONFLICT', {
      message: messages.alreadyAddressOfAccount,
      details: { reason: 'nothing_changed' },
    });
  await refuseTakenAddress(tx, email);
  await setEmail(tx, personId, { email, at: now, isConfirmed: false });
  const token = randomBytes(32).toString('base64url');
  await upsertEmailChange(tx, {
    user_id: personId,
    new_email: email,
    token_hash: hashOf(token),
    expires_at: new Date(now.getTime() + CORRECTED_DAYS * DAY_MS),
  });
  const url = new URL(`/confirm-email?token=${token}`, baseUrl).href;
  const { interface_language: language } = before;
  const letter = correctedAddressLetter(language, url, CORRECTED_DAYS);
  await outbox.post(tx, renderLetter({ id: personId, email }, letter));
  if (wasConfirmed) await outbox.post(tx, renderLetter(before, replacedAddressLetter(language)));
  return before.email;
}

/** A person with their account, whose row stays locked. @throws NOT_FOUND */
async function lockPerson(
  tx: Transaction,
  personId: PersonId,
): Promise<{ person: PersonRow; accountId: AccountId }> {
  const accountId = orNotFound(await findFirstAccount(tx, personId));
  await findAccountForUpdate(tx, accountId);
  return { person: await getPerson(tx, personId), accountId };
}

async function refuseTakenAddress(tx: Transaction, email: string): Promise<void> {
  if (await isAddressTaken(tx, email))
    throw appError('CONFLICT', {
      message: FRIENDLY_ERRORS.auth.already_registered,
      details: { reason: 'already_registered' },
    });
}
