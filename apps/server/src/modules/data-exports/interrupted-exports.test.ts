import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send } from '../../../test/user.ts';
import { type ExportApp, startExportApp } from './data-export-app.fixture.ts';
import { prepareDataExport } from './data-exports.jobs.ts';
import { writeDataExport } from './use-cases/write-data-export.ts';

let app: ExportApp;
beforeAll(async () => {
  app = await startExportApp();
  await app.newReader(['crm for teams', 'crm for dentists']);
});
afterAll(() => app.stop());
beforeEach(() => app.forgetExports());

/** Does what keeps parts of files, each of which takes a while. */
async function slowly(work: () => Promise<unknown>[]): Promise<void> {
  await app.database.query(
    `create function slow_parts() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
  );
  await app.database.query(
    'create trigger slow_parts before insert on data_export_parts for each row execute function slow_parts()',
  );
  await Promise.allSettled(work());
  await app.database.query('drop function slow_parts cascade');
}

describe('a data export', () => {
  it('is put together anew where a worker died, and one that was thought dead spoils nothing', async () => {
    const { body } = await app.startExport({ entity: 'keywords', format: 'json' });
    const job = { export_id: body.id };
    await slowly(() => [
      prepareDataExport.run(app.context(), job),
      prepareDataExport.run(app.context(), job),
    ]);
    const [one] = await app.listExports();
    if (one === undefined) throw new Error('the file is not listed');
    expect(one).toMatchObject({ state: 'ready', rows_done: 2 });
    const contents = await app.contentsOf(one);
    expect(JSON.parse(contents)).toHaveLength(2);
    // A job that comes, or is given up, when the file is ready changes nothing.
    await prepareDataExport.run(app.context(), job);
    await prepareDataExport.giveUp?.(app.context(), job, 'a test');
    expect(await app.listExports()).toEqual([one]);
    expect(await app.contentsOf(one)).toBe(contents);
  });

  it('that is too large, or cannot be made, says so', async () => {
    const { body } = await app.startExport({ entity: 'keywords', format: 'json' });
    await writeDataExport({ ...app.context(), bytesMax: 100 }, body.id);
    const [large] = await app.listExports();
    expect(large).toMatchObject({ state: 'failed', url: null });
    expect(large?.failure).toContain('Please choose fewer days');
    expect(await app.database.query('select 1 from data_export_parts')).toEqual([]);
    const other = (await app.startExport({ entity: 'users', format: 'csv' })).body;
    await prepareDataExport.giveUp?.(app.context(), { export_id: other.id }, 'a test');
    expect((await app.listExports())[0]).toMatchObject({ id: other.id, state: 'failed' });
  });

  it('that would not fit beside the other files says so', async () => {
    const room = (await app.makeExport({ entity: 'users', format: 'json' })).byte_count + 10_000;
    const write = async (allBytesMax: number) => {
      const { body } = await app.startExport({ entity: 'users', format: 'json' });
      await writeDataExport({ ...app.context(), allBytesMax }, body.id);
      return (await app.listExports())[0];
    };
    expect(await write(room)).toMatchObject({ state: 'ready' });
    const refused = await write(room - 9_990);
    expect(refused).toMatchObject({ state: 'failed', url: null });
    expect(refused?.failure).toContain('Please delete one first');
    await app.database.query(
      "update data_exports set byte_count = $1 where id = (select id from data_exports where state = 'ready' limit 1)",
      [LIMITS.data_exports_bytes_max],
    );
    expect(expectClosedError(await app.startExport({ entity: 'users', format: 'csv' }), 409).message).toBe(
      'All files together reach the limit of 4 GB. Please delete one first.',
    );
  });

  it('that is deleted while it is made comes to nothing', async () => {
    const { body } = await app.startExport({ entity: 'users', format: 'csv' });
    const isBegun = async () =>
      (await app.database.query('select 1 from data_exports where build_id is not null')).length > 0;
    const remove = async () => {
      await expect.poll(isBegun, { interval: 10 }).toBe(true);
      const reply = await send(app.baseUrl, 'DELETE', `/api/admin/data-exports/${body.id}`, {
        cookie: app.administrator.cookie,
      });
      expect(reply.body).toEqual({ id: body.id });
    };
    let removing: Promise<void> | undefined;
    await slowly(() => {
      removing = remove();
      return [prepareDataExport.run(app.context(), { export_id: body.id }), removing];
    });
    await removing;
    expect(await app.listExports()).toEqual([]);
    expect(await app.database.query('select 1 from data_export_parts')).toEqual([]);
    // A job that comes again has nothing to do.
    await prepareDataExport.run(app.context(), { export_id: body.id });
    expect(await app.listExports()).toEqual([]);
    expect(await app.database.query('select 1 from data_export_parts')).toEqual([]);
  });

  it('waits for others where three are made, and for room where there are twenty', async () => {
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => app.startExport({ entity: 'users', format: 'csv' })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    await app.database.query("update data_exports set state = 'failed'");
    await app.database.query(
      `insert into data_exports (id, entity, format, has_personal_data, state, requested_by, requested_at)
       select gen_random_uuid(), entity, format, false, 'failed', requested_by, requested_at
       from (select * from data_exports limit 1) one, generate_series(1, $1::int)`,
      [LIMITS.data_exports_max - 3],
    );
    expect(expectClosedError(await app.startExport({ entity: 'users', format: 'csv' }), 409).message).toBe(
      'There are 20 files. Please delete one first.',
    );
  });

  it('whose worker died holds no place', async () => {
    const started: string[] = [];
    for (let count = 0; count < 3; count += 1)
      started.push((await app.startExport({ entity: 'users', format: 'csv' })).body.id);
    const asJob = (id: string | undefined, columns: string) =>
      app.database.query(
        `update pgboss.job set ${columns} where name = 'prepare-data-export' and data ->> 'export_id' = $1`,
        [id],
      );
    const full = async () => (await app.startExport({ entity: 'users', format: 'csv' })).status;
    for (const id of started) await asJob(id, "state = 'active', started_on = now(), heartbeat_on = now()");
    expect(await full()).toBe(409);
    await asJob(started[0], "heartbeat_on = now() - interval '21 seconds'");
    expect(await full()).toBe(200);
    expect(await full()).toBe(409);
    // The queue has noticed, and has it wait for its next try.
    await asJob(started[1], "state = 'retry'");
    expect(await full()).toBe(200);
    expect(await full()).toBe(409);
  });
});
