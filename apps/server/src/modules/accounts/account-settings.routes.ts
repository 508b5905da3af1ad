import { appError } from '@answerscope/contract';
import type { SignedInActor } from '../../context/actor.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import type { RequestContext } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { AccountServices } from './account-settings.services.ts';
import { removeAvatar, uploadAvatar } from './use-cases/change-avatar.ts';
import { changeEmail, confirmEmail } from './use-cases/change-email.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './use-cases/own-sessions.ts';

/** What somebody changes of their own sign-in. */
export function createAccountSettingsRoutes(services: AccountServices) {
  const { accounts } = procedures;
  const bindActor = bind((context) => ({ ...context, actor: actorOf(context), services }));
  return {
    list_my_sessions: bindActor(accounts.list_my_sessions, listOwnSessions),
    end_my_session: bindActor(accounts.end_my_session, endOwnSession),
    end_my_other_sessions: bindActor(accounts.end_my_other_sessions, endOtherSessions),
    change_my_email: bindOwn(accounts.change_my_email, (ctx, input) =>
      changeEmail({ ...ctx, services }, input),
    ),
    upload_my_avatar: bindActor(accounts.upload_my_avatar, uploadAvatar),
    remove_my_avatar: bindActor(accounts.remove_my_avatar, removeAvatar),
    delete_my_account: bindActor(accounts.delete_my_account, deleteAccount),
    confirm_my_email: accounts.confirm_my_email.handler(({ context: { now }, input }) =>
      confirmEmail({ services, now }, input),
    ),
  };
}

function actorOf({ actor }: RequestContext): SignedInActor {
  if (actor === null) throw appError('UNAUTHORIZED');
  return actor;
}
