import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { type CheckApp, startCheckApp, until } from '../checks/check-app.fixture.ts';
import { startRunEngine } from './run.engine.ts';

/** Two channels: between them a run rests. */
const CHANNELS = ['openai', 'claude'];

let app: Owned<CheckApp>;
let administrator: TestUser;
beforeAll(async () => {
  app = await startCheckApp({}, { everyAssistant: true });
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const change = (run_channel_pause_ms: number) =>
  administrator.patch('/api/admin/tracker-settings', {
    reason: 'a test',
    settings: { run_channel_pause_ms },
  });
const forecastSeconds = async (user: TestUser) =>
  (await user.post('/api/run-forecast', { channels: CHANNELS })).body.expected_seconds;

describe('the pause between the channels of a run', () => {
  it('is two seconds until an administrator sets it, within bounds, and that is audited', async () => {
    const { body } = await administrator.get('/api/admin/tracker-settings');
    expect(body.settings.run_channel_pause_ms).toBe(2_000);
    expectClosedError(await change(-1), 400);
    expectClosedError(await change(60_001), 400);
    expect((await change(45_000)).body.settings.run_channel_pause_ms).toBe(45_000);
    const audited = await app.database.query(
      `select before->>'run_channel_pause_ms' as before, after->>'run_channel_pause_ms' as after from audit_logs
       where action = 'update_tracker_settings'`,
    );
    expect(audited).toEqual([{ before: '2000', after: '45000' }]);
  });

  it('is what a forecast counts and what a run that is under way rests', async () => {
    const user = await app.newTracker({ plan: 'Professional', keywords: ['crm for teams'] });
    await change(0);
    const without = await forecastSeconds(user);
    await change(45_000);
    expect((await forecastSeconds(user)) - without).toBeCloseTo(45, 0);

    await change(0);
    const { body: run } = await user.post('/api/runs', { channels: CHANNELS });
    // After its start, before its first channel ends.
    await change(45_000);
    const engine = startRunEngine(app.checks, { pollMs: 20 });
    const channels = () =>
      app.database.query<{ state: string; rest: number }>(
        `select state, extract(epoch from resume_at - now())::float8 as rest from run_channels
         where run_id = $1 order by position`,
        [run.id],
      );
    await until(async () => (await channels())[0]?.state === 'done');
    const [, second] = await channels();
    expect(second?.state).toBe('ready');
    expect(second?.rest).toBeGreaterThan(30);
    expect(second?.rest).toBeLessThanOrEqual(45);
    await engine.stop(10_000);
  });
});
