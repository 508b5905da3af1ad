import { existsSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { copyFolder, publishFolder } from './durable-folders.ts';
import { initializeCluster } from './initdb.ts';
import type { ServerUser } from './server-user.ts';
import { findTemplate } from './template-cluster.ts';

export interface ClusterOptions {
  clusterDir: string;
  user: ServerUser | null;
  binaries: PostgresBinaries;
  templateDir: string | undefined;
}

/**
 * Makes the database cluster where there is none: unfinished under another name, then renamed, so that
 * a start killed at any moment leaves a whole cluster or none.
 */
export async function ensureCluster({
  clusterDir,
  user,
  binaries,
  templateDir,
}: ClusterOptions): Promise<void> {
  if (existsSync(clusterDir)) return;
  const prefix = `${clusterDir}-new-`;
  for (const name of readdirSync(dirname(clusterDir))) {
    const isLeftover = name.startsWith(basename(prefix));
    if (isLeftover) rmSync(join(dirname(clusterDir), name), { recursive: true, force: true, maxRetries: 5 });
  }
  const unfinished = mkdtempSync(prefix);
  if (user) lchownSync(unfinished, user.uid, user.gid);
  const template = templateDir === undefined ? null : findTemplate(templateDir, binaries);
  if (template) copyFolder(template, unfinished, { user, folderMode: 0o700, fileMode: 0o600 });
  else await initializeCluster(unfinished, user, binaries);
  publishFolder(unfinished, clusterDir);
}
