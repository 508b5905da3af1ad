import type { Answer } from '@answerscope/assistants';
import type { Channel } from '@answerscope/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Pool, Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { counting_leases } from '../answers/companies.tables.ts';
import { type CompanyMention, queueUnread } from '../answers/index.ts';
import { companies } from '../brand/companies.tables.ts';

/** How long a worker may be silent before another one goes on. */
const LEASE_SECONDS = 30;

/** A user's companies in one worker's hands. */
export interface Counting {
  account_id: AccountId;
  epoch: number;
}

/** Takes a user with something to count whom nobody has in hand; null when there is none. Times are the database's. */
export async function claimCounting(servicePool: Pool): Promise<Counting | null> {
  const claimed = await servicePool.query<{ account_id: AccountId; lease_epoch: number }>({
    name: 'claim_counting',
    text: `
      insert into counting_leases as l (account_id, lease_epoch, lease_until)
      select due.account_id, 1, clock_timestamp() + interval '${LEASE_SECONDS} seconds'
      from (select account_id from uncounted_answers
            union select account_id from companies where not is_searched
            union select account_id from competitors where company_key is null) due
      left join counting_leases lease on lease.account_id = due.account_id
      where lease.lease_until is null or lease.lease_until < now()
      order by lease.lease_until nulls first limit 1
      on conflict (account_id) do update set lease_epoch = l.lease_epoch + 1, lease_until = excluded.lease_until
        where l.lease_until is null or l.lease_until < now()
      returning account_id, lease_epoch`,
  });
  const row = claimed.rows[0];
  return row === undefined ? null : { account_id: row.account_id, epoch: row.lease_epoch };
}

/** Renews the lease and holds it until the transaction ends; false when it is another worker's. */
export async function holdCounting(tx: Transaction, { account_id, epoch }: Counting): Promise<boolean> {
  const renewed = await tx
    .update(counting_leases)
    .set({ lease_until: sql`clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'` })
    .where(and(eq(counting_leases.account_id, account_id), eq(counting_leases.lease_epoch, epoch)));
  return renewed.rowCount === 1;
}

/** Lets another worker, or this one later, go on; after an error not before `afterSeconds`. */
export async function releaseCounting(
  servicePool: Pool,
  { account_id, epoch }: Counting,
  afterSeconds: number,
): Promise<void> {
  await servicePool.query(
    `update counting_leases set lease_until = clock_timestamp() + $3 * interval '1 second'
     where account_id = $1 and lease_epoch = $2`,
    [account_id, epoch, afterSeconds],
  );
}

/** An answer with one of its verdicts, as companies are read in it. */
export interface StoredAnswer extends Pick<Answer, 'text' | 'finish' | 'citations' | 'sources'> {
  answer_id: string;
  judgement_id: string;
  brand_revision: number;
  question: string;
  language: string | null;
  /** Names the verdict found without anybody having declared them, and declared ones that it found. */
  found: string[];
  run_id: string;
  channel: Channel;
  /** Its doubtful places may be asked about: it counts, came lately, and this verdict is in force. */
  is_new: boolean;
  /** Whether the rules are not sure of the verdict. */
  is_doubtful: boolean;
}

/**
 * Answers that are still to be read, some of them, in the order of their ids. Until the transaction ends no decision can
 * have one of them read again: it waits, so that none is read without it.
 */
export async function listUncounted(
  tx: Transaction,
  accountId: AccountId,
  of: { limit: number; newSince: Date },
): Promise<StoredAnswer[]> {
  return listStored(
    tx,
    sql`(select * from uncounted_answers where account_id = ${accountId} order by answer_id, judgement_id
      limit ${of.limit} for update) v0`,
    of.newSince,
  );
}

/** The next answers behind a place, in the order of their ids. */
export async function listTextsAfter(
  tx: Transaction,
  accountId: AccountId,
  of: { cursor: string | null; limit: number },
): Promise<{ id: string; text: string }[]> {
  const isNext = of.cursor === null ? sql`true` : sql`id > ${of.cursor}`;
  const found = await tx.execute<{ id: string; text: string }>(sql`
    select id, text from answers where account_id = ${accountId} and ${isNext} order by id limit ${of.limit}`);
  return found.rows;
}

