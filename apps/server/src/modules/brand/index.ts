/** The names of a brand and of its competitors, and which keywords hold them. */
export { findRevision } from './brand.queries.ts';
export { createBrandRoutes } from './brand.routes.ts';
export { namesOfCompany, sameNames } from './brand.rules.ts';
export type { BrandNamesSnapshot } from './brand.tables.ts';
export { isBranded } from './branded.rules.ts';
export {
  announceCounted,
  insertCompany,
  listCompanies,
  listCountedTracked,
  listTracked,
  listUncountedNames,
  updateCompany,
} from './companies.queries.ts';
export { type CompanyRow, isCalled, namesToRead, searchedBy } from './companies.rules.ts';
export { listCompetitors, listCompetitorsByName, updateCompetitor } from './competitors.queries.ts';
export { createProfileOperationsRoutes } from './profile-operations.routes.ts';
export { addCompetitor } from './use-cases/add-competitor.ts';
export { ensureRevision, namesInWaiting } from './use-cases/ensure-revision.ts';
export { keepThemes, readThemes } from './use-cases/keep-themes.ts';
export { readOffer } from './use-cases/read-offer.ts';
export {
  createBrandProfile,
  readBrandDetails,
  saveBrandData,
  updateOwnBrandProfile,
} from './use-cases/save-brand-profile.ts';
export { trackCompany } from './use-cases/track-company.ts';
