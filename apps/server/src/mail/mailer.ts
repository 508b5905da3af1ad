import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { PersonId } from '../lib/ids.ts';

export interface Mail {
  /** Whose account it is about: it is erased with it. */
  personId: PersonId;
  to: string;
  subject: string;
  /** Plain text; a link stands on a line of its own. */
  text: string;
  /** The same for readers of HTML. */
  html: string;
  /** Where a program of the mailbox ends mails of this kind by one POST (RFC 8058); left out of what nobody subscribes to. */
  unsubscribeUrl?: string | null;
}

export interface Mailer {
  /** Resolves once the mail is handed over: to the SMTP server, or as a file when none is configured. */
  send(mail: Mail): Promise<void>;
  /** Signs in at the SMTP server and sends nothing; null where none is configured. */
  verify: ((waitMs: number) => Promise<void>) | null;
  /** Removes every file of mails about an account. */
  removeFilesOf(personId: PersonId): Promise<void>;
  /** Removes every file that was written before then. */
  removeFilesBefore(moment: Date): Promise<void>;
}

/** Sends by SMTP, or writes each mail to `<dataDir>/mails/*.eml` when there is no SMTP server. */
export function createMailer(settings: { smtpUrl: string | null; from: string; dataDir: string }): Mailer {
  const folder = join(settings.dataDir, 'mails');
  return {
    send: createSending(settings, folder),
    verify: settings.smtpUrl === null ? null : createVerification(settings.smtpUrl),
    ...createRemoval(folder),
  };
}

function createSending(settings: { smtpUrl: string | null; from: string }, folder: string): Mailer['send'] {
  if (settings.smtpUrl !== null) {
    const transport = nodemailer.createTransport(settings.smtpUrl);
    return async (mail) => {
      await transport.sendMail(messageOf(mail, settings.from));
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, settings.from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.personId}-${randomUUID()}.eml`;
    const file = join(folder, name);
    // Renamed when whole, so that a reader never sees half a mail.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** A mail as it leaves, with the headers by which a mailbox offers to end those of its kind. */
function messageOf({ to, subject, text, html, unsubscribeUrl }: Mail, from: string) {
  const message = { from, to, subject, text, html };
  if (!unsubscribeUrl) return message;
  return {
    ...message,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** With a connection of its own, whose waits are short. */
function createVerification(smtpUrl: string): NonNullable<Mailer['verify']> {
  return async (waitMs) => {
    const address = new URL(smtpUrl);
    for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
      address.searchParams.set(wait, String(waitMs));
    await nodemailer.createTransport(address.href).verify();
  };
}

/** Also where mails go by SMTP: there may be files from before. */
function createRemoval(folder: string): Omit<Mailer, 'send' | 'verify'> {
  const list = () =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  return {
    removeFilesOf: async (personId) => {
      for (const name of await list())
        if (name.includes(personId)) await rm(join(folder, name), { force: true });
    },
    removeFilesBefore: async (moment) => {
      for (const name of await list()) {
        const file = join(folder, name);
        const written = await stat(file).catch((error: NodeJS.ErrnoException) => {
          // Another worker was faster.
          if (error.code === 'ENOENT') return null;
          throw error;
        });
        if (written !== null && written.mtime < moment) await rm(file, { force: true });
      }
    },
  };
}
