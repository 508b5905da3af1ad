import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; a link stands on a line of its own. */
  text: string;
  /** The same for readers of HTML. */
  html: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over: to the SMTP server, or as a file when none is configured. */
  send(mail: Mail): Promise<void>;
}

/** Sends by SMTP, or writes each mail to `<dataDir>/mails/*.eml` when there is no SMTP server. */
export function createMailer(settings: { smtpUrl: string | null; from: string; dataDir: string }): Mailer {
  if (settings.smtpUrl !== null) {
    const transport = nodemailer.createTransport(settings.smtpUrl);
    return {
      send: async (mail) => {
        await transport.sendMail({ from: settings.from, ...mail });
      },
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(settings.dataDir, 'mails');
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from: settings.from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      // Renamed when whole, so that a reader never sees half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
