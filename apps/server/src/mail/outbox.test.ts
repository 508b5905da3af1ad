import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { send } from '../../test/user.ts';
import { type MailServer, startMailServer } from './mail-server.fixture.ts';

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
    await expect.poll(() => server.said, { timeout: 10_000 }).toContain(`RCPT TO:<${user.email}>`);
    await expect
      .poll(async () => (await rows(user.email))[0]?.sent_at, { timeout: 5_000 })
      .toBeInstanceOf(Date);
    expect(await rows(user.email)).toMatchObject([{ text: '', html: '', tries: 1, error: null }]);
  });

  it('whose server is away waits with the reason, and the request does not notice', async () => {
    const user = await app.newUser();
    await server.stop();
    expect((await forget(user.email)).status).toBe(200);
    await expect
      .poll(async () => (await rows(user.email))[0]?.error ?? '', { timeout: 10_000 })
      .toContain('ECONNREFUSED');
    const [row] = await rows(user.email);
    expect(row).toMatchObject({ sent_at: null, tries: 1 });
    expect(row?.text).toContain('/api/auth/reset-password/');
  });
});
