import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './config.ts';
import { keepConnection } from './database/kept-connection.ts';
import type { Services } from './services.ts';

/** The class of our advisory locks of kinds; the number is ours and means nothing. */
const KIND_LOCKS = 7_204_118;
const KINDS = { real: 1, simulated: 2 } as const;
const LOOK_MS = 200;
/** A process that was killed is gone from the database a moment later. */
const WAIT_MS = 5_000;

/**
 * Holds, as long as this process lives, that its answers are real or simulated. Both kinds beside each other on one
 * database would cancel each other's runs. An embedded database serves one process: nothing is looked at there.
 * @throws ConfigError when a process of the other kind lives on the same database, also after some seconds.
 */
export async function holdKindOfAnswers(
  { config, database, log }: Pick<Services, 'config' | 'database' | 'log'>,
  waitMs = WAIT_MS,
): Promise<{ release(): Promise<void> }> {
  if (config.databaseUrl === null) return { release: async () => undefined };
  const [mine, other] = config.isDemonstration
    ? [KINDS.simulated, KINDS.real]
    : [KINDS.real, KINDS.simulated];
  const isOtherAlive = async (): Promise<boolean> => {
    const { rowCount } = await database.servicePool.query(
      `select 1 from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
      [KIND_LOCKS, other],
    );
    return rowCount !== 0;
  };
  const until = Date.now() + waitMs;
  while (await isOtherAlive()) {
    if (Date.now() > until) throw refusal(config.isDemonstration);
    await sleep(LOOK_MS);
  }
  const held = await keepConnection({
    connection: database.serviceConnection,
    name: 'answerscope kind of answers',
    onOpen: (client) => client.query('select pg_advisory_lock_shared($1, $2)', [KIND_LOCKS, mine]),
    onFailure: (err) => log.debug({ err }, 'the lock of the kind of answers could not be taken again yet'),
  });
  // Two that started at once saw nobody: each holds its lock before it looks again, so one of them at least sees the other.
  if (await isOtherAlive()) {
    await held.close();
    throw refusal(config.isDemonstration);
  }
  return { release: () => held.close() };
}

function refusal(isDemonstration: boolean): ConfigError {
  const [mine, others] = isDemonstration
    ? ['This process has no provider key', 'a process with one']
    : ['This process has a provider key', 'a process without any'];
  return new ConfigError(
    `${mine}, and ${others} runs on the same database: give all processes the same keys, and stop the others first.`,
  );
}
