import { join } from 'node:path';
import { checkPlace } from './check-place.ts';
import { type Config, readConfig } from './config.ts';
import { createLog } from './lib/log.ts';
import { projectRoot } from './lib/project-root.ts';
import { buildServices, type Services } from './services.ts';

const TEMPLATE_DIR = join(projectRoot(), '.cache/postgres-template');

/**
 * Everything a start does before it serves: reads the settings, looks at what they name, opens the database.
 * @throws what `startFailureInWords` has words for
 */
export async function prepare(env: NodeJS.ProcessEnv): Promise<{ config: Config; services: Services }> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  await checkPlace(config);
  return { config, services: await buildServices(config, log, { templateDir: TEMPLATE_DIR }) };
}
