import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/database/embedded/index.ts';
import { ensureOwnDatabase } from '../../apps/server/src/database/own-databases.ts';
import { createPool, type Pool } from '../../apps/server/src/database/pool.ts';
import { createLog } from '../../apps/server/src/lib/log.ts';
import { assistantSettings, type BaseUrls } from '../assistant-settings.ts';
import { ROOT } from '../build-stamp.ts';
import { type ProductProcess, type Role, startProductProcess } from '../product-process.ts';

export interface InstallationOptions {
  /** What the assistants' addresses are set to. */
  baseUrls: BaseUrls;
  /** The program that node runs: the built bundle or the source. */
  program: string;
  nodeArguments?: readonly string[];
  /** How many files and connections each process may open. */
  descriptors?: number;
  /** Of the product, beside its own. */
  settings?: Readonly<Record<string, string>>;
}

const ADMINISTRATOR = { email: 'administrator@example.com', password: 'proof of the run 1' };

/**
 * The product as it is run on several processes: a PostgreSQL of its own, with the settings the product gives its
 * own, watched and started again when it is killed, and processes that reach it by DATABASE_URL.
 */
export class Installation {
  readonly #options: InstallationOptions;
  readonly #dataDir: string;
  readonly #secret = randomBytes(24).toString('hex');
  readonly #processes = new Set<ProductProcess>();
  #postgres: EmbeddedPostgres | null = null;
  #pool: Pool | null = null;
  #database = '';
  #databaseUrl = '';

  constructor(options: InstallationOptions) {
    this.#options = options;
    this.#dataDir = mkdtempSync(join(tmpdir(), 'answerscope-proof-'));
    // Root's PostgreSQL runs as somebody else, who has to get in.
    chmodSync(this.#dataDir, 0o711);
    process.once('exit', this.#abandon);
  }

  get administrator(): { email: string; password: string } {
    return ADMINISTRATOR;
  }

  get postgresPid(): number {
    if (this.#postgres === null) throw new Error('PostgreSQL was not started');
    return this.#postgres.pid;
  }

  async startDatabase(): Promise<void> {
    this.#postgres = await startEmbeddedPostgres({
      dataDir: this.#dataDir,
      log: createLog('silent'),
      templateDir: join(ROOT, '.cache/postgres-template'),
    });
    const owner = await ensureOwnDatabase(this.#postgres.connection, this.#secret);
    this.#databaseUrl = `postgres://${owner.user}:${owner.password}@localhost:${owner.port}/${owner.database}?host=${encodeURIComponent(owner.host)}`;
    this.#database = owner.database;
    this.#pool = this.openPool(2);
  }

  /** Connections of the superuser, for whoever ends them. */
  openPool(max: number): Pool {
    if (this.#postgres === null) throw new Error('PostgreSQL was not started');
    return createPool({ ...this.#postgres.connection, database: this.#database }, { max, name: 'proof' });
  }

  /** Starts a process of the product and waits until it says that it runs. */
  async start(role: Role): Promise<ProductProcess> {
    const started = await startProductProcess({
      program: this.#options.program,
      nodeArguments: this.#options.nodeArguments ?? [],
      descriptors: this.#options.descriptors,
      role,
      settings: {
        ...assistantSettings(this.#options.baseUrls),
        DATABASE_URL: this.#databaseUrl,
        DATA_DIR: this.#dataDir,
        AUTH_SECRET: this.#secret,
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
        DAILY_SPEND_LIMIT_USD: '100000',
        // One reader who measures is quicker than any person.
        READS_PER_MINUTE: '1000000',
        ...this.#options.settings,
      },
    });
    this.#processes.add(started);
    return started;
  }

  killPostgres(): void {
    process.kill(this.postgresPid, 'SIGKILL');
  }

  /** Asks the database as its superuser, past every policy; waits while it is away, at most a minute. */
  async query<Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        if (this.#pool === null) throw new Error('PostgreSQL was not started');
        return (await this.#pool.query<Row>(text, values)).rows;
      } catch (error) {
        const isRefused =
          error instanceof Error && /^(22|23|42)/.test(String((error as { code?: string }).code));
        if (isRefused || tries >= 300) throw error;
        await sleep(200);
      }
    }
  }

  /** Looks into the database in a transaction that is rolled back: what was done to it there never happened. */
  async onApproval(work: (query: Installation['query']) => Promise<void>): Promise<void> {
    const client = await this.#pool?.connect();
    if (client === undefined) throw new Error('PostgreSQL was not started');
    try {
      await client.query('begin');
      // Also what a trigger forbids is tried.
      await client.query('set local session_replication_role = replica');
      await work(async (text, values = []) => (await client.query(text, values)).rows);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  /** What the processes printed, newest last. */
  get output(): string {
    return [...this.#processes].map(({ name, output }) => `--- ${name}\n${output}`).join('\n');
  }

  /** When whoever holds it ends too early: nothing that was started may outlive it. */
  readonly #abandon = (): void => {
    for (const one of this.#processes) if (one.isAlive()) process.kill(one.pid, 'SIGKILL');
    if (this.#postgres !== null) process.kill(this.#postgres.pid, 'SIGQUIT');
    rmSync(this.#dataDir, { recursive: true, force: true });
  };

  /** Ends every process, PostgreSQL and deletes the files. */
  async remove(): Promise<void> {
    process.off('exit', this.#abandon);
    await Promise.all([...this.#processes].map((one) => one.kill()));
    await this.#pool?.end();
    await this.#postgres?.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
