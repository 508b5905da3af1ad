/** The person and the company behind a sign-in. */
export { getProfileRow, type ProfileRow, setPlan, updateProfile } from './accounts.queries.ts';
export { createAccountsRoutes, createProfileRoutes } from './accounts.routes.ts';
export { changeProfile } from './use-cases/change-profile.ts';
export { createSeenMarker } from './use-cases/mark-seen.ts';
export {
  DEMONSTRATION_EMAIL,
  findDemonstrationAccount,
  type SignIn,
  seedAdministrator,
  seedDemonstrationAccount,
} from './use-cases/seed-accounts.ts';
