import { type AdminMail, LIMITS } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Counted, countRows } from '../../database/count-rows.ts';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';
import { partPattern } from '../../database/search.ts';
import { maskLinks } from '../../mail/mask-links.ts';

const STATE = sql`case when m.sent_at is not null then 'sent' when m.given_up_at is not null then 'failed' else 'waiting' end`;
const COLUMNS = sql`m.id, m.user_id, m.recipient, m.subject, ${STATE} as state, m.tries as attempts,
  left(m.error, ${LIMITS.error_message_max}) as error, m.created_at, m.sent_at, m.given_up_at as failed_at`;

/** A page of mails, newest first. */
export async function listMails(
  tx: Transaction,
  {
    search = '',
    state,
    page,
  }: { search?: string | undefined; state?: AdminMail['state'] | undefined; page: number },
): Promise<Counted & { items: AdminMail[] }> {
  const conditions: SQL[] = [sql`true`];
  if (search !== '') {
    const pattern = partPattern(search);
    conditions.push(sql`(m.recipient ilike ${pattern} or m.subject ilike ${pattern})`);
  }
  if (state !== undefined) conditions.push(sql`${STATE} = ${state}`);
  const from = sql`from mails m where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await tx.execute<AdminMail & Record<string, unknown>>(sql`
    select ${COLUMNS} ${from} order by m.created_at desc, m.id desc
    limit ${LIMITS.page_size} offset ${(page - 1) * LIMITS.page_size}`);
  return {
    items: rows.map(toMail),
    ...(await countRows(tx, from, { shown: page * LIMITS.page_size })),
  };
}

/** A mail with its text, or null. No token of its links leaves the database unmasked. */
export async function findMail(
  tx: Transaction,
  id: string,
  options: { lock?: boolean } = {},
): Promise<(AdminMail & { text: string | null }) | null> {
  const lock = options.lock === true ? sql`for update` : sql``;
  const { rows } = await tx.execute<AdminMail & { text: string } & Record<string, unknown>>(
    sql`select ${COLUMNS}, m.text from mails m where m.id = ${id} ${lock}`,
  );
  const [row] = rows;
  return row === undefined ? null : { ...toMail(row), text: row.text === '' ? null : maskLinks(row.text) };
}

/** The job that failed to send a mail, or null once it was removed. */
export async function findFailedSending(
  tx: Transaction,
  mailId: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from ${sql.identifier(JOB_SCHEMA)}.job
    where name = 'send-mail' and state = 'failed' and data->>'mail_id' = ${mailId} limit 1 for update`);
  return rows[0] ?? null;
}

function toMail(row: AdminMail): AdminMail {
  const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    id: row.id,
    user_id: row.user_id,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    created_at: new Date(row.created_at).toISOString(),
    sent_at: moment(row.sent_at),
    failed_at: moment(row.failed_at),
  };
}
