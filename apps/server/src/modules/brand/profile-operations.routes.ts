import { type ProfileOperations, profileOperations } from '@answerscope/contract';
import { reading } from '../../context/account-context.ts';
import { notFound } from '../../context/not-found.ts';
import type { Pool } from '../../database/pool.ts';
import { signedIn } from '../../http/context.ts';
import { answerOperations, type OperationHandlers } from '../../http/operations.ts';
import { procedures } from '../../http/procedures.ts';
import { changeProfile, getProfile, type ProfileContext } from '../accounts/index.ts';
import { createBrandProfile, getFullProfile, saveBrandData } from './use-cases/save-brand-profile.ts';

const HANDLERS: OperationHandlers<ProfileOperations, ProfileContext> = {
  get_profile: (ctx) => reading(ctx, (tx) => getProfile(tx, ctx)),
  get_full_profile: (ctx) => getFullProfile(ctx),
  update_profile: (ctx, { profileData }) => changeProfile(ctx, profileData),
  create_brand_profile: (ctx, { brandData }) => createBrandProfile(ctx, brandData),
  update_brand_data: (ctx, input) => saveBrandData(ctx, input),
};

const runOperation = answerOperations(profileOperations, HANDLERS);

/** The operations of the profile's page; whoever names another user finds nobody. Stands here because some are of the brand. */
export const createProfileOperationsRoutes = (servicePool: Pool) => ({
  run_profile_operation: procedures.profile.run_profile_operation.handler(({ context, input }) => {
    const ctx = { ...signedIn(context), servicePool };
    if ((input.userId ?? ctx.personId) !== ctx.personId) throw notFound();
    return runOperation(ctx, input);
  }),
});
