import { randomBytes } from 'node:crypto';
import type { Auth } from '../../../auth/auth.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { type AccountId, newId, type PersonId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';
import { findAccountOf, hasAdministrator, insertAccount, promoteAccount } from '../sign-in.queries.ts';

export interface SignIn {
  email: string;
  password: string;
}

/** A password a person can type: 20 characters of base64url with a letter and a digit in it. */
function randomPassword(): string {
  return `${randomBytes(14).toString('base64url')}a1`;
}

/**
 * Makes the administrator the settings name, or on the very first start one with a random password.
 * Returns the sign-in to print, only when it was made here and its password is not from the settings.
 */
export async function seedAdministrator(
  auth: Auth,
  authPool: Pool,
  settings: { email: string | null; password: string | null },
): Promise<SignIn | null> {
  if (settings.email !== null && settings.password !== null) {
    await ensureAdministrator(auth, authPool, { email: settings.email, password: settings.password });
    return null;
  }
  if (await hasAdministrator(authPool)) return null;
  const signIn = { email: 'admin@answerscope.local', password: randomPassword() };
  await ensureAccount(auth, authPool, { ...signIn, role: 'admin' });
  return signIn;
}

/** The address of the ready-made account of a demonstration. */
export const DEMONSTRATION_EMAIL = 'demo@answerscope.local';

/**
 * Makes the demonstration account when it is missing, with a random password, as if it had signed up at that moment.
 * Null when it is there already.
 */
export async function seedDemonstrationAccount(
  auth: Auth,
  authPool: Pool,
  createdAt: Date,
): Promise<(SignIn & { personId: PersonId; accountId: AccountId }) | null> {
  const signIn = { email: DEMONSTRATION_EMAIL, password: randomPassword() };
  if ((await ensureAccount(auth, authPool, { ...signIn, role: 'user', createdAt })) === null) return null;
  const account = await findDemonstrationAccount(authPool);
  return account && { ...signIn, ...account };
}

/** The demonstration account and when it was made; null on an installation that never had one. */
export async function findDemonstrationAccount(
  authPool: Pool,
): Promise<{ personId: PersonId; accountId: AccountId; createdAt: Date } | null> {
  return inTransaction(authPool, null, (tx) => findAccountOf(tx, DEMONSTRATION_EMAIL));
}

/**
 * Makes the administrator of the settings. Whoever registered that address before as an ordinary user does not keep
 * it: the password becomes the settings' one and every session of the account ends.
 */
async function ensureAdministrator(auth: Auth, authPool: Pool, signIn: SignIn): Promise<void> {
  if ((await ensureAccount(auth, authPool, { ...signIn, role: 'admin' })) !== null) return;
  const { password } = await auth.$context;
  const hash = await password.hash(signIn.password);
  const promoted = await inTransaction(authPool, null, (tx) =>
    promoteAccount(tx, signIn.email.trim().toLowerCase(), hash),
  );
  for (const personId of promoted) await auth.onPasswordSet(personId);
}

/** Returns the new account's id, or null when the address has an account already (nothing of it changes). */
async function ensureAccount(
  auth: Auth,
  authPool: Pool,
  account: SignIn & { role: 'admin' | 'user'; createdAt?: Date },
): Promise<PersonId | null> {
  const email = account.email.trim().toLowerCase();
  if (await inTransaction(authPool, null, (tx) => findAccountOf(tx, email))) return null;
  const { password } = await auth.$context;
  const hash = await password.hash(account.password);
  const id = newId<PersonId>();
  const name = account.role === 'admin' ? messages.administrator : messages.demoUser;
  await inTransaction(authPool, null, (tx) =>
    insertAccount(tx, { id, name, email, role: account.role, createdAt: account.createdAt, hash }),
  );
  return id;
}
