/** Bytes that are kept at once: all that is in memory of a file. */
const PART_BYTES = 1_000_000;
const PROGRESS_MS = 1_000;

/** A file while it is made. */
export interface FileInParts {
  add(bytes: Uint8Array): void;
  /** Keeps what has come when it is enough for a part. */
  keep(): Promise<void>;
  /** Bytes that have come. */
  size(): number;
  end(): Promise<{ byte_count: number; part_count: number }>;
}

/**
 * The bytes of a file as they come, kept in parts.
 * @param insert keeps the next of them, counted from 1
 */
export function createFileInParts(insert: (partNo: number, bytes: Buffer) => Promise<void>): FileInParts {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let byte_count = 0;
  let part_count = 0;
  const keepAll = async () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    if (bytes.length === 0) return;
    part_count += 1;
    byte_count += bytes.length;
    await insert(part_count, bytes);
  };
  return {
    add: (bytes) => {
      waiting.push(bytes);
      waitingBytes += bytes.length;
    },
    keep: async () => {
      if (waitingBytes >= PART_BYTES) await keepAll();
    },
    size: () => byte_count + waitingBytes,
    end: async () => {
      await keepAll();
      return { byte_count, part_count };
    },
  };
}

/**
 * Counts rows, and notes them once a second.
 * @param set says how many there are; false when another worker has taken this one's place
 * @throws Error when it has
 */
export function createProgress(set: (rowsDone: number) => Promise<boolean>): (rows: number) => Promise<void> {
  let done = 0;
  let nextAt = Date.now() + PROGRESS_MS;
  return async (rows) => {
    done += rows;
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + PROGRESS_MS;
    if (!(await set(Math.floor(done)))) throw new Error('another worker makes this file');
  };
}