/** Every verdict on these answers that holds, or will when a preview is applied. */
export async function listVerdictsInForce(
  tx: Transaction,
  accountId: AccountId,
  of: { ids: readonly string[]; newSince: Date },
): Promise<StoredAnswer[]> {
  if (of.ids.length === 0) return [];
  return listStored(
    tx,
    sql`(select a.account_id, a.id as answer_id, h.judgement_id
      from (select ${accountId}::uuid as account_id, id from unnest(${sql.param([...of.ids])}::uuid[]) as i(id)) a
      cross join lateral (
        (select o.judgement_id from verdicts o
         join judgements k on k.account_id = o.account_id and k.id = o.judgement_id and k.state in ('current', 'superseded')
         where o.account_id = a.account_id and o.answer_id = a.id
         order by (k.state = 'current') desc, k.id desc limit 1)
        union all
        (select o.judgement_id from verdicts o
         join judgements k on k.account_id = o.account_id and k.id = o.judgement_id and k.state = 'preview'
         where o.account_id = a.account_id and o.answer_id = a.id)) h) v0`,
    of.newSince,
  );
}

async function listStored(tx: Transaction, keys: SQL, newSince: Date): Promise<StoredAnswer[]> {
  const found = await tx.execute<StoredAnswer & Record<string, unknown>>(sql`
    select a.id as answer_id, v.judgement_id, j.brand_revision, a.text, a.finish, a.citations, a.sources, a.language,
      s.question, a.run_id, a.channel, v.doubt is not null as is_doubtful,
      a.is_counted and j.state in ('current', 'superseded')
        and a.asked_at > ${newSince.toISOString()}::timestamptz as is_new,
      coalesce((select jsonb_agg(u ->> 'name') from jsonb_array_elements(v.undeclared) u), '[]')
        || coalesce((select jsonb_agg(c ->> 'name') from jsonb_array_elements(v.competitors) c
                     where (c ->> 'mentions')::int > 0), '[]') as found
    from ${keys}
    join verdicts v on v.account_id = v0.account_id and v.answer_id = v0.answer_id and v.judgement_id = v0.judgement_id
    join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.brand_revision is not null
    join answers a on a.account_id = v.account_id and a.id = v.answer_id
    join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
    order by a.id, v.judgement_id`);
  return found.rows;
}

/**
 * Removes what answers behind one place, up to another, were found to hold of these companies: it is found again. Their
 * reports are computed again, too.
 */
export async function removeMentions(
  tx: Transaction,
  accountId: AccountId,
  of: { keys: readonly string[]; cursor: string | null; last: string },
): Promise<void> {
  const isBehind = of.cursor === null ? sql`true` : sql`answer_id > ${of.cursor}`;
  const removed = await tx.execute<{ answer_id: string; judgement_id: string }>(sql`
    delete from company_mentions
    where account_id = ${accountId} and company_key = any(${sql.param([...of.keys])}::text[])
      and ${isBehind} and answer_id <= ${of.last}
    returning answer_id, judgement_id`);
  await queueUnread(tx, accountId, removed.rows);
  await markAnswers(
    tx,
    accountId,
    removed.rows.map(({ answer_id }) => answer_id),
  );
}

/** Removes what verdicts were found to hold of the companies that are read in their answers again. */
export async function removeRead(
  tx: Transaction,
  accountId: AccountId,
  read: readonly { answer_id: string; judgement_id: string }[],
): Promise<void> {
  await tx.execute(sql`
    delete from company_mentions m using ${verdictSet(read)}, companies c
    where m.account_id = ${accountId} and m.answer_id = p.answer_id and m.judgement_id = p.judgement_id
      and c.account_id = m.account_id and c.key = m.company_key and (c.is_searched or m.answer_id <= c.cursor)`);
}

/** Writes what answers hold; whoever writes the same again changes nothing. */
export async function insertMentions(
  tx: Transaction,
  accountId: AccountId,
  mentions: readonly CompanyMention[],
): Promise<void> {
  if (mentions.length === 0) return;
  const rows = mentions.map((one) => ({ account_id: accountId, ...one }));
  await tx.execute(sql`
    insert into company_mentions
    select * from jsonb_populate_recordset(null::company_mentions, ${JSON.stringify(rows)}::jsonb)
    on conflict (account_id, answer_id, judgement_id, company_key) do update
      set mentions = excluded.mentions, first_at = excluded.first_at, form = excluded.form, doubt = excluded.doubt`);
}

/** These answers are read. */
export async function deleteUncounted(
  tx: Transaction,
  accountId: AccountId,
  answers: readonly { answer_id: string; judgement_id: string }[],
): Promise<void> {
  await tx.execute(sql`
    delete from uncounted_answers w using ${verdictSet(answers)}
    where w.account_id = ${accountId} and w.answer_id = p.answer_id and w.judgement_id = p.judgement_id`);
}

const verdictSet = (of: readonly { answer_id: string; judgement_id: string }[]): SQL =>
  sql`${recordset(of.map(({ answer_id, judgement_id }) => ({ answer_id, judgement_id })))}
    as p(answer_id uuid, judgement_id uuid)`;

