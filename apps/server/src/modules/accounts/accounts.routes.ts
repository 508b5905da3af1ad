import { reading } from '../../context/user-context.ts';
import type { Pool } from '../../database/pool.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { getProfile } from './accounts.queries.ts';
import { changeProfile } from './use-cases/change-profile.ts';

/** An account has one role: its session says which. */
export const createAccountsRoutes = () => ({
  get_my_roles: procedures.accounts.get_my_roles.handler(({ context }) => {
    const isAdministrator = signedIn(context).actor.kind === 'administrator';
    return [{ role: isAdministrator ? ('admin' as const) : ('user' as const) }];
  }),
});

export const createProfileRoutes = (servicePool: Pool) => ({
  get_profile: procedures.profile.get_profile.handler(({ context }) =>
    reading(signedIn(context), getProfile),
  ),
  update_profile: procedures.profile.update_profile.handler(({ context, input }) =>
    changeProfile({ ...signedIn(context), servicePool }, input),
  ),
});
