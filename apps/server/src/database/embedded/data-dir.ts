import { chmodSync, mkdirSync, realpathSync } from 'node:fs';

/**
 * Makes DATA_DIR where it is missing and returns its real path. Nobody else may list it; root's lets
 * others pass through, since PostgreSQL, which cannot be root, keeps its own folder inside.
 */
export function ensureDataDir(dataDir: string): string {
  const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined;
  if (isNew) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  return realpathSync(dataDir);
}
