import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { englishIn } from '../../../test/fitness/english-in.ts';
import { accountId } from '../../../test/ids.ts';
import type { TestUser } from '../../../test/user.ts';
import { sendMail } from '../../mail/outbox.jobs.ts';
import { HOUR_MS, KEYWORDS, later, startSummaryApp, WEEK_MS } from './summary-app.fixture.ts';
import { unsubscribeToken } from './unsubscribe-token.rules.ts';

let { app, choose, confirm, leave, mailsOf, make, newReader, plan, rowsOf } = {} as Awaited<
  ReturnType<typeof startSummaryApp>
>;
beforeAll(async () => {
  ({ app, choose, confirm, leave, mailsOf, make, newReader, plan, rowsOf } = await startSummaryApp());
});
afterAll(() => app.stop());

describe('a summary that its user asks for', () => {
  const ask = (user: TestUser) => user.post('/rpc/send_my_summary');
  const recently = () => new Date(Date.now() - HOUR_MS);

  it('comes at once, three times an hour, beside those that come by the clock', async () => {
    const user = await app.newReader(KEYWORDS);
    await confirm(user);
    await leave(user, recently(), { crm: ['yes'], bookkeeping: ['no'], payroll: ['no'] });
    await choose(user, 'off');
    expect((await ask(user)).body).toEqual({ sent_to: user.email });
    const [mail] = await mailsOf(user);
    expect(mail?.subject).toMatch(/^Summary of your visibility, /);
    expect(mail?.text).toContain('You asked for this mail in your settings');
    expect(await rowsOf(user)).toEqual([]);
    await ask(user);
    await ask(user);
    expectClosedError(await ask(user), 429);
    expect(await mailsOf(user)).toHaveLength(3);
  });

  it('is in the language of its reader', async () => {
    const user = await app.newReader(KEYWORDS);
    await confirm(user);
    await leave(user, recently(), { crm: ['yes'], bookkeeping: ['no'], payroll: ['no'] });
    await user.patch('/api/profile', { interface_language: 'de' });
    await ask(user);
    const mails = await app.database.query<{ subject: string; text: string; html: string }>(
      'select subject, text, html from mails where user_id = $1',
      [user.accountId],
    );
    expect(mails).toHaveLength(1);
    for (const mail of mails) {
      expect(mail.subject).toMatch(/^Ihre Sichtbarkeit, \d{1,2}\. \p{L}+ 20\d\d$/u);
      expect(mail.text).toMatch(/^Erwähnt: 1 von 3 Antworten, 33\u00a0% \(\d+–\d+\u00a0%\) in den letzten/m);
      expect(mail.html).toContain('<html lang="de">');
      expect(englishIn(mail)).toEqual([]);
    }
  });

  it('counts over the days of the plan where the chosen ones ended before its period', async () => {
    const user = await app.newReader(KEYWORDS);
    await confirm(user);
    await leave(user, recently(), { crm: ['yes'], bookkeeping: ['no'], payroll: ['no'] });
    await user.patch('/api/profile', { day_range: '2020-02' });
    await ask(user);
    const [mail] = await mailsOf(user);
    expect(mail?.text).toMatch(/Mentioned: 1 of 3 answers, .* in the last \d+ days/);
  });

  it('goes to no address that is not confirmed, and is not made of nothing', async () => {
    const user = await app.newReader(KEYWORDS);
    const unconfirmed = await ask(user);
    expect([unconfirmed.status, unconfirmed.body.details.reason]).toEqual([409, 'email_not_confirmed']);
    await confirm(user);
    const empty = await ask(user);
    expect([empty.status, empty.body.details.reason]).toEqual([409, 'nothing_measured']);
    expect(await mailsOf(user)).toEqual([]);
  });
});

