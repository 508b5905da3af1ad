import type { Breakage } from './breakage.ts';

/** What people do with their own accounts. */
export const ACCOUNTS: readonly Breakage[] = [
  {
    name: 'a change of address that somebody began with the old password outlives it',
    symbol: 'handleAuth',
    find: "  if (url.pathname === '/api/auth/change-password' && userId !== null) await auth.onPasswordSet(userId);\n",
    replace: '',
    tests: ['account-settings.test.ts'],
  },
  {
    name: 'the role that erases removes rows of other users',
    symbol: 'rowSecurity',
    find: '{erase} using ($' + '{mine})',
    replace: '{erase} using (true)',
    tests: ['fitness/erasure.test.ts'],
  },
  {
    name: 'the audit keeps names of accounts that were erased',
    symbol: 'eraseAccount',
    find: '    await redactAudit(tx, userId);\n',
    replace: '',
    tests: ['fitness/erasure.test.ts'],
  },
  {
    name: 'signing in does not keep an account that is to be deleted',
    symbol: 'sayRestored',
    find: 'if (!SIGNS_IN.has(path)) return text;',
    replace: 'if (SIGNS_IN.has(path)) return text;',
    tests: ['accounts/account-deletion.test.ts'],
  },
  {
    name: 'a data copy is still there after its week',
    symbol: 'answerCopy',
    find: 'copy.expires_at <= new Date()',
    replace: 'copy.expires_at <= new Date(0)',
    tests: ['data-copy/data-copy.test.ts'],
  },
  {
    name: 'what a slow worker has packed gets into the data copy of another',
    symbol: 'isBuild',
    find: 'and(isCopy(key), eq(data_copies.build_id, key.build_id))',
    replace: 'isCopy(key)',
    tests: ['data-copy/data-copy.test.ts'],
  },
  {
    name: 'a picture that its user has removed can still be seen',
    symbol: 'showImage',
    find: "  await deleteUnusedAvatars(tx, { userId, former: pictureHash(former ?? ''), mediaReferences });\n",
    replace: '  void [former, mediaReferences, pictureHash, deleteUnusedAvatars];\n',
    tests: ['accounts/avatar.test.ts'],
  },
  {
    name: 'recovery codes of an authenticator that was switched off still let in',
    symbol: 'deleteAuthenticator',
    find: '  await tx.execute(sql`delete from auth.two_factor where user_id = $' + '{userId}`);\n',
    replace: '',
    tests: ['auth/second-step.test.ts'],
  },
  {
    name: 'the former address is not told that it signs in no more',
    symbol: 'confirmEmail',
    find: '    await outbox.post(tx, renderLetter(before.email, formerAddressLetter(email)));\n',
    replace: '    void [before, outbox, renderLetter, formerAddressLetter];\n',
    tests: ['account-settings.test.ts'],
  },
  {
    name: 'a confirmation that came too late leads to a sign-in without a word',
    symbol: 'refusedConfirmation',
    find: 'if (error === null) return null;',
    replace: 'if (error !== undefined) return null;',
    tests: ['email-confirmation.test.ts'],
  },
  {
    name: 'a company that serves nobody on the spot keeps its city',
    symbol: 'placeAfter',
    find: 'if (!offers_local_services) return { offers_local_services, city: null, state: null };',
    replace: 'if (!offers_local_services) return { offers_local_services, city, state };',
    tests: ['accounts/profile.rules.test.ts'],
  },
  {
    name: 'a failing server is said in the words of a mistaken form',
    symbol: 'WORDS',
    find: '  INTERNAL_SERVER_ERROR: api.server_error,\n',
    replace: '  INTERNAL_SERVER_ERROR: api.bad_request,\n',
    tests: ['load-failure.test.ts'],
  },
];
