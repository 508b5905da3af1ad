import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { send } from '../../test/user.ts';
import { inTransaction } from '../database/pool.ts';
import { newId, type PersonId } from '../lib/ids.ts';
import { type MailServer, startMailServer } from './mail-server.fixture.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { removeOldMails, sendMail } from './outbox.jobs.ts';
import { insertMail } from './outbox.queries.ts';

let app: TestApp;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: server.url }, { sendsMails: true });
});
afterAll(() => app.stop());

interface Row {
  recipient: string;
  text: string;
  html: string;
  tries: number;
  error: string | null;
  sent_at: Date | null;
}

const rows = (email: string) => app.database.query<Row>('select * from mails where recipient = $1', [email]);
const forget = (email: string) =>
  send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email, redirectTo: '/login' } });

describe('a mail', () => {
  it('is posted with what causes it, handed over, and its link is kept no longer', async () => {
    const user = await app.newUser();
    expect((await forget(user.email)).status).toBe(200);
    await expect.poll(() => server.said).toContain(`RCPT TO:<${user.email}>`);
    await expect.poll(async () => (await rows(user.email))[0]?.sent_at).toBeInstanceOf(Date);
    const [row] = await rows(user.email);
    expect(row).toMatchObject({ html: '', tries: 1, error: null });
    expect(row?.text).toContain('/api/auth/reset-password/•••');
    expect(row?.text).not.toMatch(/reset-password\/[\w-]/);
  });

  it('whose server is away waits with the reason, and the request does not notice', async () => {
    const user = await app.newUser();
    await server.stop();
    expect((await forget(user.email)).status).toBe(200);
    await expect.poll(async () => (await rows(user.email))[0]?.error ?? '').toContain('ECONNREFUSED');
    const [row] = await rows(user.email);
    expect(row).toMatchObject({ sent_at: null, tries: 1 });
    expect(row?.text).toContain('/api/auth/reset-password/');
  });
});

describe('a mail that is written as a file', () => {
  const now = () => new Date();
  const context = (mailer: Mailer) => ({ mailer, servicePool: app.services.database.servicePool, now });
  const fileMailer = () =>
    createMailer({ smtpUrl: null, from: 'no-reply@example.com', dataDir: app.dataDir });
  const folder = () => join(app.dataDir, 'mails');
  const filesOf = (personId: PersonId) =>
    existsSync(folder()) ? readdirSync(folder()).filter((name) => name.includes(personId)) : [];
  const post = (personId: PersonId) =>
    inTransaction(app.services.database.servicePool, null, (tx) =>
      insertMail(tx, { personId, to: 'a@example.com', subject: 'A', text: 'A', html: '' }, now()),
    );

  it('leaves none when its account is erased while it is sent', async () => {
    const [kept, erased] = [newId<PersonId>(), newId<PersonId>()];
    await sendMail.run(context(fileMailer()), { mail_id: await post(kept) });
    expect(filesOf(kept)).toHaveLength(1);
    const mail_id = await post(erased);
    const mailer = fileMailer();
    const interrupted: Mailer = {
      ...mailer,
      send: async (mail) => {
        await mailer.send(mail);
        expect(filesOf(erased)).toHaveLength(1);
        await app.database.query('delete from mails where user_id = $1', [erased]);
      },
    };
    await sendMail.run(context(interrupted), { mail_id });
    expect(filesOf(erased)).toEqual([]);
    expect(filesOf(kept)).toHaveLength(1);
  });

  it('is removed after a month, as is what is known of it', async () => {
    const [old, young] = [newId<PersonId>(), newId<PersonId>()];
    for (const personId of [old, young])
      await sendMail.run(context(fileMailer()), { mail_id: await post(personId) });
    const before = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(join(folder(), filesOf(old)[0] ?? ''), before, before);
    await app.database.query('update mails set created_at = $2 where user_id = $1', [old, before]);
    await removeOldMails.run(context(fileMailer()), {});
    const known = await app.database.query('select user_id from mails where user_id = any($1)', [
      [old, young],
    ]);
    expect(known).toEqual([{ user_id: young }]);
    expect(filesOf(old)).toEqual([]);
    expect(filesOf(young)).toHaveLength(1);
  });
});
