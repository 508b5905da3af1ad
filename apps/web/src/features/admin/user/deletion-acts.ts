import { LIMITS } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import type { UserAct } from './access-acts.ts';
import * as messages from './messages.ts';

/** Has an account erased in a week, in its user's place. */
export const deleteAccount: UserAct = ({ profile: { id, email }, account, usage }, run) => ({
  title: `Delete the account ${email}`,
  consequence: `${counted(account.live_sessions, 'session')} will end at once, checks under way are cancelled, and a subscription ends with its period. After ${LIMITS.deletion_days} days ${counted(usage.keywords, 'keyword')}, ${counted(usage.answers, 'answer')} and everything else of the account are erased for good, unless its user signs in before then; they are notified by mail.`,
  confirmLabel: messages.deleteAccount,
  isDangerous: true,
  act: async (reason) => {
    await run('delete_account', { userId: id, data: { reason } });
    return messages.theAccountWillBeErased;
  },
});

/** Keeps an account that its user asked to delete. */
export const keepAccount: UserAct = ({ profile: { id, email }, usage }, run) => ({
  title: `Keep the account ${email}`,
  consequence: `1 account with ${counted(usage.keywords, 'keyword')} and ${counted(usage.answers, 'answer')} is not going to be erased. Its user is notified by mail.`,
  confirmLabel: messages.keepTheAccount,
  act: async (reason) => {
    await run('cancel_account_deletion', { userId: id, data: { reason } });
    return messages.theAccountIsKept;
  },
});
