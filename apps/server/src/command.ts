import { ConfigError } from './config.ts';
import { EmbeddedPostgresError } from './database/embedded/index.ts';

/** What a command of an operator is given. */
export interface Given {
  args: string[];
  env: NodeJS.ProcessEnv;
  say(text: string): void;
}

export interface Command {
  run(given: Given): Promise<void>;
  /** Failures whose message is for the operator; any other is a fault and keeps its stack. */
  failures: readonly (abstract new (
    ...args: never
  ) => Error)[];
}

/** Runs a command and says why it failed. Returns its exit code. */
export async function runCommand(
  { run, failures }: Command,
  { complain, ...given }: Given & { complain(text: string): void },
): Promise<number> {
  try {
    await run(given);
    return 0;
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const isKnown = [ConfigError, EmbeddedPostgresError, ...failures].some((kind) => error instanceof kind);
    complain(`${isKnown ? message : (stack ?? message)}\n`);
    return 1;
  }
}

/** Runs a command with what this process was started with. */
export async function runAsProcess(command: Command): Promise<void> {
  const code = await runCommand(command, {
    args: process.argv.slice(2),
    env: process.env,
    say: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
  if (code !== 0) process.exit(code);
}
