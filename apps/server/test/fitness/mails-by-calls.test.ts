import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataCopy } from '../../src/modules/accounts/data-copy/data-copy.jobs.ts';
import { checkWarnings } from '../../src/modules/monitoring/use-cases/check-warnings.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { codeOf } from '../authenticator.ts';
import { send, type TestUser } from '../user.ts';
import { englishIn } from './english-in.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await inGerman(await app.newAdministrator());
});
afterAll(() => app.stop());

async function inGerman(user: TestUser): Promise<TestUser> {
  await user.patch('/api/profile', { interface_language: 'de', time_zone: 'Europe/Berlin' });
  return user;
}
const newReader = async () => inGerman(await app.newUser({ company: 'Nordlicht' }));

interface Posted {
  subject: string;
  text: string;
  html: string;
}
const mailsTo = (email: string) =>
  app.database.query<Posted & Record<string, unknown>>(
    'select subject, text, html from mails where recipient = $1 order by id',
    [email],
  );
const mailTo = async (email: string): Promise<Posted> => {
  const mail = (await mailsTo(email)).at(-1);
  if (mail === undefined) throw new Error(`no mail was posted to ${email}`);
  return mail;
};
const signIn = ({ email, password }: TestUser) =>
  send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const operate = (operation: string, { personId: userId }: TestUser, data: object = {}) =>
  administrator.post('/functions/admin-operations', {
    operation,
    userId,
    data: { reason: 'Ein Grund', ...data },
  });
const linkIn = (text: string, page: string) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
const askDeletion = (user: TestUser) =>
  user.post('/rpc/delete_my_account', { email: user.email, password: user.password });

/** The cause of each mail and its German subject. Each resolves to the address that the mail goes to. */
const CAUSES: readonly [string, string, () => Promise<string>][] = [
  [
    'a forgotten password',
    'Passwort für Answerscope zurücksetzen',
    async () => {
      const { email } = await newReader();
      await send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email } });
      return email;
    },
  ],
  [
    'a new address',
    'bestätigen',
    async () => {
      const user = await newReader();
      await user.post('/rpc/change_my_email', { email: `neu.${user.email}`, password: user.password });
      return `neu.${user.email}`;
    },
  ],
  [
    'a changed address',
    'wurde geändert',
    async () => {
      const user = await newReader();
      await user.post('/rpc/change_my_email', { email: `neu.${user.email}`, password: user.password });
      const token = linkIn((await mailTo(`neu.${user.email}`)).text, 'confirm-email');
      await send(app.baseUrl, 'POST', '/rpc/confirm_my_email', { body: { token } });
      return user.email;
    },
  ],
  [
    'an address that an administrator corrects',
    'bestätigen',
    async () => {
      const user = await newReader();
      await operate('correct_email', user, { email: `recht.${user.email}` });
      return `recht.${user.email}`;
    },
  ],
  [
    'an address that an administrator replaced',
    'wurde geändert',
    async () => {
      const user = await newReader();
      await app.database.query('update auth."user" set email_verified = true where id = $1', [
        user.accountId,
      ]);
      await operate('correct_email', user, { email: `recht.${user.email}` });
      return user.email;
    },
  ],
  [
    'a deletion that is asked for',
    'wird gelöscht',
    async () => {
      const user = await newReader();
      await askDeletion(user);
      return user.email;
    },
  ],
  [
    'a deletion that is taken back',
    'bleibt',
    async () => {
      const user = await newReader();
      await askDeletion(user);
      await signIn(user);
      return user.email;
    },
  ],
  [
    'a deletion by an administrator',
    'wird gelöscht',
    async () => {
      const user = await newReader();
      await operate('delete_account', user);
      return user.email;
    },
  ],
  [
    'a deletion that an administrator takes back',
    'bleibt',
    async () => {
      const user = await newReader();
      await operate('delete_account', user);
      await operate('cancel_account_deletion', user);
      return user.email;
    },
  ],
  [
    'a copy of the data',
    'Daten',
    async () => {
      const user = await newReader();
      await user.post('/rpc/request_my_data_copy');
      const { copy } = (await user.get('/api/data-copy')).body;
      const { checks, database, outbox } = app.services;
      await prepareDataCopy.run(
        {
          tenant: checks.tenant,
          servicePool: database.servicePool,
          outbox,
          baseUrl: app.baseUrl,
          now: () => new Date(),
        },
        { account_id: user.accountId, copy_id: copy.id },
      );
      return user.email;
    },
  ],
  [
    'an authenticator app that an administrator switches off',
    'fragt nicht mehr nach einem Code',
    async () => {
      const user = await newReader();
      const begun = await user.post('/api/auth/two-factor/enable', { password: user.password });
      await user.post('/api/auth/two-factor/verify-totp', { code: codeOf(begun.body.totpURI) });
      await operate('switch_off_authenticator', user);
      return user.email;
    },
  ],
  [
    'a new API key',
    'API-Schlüssel',
    async () => {
      const user = await newReader();
      await user.post('/api/api-keys', { name: 'Kasse', scope: 'read', password: user.password });
      return user.email;
    },
  ],
  [
    'an API key that an administrator revokes',
    'widerrufen',
    async () => {
      const user = await newReader();
      const key = { name: 'Kasse', scope: 'write', password: user.password };
      const { id } = (await user.post('/api/api-keys', key)).body;
      await administrator.post(`/api/admin/api-keys/${id}/revoke`, { reason: 'Ein Grund' });
      return user.email;
    },
  ],
  [
    'an invitation, whose language is that of who invites',
    'Answerscope',
    async () => {
      await administrator.post('/api/admin/invitations', { email: 'gast@example.com', reason: 'Ein Grund' });
      return 'gast@example.com';
    },
  ],
  [
    'a test mail',
    'E-Mails von Answerscope kommen an',
    async () => {
      await administrator.post('/api/admin/system-health/test-mail', {});
      return administrator.email;
    },
  ],
  [
    'a warning',
    'Anfragen scheitern',
    async () => {
      await app.database.query('update warning_rules set is_active = false');
      await administrator.post('/api/admin/warning_rules', {
        name: 'Anfragen scheitern',
        measure: 'failed_answers',
        comparison: 'gt',
        threshold: 12.5,
        window_minutes: 15,
        cooldown_minutes: 60,
        receivers: '',
        is_active: true,
      });
      await app.database.query(
        `insert into provider_minutes (provider, minute, calls, failures) values ('openai', date_trunc('minute', now()), 40, 11)`,
      );
      const { database, outbox } = app.services;
      await checkWarnings({
        servicePool: database.servicePool,
        outbox,
        baseUrl: app.baseUrl,
        dailyLimitMicrodollars: 1_000_000_000,
        now: new Date(),
      });
      return administrator.email;
    },
  ],
];

describe('a German reader gets a German mail of', () => {
  it.each(CAUSES)('%s', async (_cause, subject, cause) => {
    await app.database.query('delete from rate_buckets');
    const mail = await mailTo(await cause());
    expect(mail.subject).toContain(subject);
    expect(mail.html).toContain('<html lang="de">');
    expect(englishIn(mail)).toEqual([]);
  });

  it('whatever language somebody else reads', async () => {
    const user = await app.newUser();
    await askDeletion(user);
    const mail = await mailTo(user.email);
    expect(mail.html).toContain('<html lang="en">');
    expect(englishIn(mail).length).toBeGreaterThan(2);
  });
});
