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
];
