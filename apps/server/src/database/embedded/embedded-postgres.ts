import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ConnectionSettings } from '../pool.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { ensureDataDir, noteDatabase, refuseMissingDatabase } from './data-dir.ts';
import { type FolderLock, lockFolder } from './data-dir-lock.ts';
import { homeDirOf, placeCluster, placeSocket, SYSTEM_DIR } from './placement.ts';
import { connectionThrough, ensurePostmaster, type Launch, stopPostmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';
import { toArguments } from './settings.ts';

type SupervisorLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface EmbeddedPostgres {
  /** The superuser's way in, over a Unix socket that only this user and PostgreSQL's can reach. */
  connection: ConnectionSettings;
  /** The folder that holds its data. */
  folder: string;
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
  /** Settings of postgresql.conf that differ from the product's, for tests. */
  settings?: Record<string, string>;
  /** Where root's programs and cluster go when its own folders are closed to PostgreSQL's user. */
  systemDir?: string;
}

/**
 * Starts PostgreSQL for one DATA_DIR (making its cluster the first time) or adopts the one a killed
 * process left running, and starts it again should it end by itself.
 * @throws EmbeddedPostgresError, in words for the operator: DATA_DIR in use, wrong user, no programs, no start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, templateDir, settings = {}, systemDir = SYSTEM_DIR } = options;
  const dataDir = ensureDataDir(options.dataDir);
  const locks = [lockFolder(dataDir)];
  try {
    refuseMissingDatabase(dataDir, join(homeDirOf(dataDir), 'cluster'));
    const placement = placeCluster(dataDir, systemDir);
    if (!placement.homeDir.startsWith(join(dataDir, '/'))) {
      log.warn(
        { home: placement.homeDir },
        'the database lives outside DATA_DIR, which PostgreSQL cannot enter',
      );
      // A copied DATA_DIR points to the same cluster; the second start must not get it.
      locks.push(lockFolder(placement.homeDir));
    }
    const binaries = findBinaries(placement.user, systemDir);
    await ensureCluster({ ...placement, binaries, templateDir });
    noteDatabase(dataDir, placement.clusterDir);
    const socketDir = placeSocket(placement.clusterDir, placement.user);
    const launch: Launch = {
      ...placement,
      socketDir,
      command: [binaries.postgres, ...toArguments({ ...placement, socketDir, settings })],
      logFile: join(dataDir, 'postgres.log'),
    };
    return supervise({ launch, log, locks, firstPid: await ensurePostmaster(launch) });
  } catch (error) {
    for (const lock of locks) lock.release();
    throw error;
  }
}

interface Supervision {
  launch: Launch;
  log: SupervisorLog;
  locks: FolderLock[];
  firstPid: number;
}

const WATCH_INTERVAL_MS = 250;

function supervise({ launch, log, locks, firstPid }: Supervision): EmbeddedPostgres {
  let pid = firstPid;
  const stopping = new AbortController();
  const watched = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (isRunning(pid)) {
        await delay(WATCH_INTERVAL_MS, undefined, { ref: false, signal: stopping.signal }).catch(
          () => undefined,
        );
      } else await restart();
    }
  }

  async function restart(): Promise<void> {
    log.error({ pid }, 'PostgreSQL ended by itself; starting it again');
    try {
      pid = await ensurePostmaster(launch);
      log.info({ pid }, 'PostgreSQL serves again');
    } catch (error) {
      log.error({ err: error }, 'PostgreSQL did not start again; next attempt in 5 s');
      await delay(5_000, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await watched;
    if (isRunning(pid)) await stopPostmaster(launch.clusterDir, pid);
    rmSync(launch.socketDir, { recursive: true, force: true });
    for (const lock of locks) lock.release();
  }

  let stopped: Promise<void> | undefined;
  return {
    connection: connectionThrough(launch.socketDir),
    folder: launch.clusterDir,
    get pid() {
      return pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
