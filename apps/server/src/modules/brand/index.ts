export { namesOfCompany } from './brand.rules.ts';
export type { BrandNamesSnapshot } from './brand.tables.ts';
export { ensureRevision } from './use-cases/ensure-revision.ts';
