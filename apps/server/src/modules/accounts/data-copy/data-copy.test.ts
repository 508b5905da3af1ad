import { describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../../test/shared-app.ts';
import { textsIn } from '../../../../test/unzip.ts';
import { send, type TestUser } from '../../../../test/user.ts';
import { sendMail } from '../../../mail/outbox.jobs.ts';
import { prepareDataCopy, removeExpiredCopies } from './data-copy.jobs.ts';

const DAY_MS = 86_400_000;

const app = sharedApp();

const jobContext = (days = 0) => ({
  tenant: app.services.checks.tenant,
  servicePool: app.services.database.servicePool,
  outbox: app.services.outbox,
  baseUrl: app.baseUrl,
  now: () => new Date(Date.now() + days * DAY_MS),
});
const request = (user: TestUser) => user.post('/rpc/request_my_data_copy');
const state = async (user: TestUser) => (await user.get('/api/data-copy')).body;
const keyOf = async (user: TestUser) => ({
  account_id: user.accountId,
  copy_id: (await state(user)).copy.id,
});
const prepare = async (user: TestUser, days = 0) => prepareDataCopy.run(jobContext(days), await keyOf(user));
const partsOf = ({ personId }: TestUser) =>
  app.database.query<{ build_id: string; bytes: Buffer }>(
    'select build_id, bytes from data_copy_parts where user_id = $1 order by part_no',
    [personId],
  );
const download = (url: string, cookie?: string) =>
  fetch(`${app.baseUrl}${url}`, { headers: cookie === undefined ? {} : { cookie } });

/** A user with more answers than are read at a time, whose text no packing makes small. */
async function userWithAnswers(answers: number): Promise<TestUser> {
  const user = await app.newUser({ company: 'Northwind' });
  await user.post('/functions/check-visibility', { keyword: 'crm', companyName: 'Northwind' });
  await app.database.query(
    `insert into answers select (jsonb_populate_record(null::answers, to_jsonb(a) || jsonb_build_object(
       'id', gen_random_uuid(), 'text', (select string_agg(md5(random()::text || m || n), '') from generate_series(1, 300) m))
     )).* from (select * from answers where account_id = $1 limit 1) a, generate_series(1, $2::int) n`,
    [user.personId, answers],
  );
  return user;
}

describe('a copy of the data of an account', () => {
  it('is asked for, put together later, mailed of, and downloaded whole', async () => {
    const user = await userWithAnswers(250);
    expect(await state(user)).toEqual({ copy: null, next_at: null });
    const asked = await request(user);
    expect(asked.body.copy).toMatchObject({ state: 'preparing', url: null, expires_at: null });
    const jobs = await app.database.query("select data from pgboss.job where name = 'prepare-data-copy'");
    expect(jobs).toEqual([{ data: await keyOf(user) }]);
    await prepare(user);
    const { copy } = await state(user);
    expect(copy.state).toBe('ready');
    expect(copy.rows_done).toBe(copy.rows_total);
    expect(Date.parse(copy.expires_at) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    // More than one piece: it was never whole in memory.
    expect((await partsOf(user)).length).toBeGreaterThan(1);
    for (const { bytes } of await partsOf(user)) expect(bytes.length).toBeLessThan(3_000_000);
    const reply = await download(copy.url, user.cookie);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="answerscope-data-20/);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(bytes.length).toBe(copy.byte_count);
    const files = textsIn(bytes);
    const answers = JSON.parse(files['json/answers.json'] ?? '');
    expect(answers).toHaveLength(251);
    expect(files['csv/answers.csv']?.split('\r\n').length).toBeGreaterThan(251);
    const [mail] = await app.database.query('select subject, text from mails where recipient = $1', [
      user.email,
    ]);
    expect(mail?.subject).toBe('Your Answerscope data is ready');
    expect(mail?.text).toContain('/tracker/settings/data');
  });

  it('holds the texts of mails that were sent, and no link that lets in', async () => {
    const user = await app.newUser();
    const reset = () =>
      send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email: user.email } });
    await reset();
    const mails = () =>
      app.database.query<{ id: string; text: string }>(
        'select id, text from mails where recipient = $1 order by id',
        [user.email],
      );
    const [first] = await mails();
    await sendMail.run({ ...jobContext(), mailer: app.services.mailer }, { mail_id: String(first?.id) });
    await reset();
    const stored = await mails();
    await request(user);
    await prepare(user);
    const { url } = (await state(user)).copy;
    const files = textsIn(new Uint8Array(await (await download(url, user.cookie)).arrayBuffer()));
    const copied: { sent_at: string | null; text: string | null }[] = JSON.parse(
      files['json/mails.json'] ?? '',
    );
    const textsWhere = (isSent: boolean) =>
      copied.filter(({ sent_at }) => (sent_at !== null) === isSent).map(({ text }) => text);
    expect(textsWhere(true)).toEqual([stored[0]?.text]);
    expect(textsWhere(false)).toEqual([null]);
    expect(stored[0]?.text).toContain('/reset-password/•••');
    const tokens = [first, stored[1]].map(
      (mail) => /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
    );
    for (const token of tokens) {
      expect(token.length).toBeGreaterThan(10);
      expect(JSON.stringify(files)).not.toContain(token);
    }
  });

  it('is its owner’s alone, signed in', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    await request(user);
    await prepare(user);
    const { url } = (await state(user)).copy;
    expect((await download(url)).status).toBe(401);
    expect((await download(url, other.cookie)).status).toBe(404);
    expect((await send(app.baseUrl, 'POST', url, { cookie: user.cookie })).status).toBe(404);
    expect((await download('/downloads/nothing.zip', user.cookie)).status).toBe(404);
    const head = await fetch(`${app.baseUrl}${url}`, { method: 'HEAD', headers: { cookie: user.cookie } });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is asked for once a day; one that failed keeps nobody waiting', async () => {
    const user = await app.newUser();
    const both = await Promise.all([request(user), request(user)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expectClosedError(await request(user), 429);
    expect((await state(user)).next_at).not.toBeNull();
    await prepareDataCopy.giveUp?.(jobContext(), await keyOf(user), 'a test');
    expect(await state(user)).toMatchObject({ copy: { state: 'failed' }, next_at: null });
    expect((await request(user)).status).toBe(200);
  });

  it('is removed after its week, and its address leads nowhere', async () => {
    const user = await app.newUser();
    await request(user);
    await prepare(user);
    const { url } = (await state(user)).copy;
    await removeExpiredCopies.run(jobContext(6.9), {});
    expect(await partsOf(user)).toHaveLength(1);
    await app.database.query(
      "update data_copies set expires_at = now() - interval '1 second' where user_id = $1",
      [user.personId],
    );
    expect((await download(url, user.cookie)).status).toBe(404);
    expect((await state(user)).copy).toBeNull();
    await removeExpiredCopies.run(jobContext(), {});
    expect(await partsOf(user)).toEqual([]);
  });

  it('is put together anew where a worker died, and one that was thought dead spoils nothing', async () => {
    const user = await userWithAnswers(40);
    await request(user);
    const key = await keyOf(user);
    await app.database.query(
      `create function slow_parts() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
    );
    await app.database.query(
      'create trigger slow_parts before insert on data_copy_parts for each row execute function slow_parts()',
    );
    const first = prepareDataCopy.run(jobContext(), key);
    const second = prepareDataCopy.run(jobContext(), key);
    await Promise.allSettled([first, second]);
    await app.database.query('drop function slow_parts cascade');
    const { copy } = await state(user);
    expect(copy.state).toBe('ready');
    const reply = await download(copy.url, user.cookie);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(bytes.length).toBe(copy.byte_count);
    expect(JSON.parse(textsIn(bytes)['json/answers.json'] ?? '')).toHaveLength(41);
    const mails = await app.database.query('select 1 from mails where recipient = $1', [user.email]);
    expect(mails).toHaveLength(1);
    // A job that comes, or is given up, when the copy is ready changes nothing.
    await prepareDataCopy.run(jobContext(), key);
    await prepareDataCopy.giveUp?.(jobContext(), key, 'a test');
    expect((await state(user)).copy).toEqual(copy);
    const again = await download(copy.url, user.cookie);
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
  });
});
