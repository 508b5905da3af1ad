/** Counting companies: who is named in stored answers beside the brand, found in one of them or declared. */
export { countDueCompanies, startCountingEngine } from './counting.engine.ts';
export { areCompaniesCounted, isChannelCounted } from './counting.queries.ts';
export { rebuildPageKinds } from './use-cases/rebuild-page-kinds.ts';
