/**
 * A product reduced to its database, as a process that tests can kill: starts PostgreSQL, prints
 * `{pid, host}` as a line of JSON (or `{refusal}`), stops it on SIGTERM.
 * Usage: node serve.fixture.ts '{"dataDir": …, "templateDir": …, "systemDir": …}'
 */
import { EmbeddedPostgresError, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<EmbeddedPostgresOptions, 'log'>;
try {
  const postgres = await startEmbeddedPostgres({ ...options, log });
  const keepAlive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', async () => {
    await postgres.stop();
    clearInterval(keepAlive);
  });
  console.log(JSON.stringify({ pid: postgres.pid, host: postgres.connection.host }));
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  console.log(JSON.stringify({ refusal: error.message }));
}
