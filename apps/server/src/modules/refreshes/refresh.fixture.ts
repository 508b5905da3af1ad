import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { type RunApp, startRunApp } from '../runs/run.fixture.ts';

export const HOUR_MS = 3_600_000;

/** What the refreshes of a user are, as the API tells them. */
export const refreshesOf = async (user: TestUser) => (await user.get('/api/refreshes')).body;

/** The product with a clock that a test moves; before each test nobody is due. */
export function refreshStage() {
  let started: Owned<RunApp> | undefined;
  const stage = {
    get app(): RunApp {
      if (!started) throw new Error('The product is started before the first test.');
      return started;
    },
    now: new Date(),
    move(ms: number): void {
      stage.now = new Date(stage.now.getTime() + ms);
    },
  };
  beforeAll(async () => {
    started = await startRunApp();
    stage.app.checks.now = () => stage.now;
  });
  beforeEach(async () => {
    await stage.app.setPace({});
    // Of the users of the tests before nobody is due.
    await stage.app.database.query('delete from refresh_tracking; update keywords set is_paused = true');
    await stage.app.database.query('delete from tracker_settings');
    stage.now = new Date();
  });
  afterEach(async () => {
    await stage.app.stopEngines();
    await stage.app.resetSimulator();
  });
  afterAll(() => started?.stop());
  return stage;
}
