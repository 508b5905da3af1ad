import { lookup } from 'node:dns/promises';
import { accessSync, constants } from 'node:fs';
import { type Config, ConfigError } from './config.ts';
import { ensureDataDir } from './database/embedded/index.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'no folder can be made there',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
};

/**
 * Looks at what the settings name on this machine before anything is started: the folder can be written to, the address
 * to listen at has a meaning.
 * @throws ConfigError naming the setting
 */
export async function checkPlace({ dataDir, host }: Pick<Config, 'dataDir' | 'host'>): Promise<void> {
  try {
    ensureDataDir(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR cannot be ${dataDir}: ${REASONS[code] ?? code}. Choose another folder.`);
  }
  await lookup(host).catch(() => {
    throw new ConfigError(
      'HOST names an address that is not known here: use 127.0.0.1 for this machine only, 0.0.0.0 for all its addresses.',
    );
  });
}
