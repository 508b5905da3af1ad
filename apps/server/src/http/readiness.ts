import { statfs } from 'node:fs/promises';
import type { Pool } from '../database/pool.ts';
import { probeWrite } from './rate-buckets.queries.ts';

/** PostgreSQL takes 16 MB at a time for what it writes first; with less than a few of them it soon stops. */
const FREE_BYTES_MIN = 64 * 1024 * 1024;
/** Anybody may ask: the disk is not written to, nor looked at, for each of them. */
const WELL_KEPT_MS = 1_000;
const ILL_KEPT_MS = 200;

interface ReadinessParts {
  config: { dataDir: string };
  database: { servicePool: Pool; folder: string | null; ping(): Promise<void> };
}

/** Bytes that can still be written to where a folder lies; null where there is none. */
export type FreeBytes = (folder: string) => Promise<number | null>;

/**
 * Rejects while the product could not do its work: PostgreSQL does not answer or does not take a write, or the disk that
 * holds DATA_DIR or the embedded database is as good as full.
 */
export function createReadiness(
  { config, database }: ReadinessParts,
  freeBytes: FreeBytes = freeBytesOf,
  now: () => number = Date.now,
): () => Promise<void> {
  let looked: { answer: Promise<void>; until: number } | null = null;
  const look = async (): Promise<void> => {
    for (const folder of [config.dataDir, database.folder]) {
      const free = folder === null ? null : await freeBytes(folder);
      if (free !== null && free < FREE_BYTES_MIN)
        throw new Error(`the disk of ${folder} has ${Math.floor(free / 1024 / 1024)} MiB left`);
    }
    await probeWrite(database.servicePool);
  };
  const lookAgain = (): Promise<void> => {
    const answer = look();
    const one = { answer, until: Number.POSITIVE_INFINITY };
    const keep = (ms: number) => () => {
      one.until = now() + ms;
    };
    answer.then(keep(WELL_KEPT_MS), keep(ILL_KEPT_MS));
    looked = one;
    return answer;
  };
  return async () => {
    await database.ping();
    await (looked !== null && now() < looked.until ? looked.answer : lookAgain());
  };
}

async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // With DATABASE_URL and AUTH_SECRET nothing is kept in DATA_DIR until the first mail.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
