import { reading } from '../../context/account-context.ts';
import type { Pool } from '../../database/pool.ts';
import { bindOwn } from '../../http/bind.ts';
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
  get_profile: bindOwn(procedures.profile.get_profile, (ctx) => reading(ctx, (tx) => getProfile(tx, ctx))),
  update_profile: bindOwn(procedures.profile.update_profile, (ctx, input) =>
    changeProfile({ ...ctx, servicePool }, input),
  ),
});
