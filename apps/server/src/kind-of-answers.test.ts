import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { ConfigError } from './config.ts';
import { holdKindOfAnswers } from './kind-of-answers.ts';

const SHORTLY_MS = 300;
let app: TestApp;
const releases: (() => Promise<void>)[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const release of releases.splice(0)) await release();
});
afterAll(() => app.stop());

/** A process that starts, as far as its kind of answers goes; resolves to its end. */
async function begin(kind: 'real' | 'simulated', waitMs = SHORTLY_MS): Promise<() => Promise<void>> {
  const config = { ...app.services.config, isDemonstration: kind === 'simulated' };
  const { release } = await holdKindOfAnswers({ ...app.services, config }, waitMs);
  releases.push(release);
  return release;
}

describe('processes on one database', () => {
  it('begin beside others of their kind only, and are told what is wrong', async () => {
    await begin('real');
    await begin('real');
    const refused = begin('simulated');
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      'This process has no provider key, and a process with one runs on the same database',
    );
  });

  it('may change their kind once all have ended, also a moment after the start of the first', async () => {
    const ends = [await begin('simulated'), await begin('simulated')];
    await expect(begin('real')).rejects.toThrow('This process has a provider key, and a process without any');
    await ends[0]?.();
    await expect(begin('real')).rejects.toThrow(ConfigError);
    const waiting = begin('real', 15_000);
    await ends[1]?.();
    await waiting;
    await expect(begin('simulated')).rejects.toThrow(ConfigError);
  });

  it('of both kinds that start at once never both begin', async () => {
    for (let round = 0; round < 5; round += 1) {
      const begun = await Promise.allSettled([begin('real'), begin('simulated')]);
      expect(begun.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
      for (const release of releases.splice(0)) await release();
    }
  });

  it('still hold their kind after their connections were lost', async () => {
    await begin('real');
    const heldBy = () =>
      app.database.query(
        "select pid from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and datname = current_database()",
      );
    const lost = await heldBy();
    await app.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'answerscope kind of answers' and datname = current_database()",
    );
    const isHeldAgain = async () => {
      const [held] = await heldBy();
      return held !== undefined && held.pid !== lost[0]?.pid;
    };
    await expect.poll(isHeldAgain, { timeout: 15_000 }).toBe(true);
    await expect(begin('simulated')).rejects.toThrow(ConfigError);
  });
});
