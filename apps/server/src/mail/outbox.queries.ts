import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/pool.ts';
import { newId, type PersonId } from '../lib/ids.ts';
import type { Mail } from './mailer.ts';
import { mails } from './mails.tables.ts';

/** Writes a mail that is to be sent. Returns its id. */
export async function insertMail(
  tx: Transaction,
  { personId, to, subject, text, html, unsubscribeUrl = null }: Mail,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await tx.insert(mails).values({
    id,
    user_id: personId,
    recipient: to,
    subject,
    text,
    html,
    unsubscribe_url: unsubscribeUrl,
    created_at: now,
  });
  return id;
}

/** A mail that is still to be sent; null when it is gone or was handed over before. */
export async function findUnsentMail(tx: Transaction, id: string): Promise<Mail | null> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id));
  if (row === undefined || row.sent_at !== null) return null;
  return {
    personId: row.user_id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    unsubscribeUrl: row.unsubscribe_url,
  };
}

/** Keeps of its words `text`. False when the mail is gone: its account was erased meanwhile. */
export async function markMailSent(
  tx: Transaction,
  { id, text, now }: { id: string; text: string; now: Date },
): Promise<boolean> {
  const marked = await tx
    .update(mails)
    .set({
      sent_at: now,
      text,
      html: '',
      unsubscribe_url: null,
      error: null,
      given_up_at: null,
      tries: sql`${mails.tries} + 1`,
    })
    .where(eq(mails.id, id));
  return marked.rowCount === 1;
}

export async function markMailFailed(tx: Transaction, id: string, error: string): Promise<void> {
  await tx
    .update(mails)
    .set({ error, tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, id));
}

/** Unless it was handed over meanwhile. What the last try said stays; `reason` is for a worker that died and said nothing. */
export async function markMailGivenUp(
  tx: Transaction,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .update(mails)
    .set({ given_up_at: now, error: sql`coalesce(${mails.error}, ${reason})` })
    .where(and(eq(mails.id, id), isNull(mails.sent_at)));
}

/** A mail whose last attempt failed is to be sent again. */
export async function markMailWaiting(tx: Transaction, id: string): Promise<void> {
  await tx.update(mails).set({ given_up_at: null }).where(eq(mails.id, id));
}

export async function deleteMailsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(mails).where(lt(mails.created_at, before));
}

/** Takes back what a user could have unsubscribed from and no mail server has yet. By the service role. */
export async function deleteWaitingSubscribed(tx: Transaction, personId: PersonId): Promise<void> {
  await tx
    .delete(mails)
    .where(and(eq(mails.user_id, personId), isNotNull(mails.unsubscribe_url), isNull(mails.sent_at)));
}
