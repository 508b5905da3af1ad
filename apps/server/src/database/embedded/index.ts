export { ensureDataDir } from './data-dir.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
export { findRunningPostgres } from './postmaster.ts';
export { EmbeddedPostgresError } from './refusal.ts';
export { prepareTemplateCluster } from './template-cluster.ts';
