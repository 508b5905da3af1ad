export type { EmbeddedPostgres, SupervisorLog } from './embedded-postgres.ts';
export { EmbeddedPostgresError } from './refusal.ts';
