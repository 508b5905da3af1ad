import { appError } from '@answerscope/contract';
import type { SignedInActor } from '../../context/actor.ts';
import { type RequestContext, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { AccountServices } from './account-settings.services.ts';
import { removeAvatar, uploadAvatar } from './use-cases/change-avatar.ts';
import { changeEmail, confirmEmail } from './use-cases/change-email.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './use-cases/own-sessions.ts';

/** What somebody changes of their own sign-in. */
export function createAccountSettingsRoutes(services: AccountServices) {
  const { accounts } = procedures;
  return {
    list_my_sessions: accounts.list_my_sessions.handler(({ context }) =>
      listOwnSessions({ actor: actorOf(context), services }),
    ),
    end_my_session: accounts.end_my_session.handler(({ context, input }) =>
      endOwnSession({ actor: actorOf(context), services }, input),
    ),
    end_my_other_sessions: accounts.end_my_other_sessions.handler(({ context }) =>
      endOtherSessions({ actor: actorOf(context), services }),
    ),
    change_my_email: accounts.change_my_email.handler(({ context, input }) =>
      changeEmail({ ...signedIn(context), services }, input),
    ),
    upload_my_avatar: accounts.upload_my_avatar.handler(({ context, input }) =>
      uploadAvatar({ actor: actorOf(context), now: context.now, services }, input),
    ),
    remove_my_avatar: accounts.remove_my_avatar.handler(({ context }) =>
      removeAvatar({ actor: actorOf(context), now: context.now, services }),
    ),
    delete_my_account: accounts.delete_my_account.handler(({ context, input }) =>
      deleteAccount({ ...context, actor: actorOf(context), services }, input),
    ),
    confirm_my_email: accounts.confirm_my_email.handler(({ context, input }) =>
      confirmEmail({ services, now: context.now }, input),
    ),
  };
}

function actorOf({ actor }: RequestContext): SignedInActor {
  if (actor === null) throw appError('UNAUTHORIZED');
  return actor;
}
