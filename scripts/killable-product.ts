import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { homeDirOf } from '../apps/server/src/database/embedded/placement.ts';
import {
  findRunningPostgres,
  isPostmasterOf,
  readPostmaster,
  stopPostmaster,
} from '../apps/server/src/database/embedded/postmaster.ts';
import { createPool } from '../apps/server/src/database/pool.ts';
import { ROOT } from './build-stamp.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

export type Victim = 'node' | 'postgres' | 'both';

const START_LIMIT_MS = 240_000;

/** The real product as a process of its own, on a DATA_DIR that outlives it. */
export class KillableProduct {
  readonly dataDir: string;
  baseUrl = '';
  /** The administrator's sign-in, which the product prints once. */
  administrator: { email: string; password: string } | null = null;
  readonly #settings: Record<string, string>;
  readonly #started: ProductProcess[] = [];
  #node: ProductProcess | null = null;
  #killedPostmaster: number | null = null;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
    this.dataDir = mkdtempSync(join(tmpdir(), 'answerscope-crash-'));
    // Root's PostgreSQL runs as somebody else, who has to get in.
    chmodSync(this.dataDir, 0o711);
    process.once('exit', this.#abandon);
  }

  /** What the processes have printed so far. */
  get output(): string {
    return this.#started.map(({ output }) => output).join('');
  }

  /**
   * Starts the product from its sources and waits until it serves; returns how long that took, in milliseconds.
   * @param root the project's folder; another one holds another version
   */
  async start(root: string = ROOT): Promise<number> {
    const started = performance.now();
    this.#node = await startProductProcess({
      program: join(root, 'apps/server/src/main.ts'),
      role: 'both',
      settings: { DATA_DIR: this.dataDir, ...this.#settings },
      root,
    });
    this.#started.push(this.#node);
    this.baseUrl = this.#node.baseUrl;
    const signIn = /administrator: (\S+) \/ (\S+)/.exec(this.#node.output);
    if (signIn?.[1] !== undefined && signIn[2] !== undefined)
      this.administrator = { email: signIn[1], password: signIn[2] };
    await this.untilReady();
    return Math.round(performance.now() - started);
  }

  /** Waits until /health/ready answers 200; returns how long that took, in milliseconds. */
  async untilReady(): Promise<number> {
    const started = performance.now();
    while (!(await this.#isReady())) {
      if (performance.now() - started > START_LIMIT_MS) throw new Error('the product does not become ready');
      await sleep(20);
    }
    return Math.round(performance.now() - started);
  }

  async kill(victim: Victim): Promise<void> {
    const postmaster = victim === 'node' ? null : this.#postmaster();
    if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
    this.#killedPostmaster = postmaster;
    if (victim === 'postgres' || this.#node === null) return;
    await this.#node.kill();
    this.#node = null;
  }

  /** Asks the product's database as its superuser, past every policy; also one whose Node is gone. */
  async query<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
    const connection = findRunningPostgres(this.dataDir);
    if (connection === null) throw new Error('no PostgreSQL runs for this DATA_DIR');
    const pool = createPool({ ...connection, database: 'answerscope' }, { max: 1, name: 'crash test' });
    try {
      return (await pool.query<Row>(text)).rows;
    } finally {
      await pool.end();
    }
  }

  /** Ctrl-C; returns the exit code. */
  async stop(): Promise<number | null> {
    if (this.#node === null) return null;
    const code = await this.#node.end();
    this.#node = null;
    return code;
  }

  /** When whoever holds it ends too early: nothing that was started may outlive it. */
  readonly #abandon = (): void => {
    if (this.#node?.isAlive()) process.kill(this.#node.pid, 'SIGKILL');
    const postmaster = this.#postmaster();
    if (postmaster !== null) process.kill(postmaster, 'SIGQUIT');
    // PostgreSQL still removes files of its own while it ends.
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 });
  };

  /** Ends whatever still runs and deletes every file, also those outside DATA_DIR. */
  async remove(): Promise<void> {
    process.off('exit', this.#abandon);
    if (this.#node !== null) await this.kill('node');
    const postmaster = this.#postmaster();
    const record = readPostmaster(this.#clusterDir());
    if (postmaster !== null) await stopPostmaster(this.#clusterDir(), postmaster);
    for (const folder of [record?.socketDir, homeDirOf(this.dataDir), this.dataDir])
      if (folder) rmSync(folder, { recursive: true, force: true });
  }

  #clusterDir(): string {
    return join(homeDirOf(this.dataDir), 'cluster');
  }

  #postmaster(): number | null {
    const record = readPostmaster(this.#clusterDir());
    return record !== null && isPostmasterOf(this.#clusterDir(), record) ? record.pid : null;
  }

  async #isReady(): Promise<boolean> {
    // Backends of a killed PostgreSQL may answer for a moment.
    const postmaster = this.#postmaster();
    if (postmaster === null || postmaster === this.#killedPostmaster) return false;
    try {
      return (await fetch(`${this.baseUrl}/health/ready`)).status === 200;
    } catch {
      return false;
    }
  }
}
