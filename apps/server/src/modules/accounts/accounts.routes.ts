import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { getProfileRow } from './accounts.queries.ts';
import { toProfile } from './profile.rules.ts';
import { changeProfile } from './use-cases/change-profile.ts';

export const accountsRoutes = {
  get_my_roles: procedures.accounts.get_my_roles.handler(({ context }) => [
    { role: signedIn(context).actor.role },
  ]),
};

export const profileRoutes = {
  get_profile: procedures.profile.get_profile.handler(({ context }) => {
    const { db, actor } = signedIn(context);
    return db.transaction(async (tx) => toProfile(await getProfileRow(tx, actor.userId)));
  }),
  update_profile: procedures.profile.update_profile.handler(({ context, input }) =>
    changeProfile(signedIn(context), input),
  ),
};
