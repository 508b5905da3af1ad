import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';

/**
 * A backup is one gzip stream: a first line, then sections one after another. A section is a row of blocks,
 * each its length (4 bytes, big-endian) and its bytes; length 0 ends it. The last section says only END.
 */
export type Section = Iterable<Buffer> | AsyncIterable<Buffer>;

const FIRST_LINE = Buffer.from('answerscope backup 1\n');
const END = Buffer.from('END');
const BLOCK_BYTES = 64 * 1024;

/** Writes sections to a new file only its owner may read; resolves once it is on the disk. */
export async function writeArchive(path: string, sections: AsyncIterable<Section>): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(toBytes(sections), createGzip({ level: 5 }), file);
}

async function* toBytes(sections: AsyncIterable<Section>): AsyncGenerator<Buffer> {
  yield FIRST_LINE;
  for await (const section of sections) yield* toBlocks(section);
  yield* toBlocks([END]);
}

async function* toBlocks(section: Section): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of section) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < BLOCK_BYTES) continue;
    yield Buffer.concat([lengthOf(bytes), ...pending]);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat([lengthOf(bytes), ...pending]);
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Reads an archive front to back: sections must be taken in order and each to its end. */
export class ArchiveReader {
  readonly #path: string;
  readonly #file;
  readonly #gunzip = createGunzip();
  readonly #chunks: AsyncIterator<Buffer>;
  #buffered: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.#path = path;
    this.#file = createReadStream(path);
    this.#file.on('error', (error) => this.#gunzip.destroy(error)).pipe(this.#gunzip);
    this.#chunks = (this.#gunzip as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** Reads the first line. @throws BackupError when this is not a backup. */
  async open(): Promise<void> {
    const line = await this.#take(FIRST_LINE.length);
    if (!line.equals(FIRST_LINE)) throw new BackupError(`${this.#path} is not a backup of Answerscope.`);
  }

  async *section(): AsyncGenerator<Buffer> {
    while (true) {
      const length = (await this.#take(4)).readUInt32BE();
      if (length === 0) return;
      yield await this.#take(length);
    }
  }

  async wholeSection(): Promise<Buffer> {
    const blocks: Buffer[] = [];
    for await (const block of this.section()) blocks.push(block);
    return Buffer.concat(blocks);
  }

  /** @throws BackupError unless the archive ends here, complete. */
  async expectEnd(): Promise<void> {
    if (!(await this.wholeSection()).equals(END)) throw this.#damaged();
  }

  close(): void {
    this.#file.destroy();
    this.#gunzip.destroy();
  }

  async #take(bytes: number): Promise<Buffer> {
    const parts = [this.#buffered];
    let available = this.#buffered.length;
    while (available < bytes) {
      const next = await this.#chunks.next().catch((error: unknown) => {
        throw this.#damaged(error);
      });
      if (next.done) throw this.#damaged();
      parts.push(next.value);
      available += next.value.length;
    }
    const all = parts.length === 1 ? this.#buffered : Buffer.concat(parts);
    this.#buffered = all.subarray(bytes);
    return all.subarray(0, bytes);
  }

  #damaged(cause?: unknown): BackupError {
    const isFileError = cause instanceof Error && 'syscall' in cause;
    return new BackupError(
      isFileError
        ? `${this.#path} cannot be read: ${cause.message}`
        : `${this.#path} is not a backup of Answerscope, or damaged.`,
      { cause },
    );
  }
}
