import { type AdminOperations, LIMITS, type UserDetails } from '@answerscope/contract';
import type { RunOperation } from '../../../lib/run-operation.ts';
import { openInOtherView } from '../../../lib/view-as.ts';
import type { Act } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** What is asked before something is done with a user, and how it is done. */
export type UserAct = (user: UserDetails, run: RunOperation<AdminOperations>) => Act;

/** What a dialog about a user gets. */
export interface UserDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** Lets a user in, or not any more. */
export const changeStatus: UserAct = ({ profile: { id, email }, account, usage }, run) => {
  const { is_active, live_sessions } = account;
  return {
    title: is_active ? messages.setUserInactive({ email }) : messages.setUserActive({ email }),
    consequence: is_active
      ? messages.whatInactiveTouches({
          sessions: live_sessions,
          keywords: usage.keywords,
          answers: usage.answers,
        })
      : messages.whatActiveTouches,
    confirmLabel: is_active ? messages.setInactive : messages.setActive,
    isDangerous: is_active,
    act: async (reason) => {
      const data = { isActive: !is_active, reason };
      const { sessions_ended } = await run('set_user_status', { userId: id, data });
      return is_active ? messages.inactiveNow({ sessions: sessions_ended }) : messages.activeAgain;
    },
  };
};

/** Ends every session of a user, who may sign in again. */
export const signOut: UserAct = ({ profile: { id, email }, account }, run) => ({
  title: messages.signUserOut({ email }),
  consequence: messages.whatSigningOutTouches({ sessions: account.live_sessions }),
  confirmLabel: messages.signOutEverywhere,
  isDangerous: true,
  act: async (reason) => {
    const { sessions_ended } = await run('sign_out_user', { userId: id, data: { reason } });
    return messages.sessionsEnded({ sessions: sessions_ended });
  },
});

/** Sends a user the link by which they choose a new password. */
export const sendReset: UserAct = ({ profile: { id, email }, account }, run) => ({
  title: messages.sendResetMailTo({ email }),
  consequence: messages.whatResetMailTouches({ sessions: account.live_sessions }),
  confirmLabel: messages.sendMail,
  act: async (reason) => {
    await run('send_password_reset', { userId: id, data: { reason } });
    return messages.theMailOnWay;
  },
});

/** Lets a user sign in without the authenticator app that they have lost. */
export const switchOffAuthenticator: UserAct = ({ profile: { id, email } }, run) => ({
  title: messages.switchOffAuthenticatorOf({ email }),
  consequence: messages.whatSwitchingOffTouches,
  confirmLabel: messages.switchOff,
  isDangerous: true,
  act: async (reason) => {
    await run('switch_off_authenticator', { userId: id, data: { reason } });
    return messages.theAuthenticatorIsOff;
  },
});

/** Lets the administrator see the product as the user does. */
export const viewAs: UserAct = ({ profile: { id, email } }, run) => ({
  title: messages.viewAsUser({ email }),
  consequence: messages.whatViewingTouches({ minutes: LIMITS.view_as_minutes }),
  confirmLabel: messages.viewAs,
  act: async (reason) => {
    await run('start_view_as', { userId: id, data: { reason } });
    openInOtherView('/tracker/dashboard');
    // The page is on its way out: nothing of it is read as the other.
    return new Promise(() => {});
  },
});

/** Counts a user's address as confirmed. */
export const confirmEmail: UserAct = ({ profile: { id, email } }, run) => ({
  title: messages.confirmAddress({ email }),
  consequence: messages.whatConfirmingTouches,
  confirmLabel: messages.confirmEmail,
  act: async (reason) => {
    await run('confirm_email', { userId: id, data: { reason } });
    return messages.emailConfirmed;
  },
});
