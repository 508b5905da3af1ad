import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './database/embedded/index.ts';
import { connectionFromUrl } from './database/open-database.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { createLog } from './lib/log.ts';

/**
 * The installation's PostgreSQL, for a command beside the product: the one of the settings, the embedded one that runs, or
 * one that is started for as long as the command takes. @throws ConfigError where there is no installation
 */
export async function reachServer(config: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<{ connection: ConnectionSettings; stop: () => Promise<void> }> {
  const nothingToStop = async () => undefined;
  if (config.databaseUrl !== null)
    return { connection: connectionFromUrl(config.databaseUrl), stop: nothingToStop };
  const running = findRunningPostgres(config.dataDir);
  if (running !== null) return { connection: running, stop: nothingToStop };
  if (!existsSync(join(config.dataDir, 'auth-secret'))) {
    throw new ConfigError(
      `There is no installation in ${config.dataDir}: set DATA_DIR to the one that is meant.`,
    );
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog('warn') });
  return { connection: embedded.connection, stop: () => embedded.stop() };
}
