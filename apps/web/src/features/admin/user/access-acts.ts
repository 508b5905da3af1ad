import { type AdminOperations, LIMITS, type UserDetails } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
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
    title: is_active ? `Set ${email} inactive` : `Set ${email} active`,
    consequence: is_active
      ? `${counted(live_sessions, 'session')} will end at once, and nobody can sign in. Nothing is deleted: ${counted(usage.keywords, 'keyword')} and ${counted(usage.answers, 'answer')} stay; no refresh begins.`
      : messages.in1AccountCanSignIn,
    confirmLabel: is_active ? messages.setInactive : messages.setActive,
    isDangerous: is_active,
    act: async (reason) => {
      const data = { isActive: !is_active, reason };
      const { sessions_ended } = await run('set_user_status', { userId: id, data });
      return is_active ? `Inactive. ${counted(sessions_ended, 'session')} ended` : messages.activeAgain;
    },
  };
};

/** Ends every session of a user, who may sign in again. */
export const signOut: UserAct = ({ profile: { id, email }, account }, run) => ({
  title: `Sign ${email} out everywhere`,
  consequence: `${counted(account.live_sessions, 'session')} will end at once. Anyone who knows the password can sign in again.`,
  confirmLabel: messages.signOutEverywhere,
  isDangerous: true,
  act: async (reason) => {
    const { sessions_ended } = await run('sign_out_user', { userId: id, data: { reason } });
    return `${counted(sessions_ended, 'session')} ended`;
  },
});

/** Sends a user the link by which they choose a new password. */
export const sendReset: UserAct = ({ profile: { id, email }, account }, run) => ({
  title: `Send a reset mail to ${email}`,
  consequence: `1 mail with a link that works once, for one hour. The password goes on until a new one is chosen; then ${counted(account.live_sessions, 'session')} will end. You see neither link nor password.`,
  confirmLabel: messages.sendMail,
  act: async (reason) => {
    await run('send_password_reset', { userId: id, data: { reason } });
    return messages.theMailOnWay;
  },
});

/** Lets a user sign in without the authenticator app that they have lost. */
export const switchOffAuthenticator: UserAct = ({ profile: { id, email } }, run) => ({
  title: `Switch off the authenticator of ${email}`,
  consequence:
    '1 account will need only its password to sign in; its app and its recovery codes stop working. Make sure that it is the user who asks: they are notified by mail.',
  confirmLabel: messages.switchOff,
  isDangerous: true,
  act: async (reason) => {
    await run('switch_off_authenticator', { userId: id, data: { reason } });
    return messages.theAuthenticatorIsOff;
  },
});

/** Lets the administrator see the product as the user does. */
export const viewAs: UserAct = ({ profile: { id, email } }, run) => ({
  title: `View as ${email}`,
  consequence: `This browser, with all its tabs, shows 1 account as its user sees it for ${LIMITS.view_as_minutes} minutes. Nothing can be changed; payments, sign-in and files stay hidden. The user finds the time and the reason in their settings.`,
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
  title: `Confirm ${email}`,
  consequence: messages.in1AddressWillCountAs,
  confirmLabel: messages.confirmEmail,
  act: async (reason) => {
    await run('confirm_email', { userId: id, data: { reason } });
    return messages.emailConfirmed;
  },
});
