import { LIMITS } from '@answerscope/contract';
import type { UserAct } from './access-acts.ts';
import * as messages from './messages.ts';

/** Has an account erased in a week, in its user's place. */
export const deleteAccount: UserAct = ({ profile: { id, email }, account, usage }, run) => ({
  title: messages.deleteAccountOf({ email }),
  consequence: messages.whatDeletingTouches({
    sessions: account.live_sessions,
    days: LIMITS.deletion_days,
    keywords: usage.keywords,
    answers: usage.answers,
  }),
  confirmLabel: messages.deleteAccount,
  isDangerous: true,
  act: async (reason) => {
    await run('delete_account', { userId: id, data: { reason } });
    return messages.theAccountWillBeErased;
  },
});

/** Keeps an account that its user asked to delete. */
export const keepAccount: UserAct = ({ profile: { id, email }, usage }, run) => ({
  title: messages.keepAccountOf({ email }),
  consequence: messages.whatKeepingTouches({ keywords: usage.keywords, answers: usage.answers }),
  confirmLabel: messages.keepTheAccount,
  act: async (reason) => {
    await run('cancel_account_deletion', { userId: id, data: { reason } });
    return messages.theAccountIsKept;
  },
});
