import type { Logger } from 'pino';
import type { ConnectionSettings } from '../pool.ts';

export type SupervisorLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface EmbeddedPostgres {
  /** The superuser's way in, over a Unix socket that only this user and PostgreSQL's can reach. */
  connection: ConnectionSettings;
  /** The postmaster's process id; it changes when a killed PostgreSQL was started again. */
  readonly pid: number;
  /** Fast shutdown, then harder ones after time limits; resolves when PostgreSQL has ended. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The installation's folder; made when missing. */
  dataDir: string;
  log: SupervisorLog;
  /** A cluster made by `prepareTemplateCluster` at build time; copied instead of running initdb. */
  templateDir?: string | undefined;
}

/** The door: `startEmbeddedPostgres(options)`. Rejects with EmbeddedPostgresError in words. */
export type StartEmbeddedPostgres = (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres>;
