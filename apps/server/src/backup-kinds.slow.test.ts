import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { PROCESS_ENV } from '../test/process-env.ts';
import { backup } from './backup.ts';
import { type Command, runCommand } from './command.ts';
import { supervisedPostgres } from './database/embedded/supervised-postgres.fixture.ts';
import type { DatabaseKind } from './database/kind.ts';
import { asOwner, settleKind } from './database/kind.ts';
import { migrateDatabase } from './database/migrate.ts';
import { ensureOwnDatabase, findOwnDatabases, OWN_DATABASES } from './database/own-databases.ts';
import { loadAuthSecret } from './lib/secret-file.ts';
import { restore } from './restore.ts';

const { newDataDir, scratch, start } = supervisedPostgres();
// Each case starts a database, and some commands one of their own.
vi.setConfig({ testTimeout: 480_000 });

/** What a command says, and how it ends. */
async function run(command: Command, dataDir: string, args: string[], keys = {}) {
  let said = '';
  const hear = (text: string) => {
    said += text;
  };
  const env = { DATA_DIR: dataDir, ...keys };
  const status = await runCommand(command, { args, env, say: hear, complain: hear });
  return { status, said };
}

/** An installation with the databases of these kinds, each with a note of its own; it runs until it is stopped. */
async function install(dataDir: string, kinds: DatabaseKind[]) {
  const postgres = await start({ dataDir });
  const secret = loadAuthSecret(dataDir, null);
  for (const kind of kinds) {
    const owner = await ensureOwnDatabase(postgres.connection, secret, OWN_DATABASES[kind]);
    await migrateDatabase(owner, secret);
    await settleKind(owner, kind);
    await asOwner(owner, (client) =>
      client.query('insert into seeds (name, seeded_at) values ($1, now())', [kind]),
    );
  }
  return postgres;
}

const KEY = { OPENAI_API_KEY: 'key-of-the-tests' };

describe('an installation with real answers and a demonstration', () => {
  it('saves the real ones, and the demonstration where that is asked for; a restore keeps the two apart', async () => {
    const dataDir = newDataDir();
    const [real, simulated] = [join(scratch, 'real.backup'), join(scratch, 'simulated.backup')];
    const postgres = await install(dataDir, ['real', 'simulated']);
    expect((await run(backup, dataDir, [real])).said).toContain('Its answers are real.');
    expect((await run(backup, dataDir, ['--demonstration', simulated], KEY)).said).toContain(
      'Its answers are simulated.',
    );
    await postgres.stop();

    const empty = newDataDir();
    expect(await run(restore, empty, [simulated], KEY)).toEqual({
      status: 1,
      said: 'This backup holds simulated answers, and a provider key is set: restore it without keys, as a demonstration, or choose a backup of real answers.\n',
    });

    const restored = await run(restore, empty, [simulated]);
    expect(restored.said).toContain('Start with: npm start\n');
    expect(await run(restore, empty, [real])).toEqual({
      status: 1,
      said: 'This backup holds real answers, and this DATA_DIR simulated ones: choose an empty DATA_DIR.\n',
    });
    const again = await start({ dataDir: empty });
    expect(await findOwnDatabases(again.connection)).toEqual(['simulated']);
    const kept = await asOwner(
      { ...again.connection, database: OWN_DATABASES.simulated },
      async (client) =>
        (await client.query("select name from seeds where name in ('real', 'simulated')")).rows,
    );
    expect(kept).toEqual([{ name: 'simulated' }]);
  });

  it('says so where there is no demonstration to save', async () => {
    const dataDir = newDataDir();
    await install(dataDir, ['real']);
    // As somebody types it: the command is a program of its own.
    const typed = [join(import.meta.dirname, 'backup.ts'), '--demonstration', join(scratch, 'none.backup')];
    const { status, stdout, stderr } = spawnSync(process.execPath, typed, {
      env: { ...PROCESS_ENV, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no demonstration in this DATA_DIR to save.\n',
    });
  });
});
