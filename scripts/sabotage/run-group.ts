import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export interface GroupResult {
  code: number;
  /** The last of what it printed; empty when it printed to the terminal. */
  output: string;
}

interface GroupOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Prints to the terminal instead of collecting the output. */
  isShown?: boolean;
}

const OUTPUT_LENGTH_MAX = 20_000;
/** A product that is asked to end first stops its PostgreSQL. */
const STEPS = [
  ['SIGTERM', 30_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Runs a command as the leader of its own process group. When it ends, every process it left behind ends too, such as
 * a product whose test failed before it could stop it. Signals to this process reach the whole group.
 */
export async function runGroup(
  program: string,
  args: readonly string[],
  { cwd, env, isShown = false }: GroupOptions,
): Promise<GroupResult> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_LENGTH_MAX);
    });
  const closed = new Promise((resolve) => child.once('close', resolve));
  // Rejects where the program cannot be started.
  const exited = once(child, 'exit');
  const forward = (signal: NodeJS.Signals) => void signalGroup(child.pid, signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
  try {
    const [code] = await exited;
    await endGroup(child.pid);
    await closed;
    return { code: typeof code === 'number' ? code : 1, output };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward);
  }
}

async function endGroup(leader: number | undefined): Promise<void> {
  for (const [signal, limitMs] of STEPS) {
    if (!signalGroup(leader, signal)) return;
    const deadline = performance.now() + limitMs;
    while (performance.now() < deadline) {
      await delay(50);
      if (!signalGroup(leader, 0)) return;
    }
  }
}

/** @returns whether the group still has processes */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (leader === undefined) return false;
  try {
    return process.kill(-leader, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
