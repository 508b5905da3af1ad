import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { homeDirOf } from './database/embedded/placement.ts';
import { supervisedPostgres } from './database/embedded/supervised-postgres.fixture.ts';
import { prepare } from './prepare.ts';
import { startFailureInWords } from './start-failure.ts';

const { newDataDir, start: startPostgres } = supervisedPostgres();

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-start-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A start with these settings fails in words that a person can act on: no stack, nothing of the inside. */
async function expectRefused(settings: Record<string, string>, words: RegExp): Promise<void> {
  const failure = await prepare({
    OPENAI_API_KEY: 'key-of-the-tests',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...settings,
  }).then(
    async ({ services }) => services.close(),
    (error: unknown) => error,
  );
  const said = startFailureInWords(failure);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\n\s+at |Error:/);
}

describe('a start with a setting that cannot be meant', () => {
  it('names it, without its value', () =>
    expectRefused(
      { DATA_DIR: newFolder(), DAILY_SPEND_LIMIT_USD: '1e999' },
      /DAILY_SPEND_LIMIT_USD: must be an amount/,
    ));

  it('says that HOST is not known, and blames nothing else', () =>
    expectRefused(
      { DATA_DIR: newFolder(), HOST: 'no-such-host.invalid' },
      /^HOST names an address that is not known here/,
    ));
});

describe('a start on a folder that cannot be used', () => {
  it.each(['/proc/answerscope', '/dev/null/answerscope', `/tmp/${'x'.repeat(300)}`])('refuses %s', (folder) =>
    expectRefused({ DATA_DIR: folder }, /^DATA_DIR cannot be .+: .+\. Choose another folder\.$/),
  );

  it('refuses an empty secret and one that was cut off, and leaves them as they are', async () => {
    for (const secret of ['', 'too short']) {
      const folder = newFolder();
      writeFileSync(join(folder, 'auth-secret'), secret);
      await expectRefused({ DATA_DIR: folder }, /auth-secret holds no whole secret/);
    }
  });

  it('refuses a damaged lock, and says that it may be removed', async () => {
    const garbage = newFolder();
    writeFileSync(
      join(garbage, 'lock'),
      'not a lock at all, but long enough to be read as a file of SQLite'.repeat(20),
    );
    await expectRefused({ DATA_DIR: garbage }, /lock cannot be used as the lock of this folder/);
    const occupied = newFolder();
    mkdirSync(join(occupied, 'lock'));
    await expectRefused({ DATA_DIR: occupied }, /lock cannot be used as the lock of this folder/);
  });

  it('never begins as an empty installation where its database is missing', async () => {
    const dataDir = newDataDir();
    await (await startPostgres({ dataDir })).stop();
    const home = homeDirOf(dataDir);
    renameSync(join(home, 'cluster'), join(home, 'elsewhere'));
    await expectRefused(
      { DATA_DIR: dataDir },
      /The database of this installation is missing: .*To start over .* remove /,
    );
    renameSync(join(home, 'elsewhere'), join(home, 'cluster'));
    await (await startPostgres({ dataDir })).stop();
  });
});

describe('a start on a database server that says nothing', () => {
  let silent: Server;
  afterEach(() => new Promise((resolve) => silent.close(resolve)));

  it('gives up in words', async () => {
    silent = createServer((socket) => socket.resume().on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await expectRefused(
      { DATA_DIR: newFolder(), DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/db` },
      /The database that DATABASE_URL names does not answer/,
    );
  });
});
