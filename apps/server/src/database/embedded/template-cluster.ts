import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { copyFolder, publishFolder } from './durable-folders.ts';
import { INITDB_ARGUMENTS, initializeCluster } from './initdb.ts';
import { SYSTEM_DIR } from './placement.ts';
import { canEnter, chooseServerUser } from './server-user.ts';

/**
 * Makes an empty cluster at build time, which a first start copies instead of running initdb: 0.13 s instead
 * of 0.5 s and more. Does nothing when `templateDir` already holds one of this version.
 */
export async function prepareTemplateCluster(templateDir: string): Promise<void> {
  const user = chooseServerUser(null);
  const binaries = findBinaries(user, SYSTEM_DIR);
  if (findTemplate(templateDir, binaries)) return;
  // Built elsewhere first: the user who runs initdb may not reach the product's folder.
  const parent = user && !canEnter(user, tmpdir()) ? '/tmp' : tmpdir();
  const scratch = mkdtempSync(join(parent, 'answerscope-template-'));
  try {
    if (user) chownSync(scratch, user.uid, user.gid);
    await initializeCluster(scratch, user, binaries);
    mkdirSync(templateDir, { recursive: true });
    const unfinished = mkdtempSync(join(templateDir, 'new-'));
    copyFolder(scratch, join(unfinished, 'cluster'), { user: null, folderMode: 0o755, fileMode: 0o644 });
    writeFileSync(join(unfinished, 'made-by'), fingerprintOf(binaries));
    rmSync(join(templateDir, 'current'), { recursive: true, force: true });
    publishFolder(unfinished, join(templateDir, 'current'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The prepared cluster's folder; null when there is none or other programs or options made it. */
export function findTemplate(templateDir: string, binaries: PostgresBinaries): string | null {
  const madeBy = join(templateDir, 'current', 'made-by');
  const fits = existsSync(madeBy) && readFileSync(madeBy, 'utf8') === fingerprintOf(binaries);
  return fits ? join(templateDir, 'current', 'cluster') : null;
}

function fingerprintOf(binaries: PostgresBinaries): string {
  return `${binaries.version} ${process.platform}-${process.arch} ${INITDB_ARGUMENTS.join(' ')}\n`;
}
