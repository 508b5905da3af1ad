import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import type { ConnectionSettings } from '../pool.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';

/** This folder, whose programs tests start. */
export const folder = dirname(fileURLToPath(import.meta.url));

export interface Served {
  node: ChildProcess;
  pid: number;
  host: string;
  refusal?: string;
}

interface ServeOptions {
  program?: string;
  user?: { uid: number; gid: number };
  detached?: boolean;
}

/** Folders and starts for one test file; everything started is stopped after its test. */
export function supervisedPostgres() {
  // Starting a database takes as long as the machine is busy.
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
  const scratch = mkdtempSync(join(tmpdir(), 'answerscope-supervisor-'));
  const templateDir = inject('templateDir');
  const cleanups: (() => Promise<unknown>)[] = [];
  let number = 0;

  beforeAll(() => chmodSync(scratch, 0o711));
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  return {
    scratch,
    cleanups,
    newDataDir(): string {
      number += 1;
      return join(scratch, `data-${number}`);
    },
    async start(options: Partial<EmbeddedPostgresOptions> & { dataDir: string }): Promise<EmbeddedPostgres> {
      const postgres = await startEmbeddedPostgres({
        templateDir,
        log: pino({ enabled: false }),
        ...options,
      });
      cleanups.push(() => postgres.stop());
      return postgres;
    },
    /** Starts PostgreSQL from a Node process of its own, which a test may kill. */
    async serve(options: Omit<EmbeddedPostgresOptions, 'log'>, how: ServeOptions = {}): Promise<Served> {
      const {
        program = fileURLToPath(new URL('./serve.fixture.ts', import.meta.url)),
        user,
        detached = false,
      } = how;
      const node = spawn(process.execPath, [program, JSON.stringify({ templateDir, ...options })], {
        stdio: ['ignore', 'pipe', 'inherit'],
        cwd: '/',
        detached,
        ...user,
      });
      cleanups.push(() => end(node, 'SIGTERM'));
      const [line] = (await once(createInterface(node.stdout), 'line')) as [string];
      return { node, ...(JSON.parse(line) as Omit<Served, 'node'>) };
    },
  };
}

export async function end(node: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  const exited = once(node, 'exit');
  node.kill(signal);
  await exited;
}

export async function query<Row extends pg.QueryResultRow>(
  connection: ConnectionSettings,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export function through(host: string): ConnectionSettings {
  return { host, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('this did not come true within two minutes');
    await delay(20);
  }
}
