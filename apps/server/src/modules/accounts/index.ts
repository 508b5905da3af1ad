/** The person and the company behind a sign-in. */

export { authenticatorOffLetter, deletionTakenBackLetter } from './account-letters.rules.ts';
export { createAccountSettingsRoutes } from './account-settings.routes.ts';
export type { AccountServices } from './account-settings.services.ts';
export {
  findAccountForUpdate,
  findFirstAccount,
  getBrandRow,
  getBusinessTopics,
  getOwner,
  getPerson,
  getProfile,
  getProfileRow,
  type ProfileRow,
  setPlan,
  updateBrand,
  updateProfile,
} from './accounts.queries.ts';
export { createAccountsRoutes, createProfileRoutes } from './accounts.routes.ts';
export { DATA_COPY_JOBS, type DataCopyJobContext } from './data-copy/data-copy.jobs.ts';
export { createDataCopyMount, createDataCopyRoutes } from './data-copy/data-copy.routes.ts';
export { type AccountEnding, DELETION_JOBS, type DeletionJobContext } from './deletion.jobs.ts';
export { erasedAfter } from './deletion.rules.ts';
export { deleteEmailChange, isAddressTaken } from './email-changes.queries.ts';
export { endSessions } from './sessions.queries.ts';
export {
  dateAccountBack,
  findAccountOf,
  hasOtherAdministrator,
  insertAccount,
  setPassword,
} from './sign-in.queries.ts';
export { askForPassword } from './use-cases/ask-for-password.ts';
export { beginDeletion, type DeletionServices } from './use-cases/begin-deletion.ts';
export { correctAddress } from './use-cases/change-email.ts';
export { changeProfile, type ProfileContext } from './use-cases/change-profile.ts';
export { keepAccount, takeDeletionBack } from './use-cases/keep-account.ts';
export { createSeenMarker } from './use-cases/mark-seen.ts';
export {
  DEMONSTRATION_EMAIL,
  findDemonstrationAccount,
  type SignIn,
  seedAdministrator,
  seedDemonstrationAccount,
} from './use-cases/seed-accounts.ts';
export { createDemonstrationMount } from './visits.routes.ts';
