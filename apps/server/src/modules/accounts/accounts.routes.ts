import { reading } from '../../context/user-context.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { getProfileRow } from './accounts.queries.ts';
import { toProfile } from './profile.rules.ts';
import { changeProfile } from './use-cases/change-profile.ts';

/** An account has one role: its session says which. */
export const createAccountsRoutes = () => ({
  get_my_roles: procedures.accounts.get_my_roles.handler(({ context }) => {
    const isAdministrator = signedIn(context).actor.kind === 'administrator';
    return [{ role: isAdministrator ? ('admin' as const) : ('user' as const) }];
  }),
});

export const createProfileRoutes = () => ({
  get_profile: procedures.profile.get_profile.handler(({ context }) =>
    reading(signedIn(context), async (tx, userId) => toProfile(await getProfileRow(tx, userId))),
  ),
  update_profile: procedures.profile.update_profile.handler(({ context, input }) =>
    changeProfile(signedIn(context), input),
  ),
});