const recordset = (rows: readonly object[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/** Has the reports computed again that these answers stand in. */
export async function markAnswers(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<void> {
  if (answerIds.length > 0)
    await mark(tx, accountId, sql`select ${sql.param([...answerIds])}::uuid[] as ids`);
}

/** Has the reports computed again whose answers name one of these companies. */
export async function markCompanies(
  tx: Transaction,
  accountId: AccountId,
  keys: readonly string[],
): Promise<void> {
  await mark(
    tx,
    accountId,
    sql`select array_agg(distinct m.answer_id) as ids from company_mentions m
      where m.account_id = ${accountId} and m.company_key = any(${sql.param([...keys])}::text[])`,
  );
}

async function mark(tx: Transaction, accountId: AccountId, ids: SQL): Promise<void> {
  await tx.execute(sql`
    update run_channels c set is_recounted = true
    from (select distinct a.run_id, a.channel from (${ids}) of join answers a
            on a.account_id = ${accountId} and a.id = any(of.ids)) named
    where c.account_id = ${accountId} and c.run_id = named.run_id and c.channel = named.channel
      and c.reported_at is not null and not c.is_recounted`);
}

/** The spellings by which answers name each of these companies: most answers first, of equals the shortest. */
export async function listWrittenNames(
  tx: Transaction,
  accountId: AccountId,
  keys: readonly string[],
): Promise<{ company_key: string; form: string }[]> {
  const found = await tx.execute<{ company_key: string; form: string }>(sql`
    select company_key, form from company_mentions
    where account_id = ${accountId} and company_key = any(${sql.param([...keys])}::text[])
    group by company_key, form
    order by company_key, count(distinct answer_id) desc, length(form), form`);
  return found.rows;
}

/** Names found in answers that mention one of these companies: one may have been an alias, and is no longer. */
export async function listFoundBeside(
  tx: Transaction,
  accountId: AccountId,
  keys: readonly string[],
): Promise<string[]> {
  const found = await tx.execute<{ name: string }>(sql`
    select distinct u ->> 'name' as name from company_mentions m
    join verdicts v on v.account_id = m.account_id and v.answer_id = m.answer_id and v.judgement_id = m.judgement_id
    join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.state in ('current', 'superseded')
    cross join jsonb_array_elements(v.undeclared) u
    where m.account_id = ${accountId} and m.company_key = any(${sql.param([...keys])}::text[])`);
  return found.rows.map(({ name }) => name);
}

/** Moves the search of companies on; of one whose names were changed meanwhile it begins again. */
export async function advanceSearch(
  tx: Transaction,
  accountId: AccountId,
  searched: readonly { key: string; names: object }[],
  columns: { cursor: string | null } | { is_searched: true; counted_at: Date },
): Promise<void> {
  const isDone = 'is_searched' in columns;
  const set = isDone
    ? sql`is_searched = true, counted_at = coalesce(c.counted_at, ${columns.counted_at.toISOString()}::timestamptz)`
    : sql`cursor = ${columns.cursor}`;
  await tx.execute(sql`
    update companies c set ${set}
    from ${recordset(searched.map(({ key, names }) => ({ key, names })))} as s(key text, names jsonb)
    where c.account_id = ${accountId} and c.key = s.key and c.names = s.names`);
}

/** Removes companies that nobody tracks. */
export async function removeUntracked(
  tx: Transaction,
  accountId: AccountId,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(companies)
    .where(
      and(
        eq(companies.account_id, accountId),
        inArray(companies.key, [...keys]),
        sql`not exists (select from competitors k where k.account_id = ${companies.account_id} and k.company_key = ${companies.key})`,
      ),
    );
}

/** True when every answer of a judgement was read for every company. */
export async function areCompaniesCounted(
  tx: Transaction,
  of: { account_id: AccountId; judgement_id: string },
): Promise<boolean> {
  const found = await tx.execute<{ is_counted: boolean }>(sql`
    select not exists (select from uncounted_answers w where w.account_id = ${of.account_id}
        and w.judgement_id = ${of.judgement_id})
      and not exists (select from companies c where c.account_id = ${of.account_id} and not c.is_searched) as is_counted`);
  return found.rows[0]?.is_counted ?? true;
}

/** Companies that were met so long after a channel has ended are counted into its report later. */
const LATE = sql`interval '1 minute'`;

/** Whether the answers of a channel `run_channels` of a run are read, and the companies that were found in them counted. */
export function isChannelCounted(key: { account_id: AccountId; run_id: string; channel: string }): SQL {
  return sql`not exists (
      select from uncounted_answers w join answers a on a.account_id = w.account_id and a.id = w.answer_id
      where w.account_id = ${key.account_id} and a.run_id = ${key.run_id} and a.channel = ${key.channel})
    and not exists (
      select from companies c where c.account_id = ${key.account_id} and c.counted_at is null
        and c.created_at <= run_channels.ended_at + ${LATE})`;
}
