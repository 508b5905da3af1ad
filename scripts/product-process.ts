import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './build-stamp.ts';

export type Role = 'api' | 'worker' | 'both';

export interface ProductProcess {
  name: string;
  pid: number;
  /** Empty for a worker. */
  baseUrl: string;
  readonly output: string;
  /** Where it can be inspected; null when it was not started for that. */
  readonly inspector: string | null;
  isAlive(): boolean;
  /** Sends a signal, which may stop it and let it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT' | 'SIGINT'): void;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ctrl-C; resolves with the exit code when it has ended. */
  end(): Promise<number | null>;
}

const START_LIMIT_MS = 240_000;
const OUTPUT_KEPT = 20_000;
/** Said first of all: a process that prints much has it no more in what is kept. */
const INSPECTOR = /ws:\/\/\S+(?=\s)/;

/** Starts one process of the product in a role and waits until it says that it runs. */
export async function startProductProcess(options: {
  program: string;
  nodeArguments?: readonly string[];
  role: Role;
  settings: Readonly<Record<string, string>>;
  /** How many files and connections it may open; as many as this process when left out. */
  descriptors?: number | undefined;
  /** The folder it is started in: that of this project, or of a checkout of an earlier commit. */
  root?: string;
}): Promise<ProductProcess> {
  const { program, nodeArguments = [], role, settings, descriptors, root = ROOT } = options;
  const command = [process.execPath, ...nodeArguments, program];
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors} && `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$@"`, 'sh', ...command], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', PORT: '0', ROLE: role, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let inspector: string | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
      inspector ??= INSPECTOR.exec(output)?.[0] ?? null;
    });
  const baseUrl = await untilRunning(child, () => output);
  const ended = async (how: () => void): Promise<number | null> => {
    if (!isAlive(child)) return child.exitCode;
    const exit = once(child, 'exit');
    how();
    await exit;
    return child.exitCode;
  };
  return {
    name: `${role} ${child.pid}`,
    pid: child.pid ?? 0,
    baseUrl,
    get output() {
      return output;
    },
    get inspector() {
      return inspector;
    },
    isAlive: () => isAlive(child),
    signal: (name) => {
      child.kill(name);
    },
    kill: async () => {
      await ended(() => child.kill('SIGKILL'));
    },
    end: () => ended(() => child.kill('SIGINT')),
  };
}

async function untilRunning(child: ChildProcess, output: () => string): Promise<string> {
  const started = performance.now();
  const runs = /runs at (http:\S+)|worker is running/;
  for (;;) {
    const found = runs.exec(output());
    if (found !== null) return found[1] ?? '';
    if (!isAlive(child)) throw new Error(`a process of the product ended while starting:\n${output()}`);
    if (performance.now() - started > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`a process of the product did not start:\n${output()}`);
    }
    await sleep(10);
  }
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
