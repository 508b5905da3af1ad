import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { personId } from '../../test/ids.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { createMailer } from './mailer.ts';

const PERSON = personId('0199c1de-0000-7000-8000-000000000001');
const OTHER = personId('0199c1de-0000-7000-8000-000000000002');
const mail = {
  personId: PERSON,
  to: 'person@example.com',
  subject: 'Grüße',
  text: 'Open\n\nhttps://example.com/a?b=c\n',
  html: '<p>Open <a href="https://example.com">it</a></p>',
};
const folders: string[] = [];
function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-mail-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('a mail', () => {
  it('is a file that only its owner reads while no mail server is set', async () => {
    const folder = dataDir();
    const mailer = createMailer({
      smtpUrl: null,
      from: 'Answerscope <no-reply@example.com>',
      dataDir: folder,
    });
    await Promise.all([mailer.send(mail), mailer.send({ ...mail, to: 'other@example.com' })]);
    const files = readdirSync(join(folder, 'mails'));
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    const texts = files.map((file) => readFileSync(join(folder, 'mails', file), 'utf8'));
    const text = texts.find((one) => one.includes('To: person@example.com')) ?? '';
    expect(text).toContain('From: Answerscope <no-reply@example.com>');
    expect(text.split('\n')).toContain('https://example.com/a?b=c');
    expect(text).toContain('Content-Type: multipart/alternative');
    expect(text.split('\n')).toContain(mail.html);
    for (const file of files) expect(statSync(join(folder, 'mails', file)).mode & 0o077).toBe(0);
  });

  it('that can be ended says how in its headers, and no other does', async () => {
    const folder = dataDir();
    const mailer = createMailer({ smtpUrl: null, from: 'a@example.com', dataDir: folder });
    const url = `https://example.com/unsubscribe/one-click?token=${PERSON}~${'x'.repeat(43)}`;
    await mailer.send({ ...mail, unsubscribeUrl: url });
    await mailer.send({ ...mail, unsubscribeUrl: null });
    const texts = readdirSync(join(folder, 'mails'))
      .toSorted()
      .map((file) => readFileSync(join(folder, 'mails', file), 'utf8').replace(/\n /g, ' '));
    expect(texts[0]).toContain(`List-Unsubscribe: <${url}>\n`);
    expect(texts[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    expect(texts[1]).not.toContain('List-Unsubscribe');
  });

  it('goes to the mail server that is set, and no file is left', async () => {
    const server = await startMailServer();
    const folder = dataDir();
    await createMailer({ smtpUrl: server.url, from: 'no-reply@example.com', dataDir: folder }).send(mail);
    await server.stop();
    expect(server.said).toContain('RCPT TO:<person@example.com>');
    expect(server.said).toContain('https://example.com/a?b=c');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that is a file goes with the account it is about, whatever address it went to, and by age', async () => {
    const folder = dataDir();
    const mailer = createMailer({ smtpUrl: null, from: 'no-reply@example.com', dataDir: folder });
    const files = () => readdirSync(join(folder, 'mails'));
    // Nothing was ever sent: there is no folder yet.
    await mailer.removeFilesOf(PERSON);
    await mailer.removeFilesBefore(new Date());
    for (const one of [mail, { ...mail, to: 'former@example.com' }, { ...mail, personId: OTHER }])
      await mailer.send(one);
    await mailer.removeFilesOf(PERSON);
    expect(files()).toHaveLength(1);
    expect(files()[0]).toContain(OTHER);
    await mailer.send(mail);
    const [old] = files().filter((name) => name.includes(OTHER));
    const lastMonth = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(join(folder, 'mails', old ?? ''), lastMonth, lastMonth);
    await mailer.removeFilesBefore(new Date(Date.now() - 30 * 86_400_000));
    expect(files()).toHaveLength(1);
    expect(files()[0]).toContain(PERSON);
  });

  it('that could not be handed over says so', async () => {
    const server = await startMailServer();
    await server.stop();
    const mailer = createMailer({ smtpUrl: server.url, from: 'no-reply@example.com', dataDir: dataDir() });
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
