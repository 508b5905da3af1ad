import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';

let app: TestApp;
let administrator: TestUser;
let isBroken = true;
const done: string[] = [];
const job = defineJob({
  name: 'fetch-rates',
  input: z.object({ day: z.string() }),
  retry: { times: 0, first_pause_seconds: 1, longest_pause_seconds: 1 },
  expire_seconds: 60,
  run: async (_: object, { day }) => {
    if (isBroken) throw new Error('the bank is closed');
    done.push(day);
  },
});
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  await app.services.jobs.work([job], {});
});
afterAll(() => app.stop());

const enqueue = (day: string, start_after?: Date) =>
  inTransaction(app.services.database.servicePool, null, (tx) =>
    app.services.jobs.enqueue(tx, job, { day }, start_after ? { start_after } : {}),
  );
const list = async (name: 'failed' | 'waiting') =>
  (await administrator.get(`/api/admin/jobs?list=${name}`)).body;
const retry = (id: string) =>
  administrator.post(`/api/admin/jobs/${id}/retry`, { reason: 'The bank is open' });

describe('jobs', () => {
  it('that wait are listed with when they are due', async () => {
    await enqueue('monday', new Date('2100-01-01T00:00:00Z'));
    const { items, total } = await list('waiting');
    expect({ items, total }).toMatchObject({
      total: 1,
      items: [
        {
          name: 'fetch-rates',
          state: 'waiting',
          input: '{"day": "monday"}',
          tries: 0,
          tries_max: 1,
          error: null,
          next_try_at: '2100-01-01T00:00:00.000Z',
        },
      ],
    });
    expectClosedError(await retry(items[0].id), 404);
  });

  it('that failed for the last time say why, and are tried once more with a reason, which is audited', async () => {
    await enqueue('tuesday');
    await expect.poll(async () => (await list('failed')).total).toBe(1);
    const [failed] = (await list('failed')).items;
    expect(failed).toMatchObject({ state: 'failed', error: 'the bank is closed', tries: 1, tries_max: 1 });
    expect(failed.failed_at).not.toBeNull();
    isBroken = false;
    expect((await retry(failed.id)).body).toEqual({ id: failed.id, name: 'fetch-rates' });
    expectClosedError(await retry(failed.id), 404);
    await expect.poll(() => done).toEqual(['tuesday']);
    expect((await list('failed')).total).toBe(0);
    const rows = await app.database.query(
      "select subject_id, reason, after from audit_logs where action = 'retry_job'",
    );
    expect(rows).toEqual([
      {
        subject_id: failed.id,
        reason: 'The bank is open',
        after: { state: 'retrying', name: 'fetch-rates' },
      },
    ]);
  });

  it('are nobody’s to see or to try again but administrators’', async () => {
    const user = await app.newUser();
    expectClosedError(await user.get('/api/admin/jobs'), 403);
    expectClosedError(
      await user.post('/api/admin/jobs/01a20c23-c440-7006-afb1-faf5e5af0656/retry', { reason: 'Please' }),
      403,
    );
  });
});