describe('the end of summaries by the link of one', () => {
  const frequencyOf = async (user: TestUser) => (await user.get('/api/mail-settings')).body.summary_frequency;
  /** As a program of a mailbox asks: from nowhere, with no cookie. */
  const press = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    });
  const mailed = async () => {
    const user = await newReader();
    await plan();
    await make(user);
    const [mail] = await mailsOf(user);
    return { user, text: mail?.text ?? '', url: mail?.unsubscribe_url ?? '' };
  };

  it('is one POST without signing in, which takes back what waits for the mail server', async () => {
    const { user, url } = await mailed();
    expect(new URL(url).pathname).toBe('/unsubscribe');
    const reply = await press(url);
    expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
    expect(await frequencyOf(user)).toBe('off');
    expect(await mailsOf(user)).toEqual([]);
    // Once more is no error: a mailbox may ask again.
    expect((await press(url)).status).toBe(200);
    await plan(later(WEEK_MS));
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it('is not what opening the link does: it leads to a page that asks first', async () => {
    const { user, text, url } = await mailed();
    expect(text.split('\n')).toContain(url);
    const opened = await fetch(url, { headers: { accept: 'text/html' } });
    const page = await opened.text();
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page).toContain(`<form method="post" action="${new URL(url).search}">`);
    expect(page).not.toContain('<script');
    const headers = { accept: 'text/html', 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const german = await (await fetch(url, { headers })).text();
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('<h1>Zusammenfassungen abbestellen</h1>');
    expect(german).toContain('in den <a href="/tracker/settings/notifications">Einstellungen</a>');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect(await frequencyOf(user)).toBe('weekly');
  });

  it('is what the button of that page does, for whose link it is alone, whoever is signed in', async () => {
    const [one, other] = [await mailed(), await mailed()];
    const headers = { accept: 'text/html', origin: app.baseUrl, cookie: other.user.cookie };
    const page = await (await press(one.url, headers)).text();
    expect(page).toContain('You get no more summaries.');
    expect([await frequencyOf(one.user), await frequencyOf(other.user)]).toEqual(['off', 'weekly']);
  });

  it('is refused for a link that we have not made, and too often from one address', async () => {
    const { user, url } = await mailed();
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await press(forged)).status).toBe(400);
    expect((await press(`${app.baseUrl}/unsubscribe`)).status).toBe(400);
    expect(await (await press(forged, { accept: 'text/html' })).text()).toContain('This link is incomplete.');
    expect(await (await fetch(`${app.baseUrl}/unsubscribe`)).text()).toContain('This link is incomplete.');
    expect((await press(url, { cookie: user.cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect(await frequencyOf(user)).toBe('weekly');
    // Side by side, and more than come back meanwhile on a slow machine.
    const replies = await Promise.all(Array.from({ length: 150 }, () => press(forged)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 429]));
    await app.database.query("delete from rate_buckets where key not like 'provider:%'");
  });

  it('leaves no row of an account that is gone', async () => {
    const gone = accountId('0199c1de-0000-7000-8000-00000000dead');
    const token = unsubscribeToken(gone, app.services.linkSecret);
    expect((await press(`${app.baseUrl}/unsubscribe?token=${token}`)).status).toBe(200);
    expect(await app.database.query('select 1 from mail_settings where user_id = $1', [gone])).toEqual([]);
  });

  it('is offered in the headers of the mail, which are emptied once it is handed over', async () => {
    const { user, url } = await mailed();
    const [row] = await app.database.query<{ id: string }>(
      'select id from mails where unsubscribe_url = $1 and user_id = $2',
      [url, user.accountId],
    );
    const sent: unknown[] = [];
    const { mailer, database } = app.services;
    await sendMail.run(
      {
        mailer: { ...mailer, send: async (mail) => void sent.push(mail) },
        servicePool: database.servicePool,
        now: () => new Date(),
      },
      { mail_id: row?.id ?? '' },
    );
    expect(sent).toMatchObject([{ unsubscribeUrl: url, to: user.email }]);
    const text = expect.not.stringContaining(new URL(url).search);
    expect(await mailsOf(user)).toMatchObject([{ text, html: '', unsubscribe_url: null }]);
  });
});
