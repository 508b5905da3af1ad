import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The parts of pg's connection that COPY needs and its types leave out. */
interface CopyConnection {
  stream: import('node:stream').Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Runs `COPY … TO STDOUT` and streams what it says, no faster than it is read. */
export function copyOut(client: pg.Client, statement: string): Readable {
  return client.query(new CopyOut(statement)).rows;
}

/** Runs `COPY … FROM STDIN` with these bytes; rejects when the server or the source fails. */
export function copyIn(client: pg.Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new CopyIn(statement, chunks)).done;
}

/** Answers of the server that a COPY has no use for, but pg hands to whichever query runs. */
class CopyQuery {
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyData(_message: { chunk: Buffer }): void {}
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('nothing to send');
  }
}

class CopyOut extends CopyQuery implements pg.Submittable {
  readonly rows: Readable;
  readonly #statement: string;
  #connection: CopyConnection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
    const resume = () => this.#connection?.stream.resume();
    this.rows = new Readable({
      highWaterMark: 1_000_000,
      read: resume,
      destroy: (error, done) => {
        // A reader that stops early must not leave the connection paused.
        resume();
        done(error);
      },
    });
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as CopyConnection;
    connection.query(this.#statement);
  }

  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg reuses the memory a chunk lies in.
    const wantsMore = this.rows.destroyed || this.rows.push(Buffer.from(chunk));
    if (!wantsMore) this.#connection?.stream.pause();
  }

  handleReadyForQuery(): void {
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }
}

class CopyIn extends CopyQuery implements pg.Submittable {
  readonly done: Promise<void>;
  readonly #statement: string;
  readonly #chunks: AsyncIterable<Buffer>;
  readonly #settle = Promise.withResolvers<void>();
  readonly #failed = new AbortController();
  #sourceError: unknown;

  constructor(statement: string, chunks: AsyncIterable<Buffer>) {
    super();
    this.#statement = statement;
    this.#chunks = chunks;
    this.done = this.#settle.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  override handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => {
      if (this.#failed.signal.aborted) return;
      this.#sourceError = error;
      connection.sendCopyFail('the source of the rows failed');
    });
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#chunks) {
      this.#failed.signal.throwIfAborted();
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain)
        await once(connection.stream, 'drain', { signal: this.#failed.signal });
    }
    connection.endCopyFrom();
  }

  handleReadyForQuery(): void {
    this.#settle.resolve();
  }

  handleError(error: Error): void {
    this.#failed.abort();
    this.#settle.reject(this.#sourceError ?? error);
  }
}
