import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { RunChannelKey } from './evidence.queries.ts';

export type UserChannel = Pick<RunChannelKey, 'account_id' | 'channel'>;

/**
 * Channels whose report is due: of each user and channel the one that ended first, because the next report is compared
 * with it. Not the run that began first: one that was resumed may have ended after a later one, whose report still waits
 * for its doubtful sentences; reports are dated by the end. None waits for ever: only what is done stands here, a
 * sentence is decided or given up by its deadline, and runs that never get a report are left out.
 * A channel that another writer has in hand stands in it too, so nobody passes it; those that wait after a failure are
 * left out, or many of them would keep everybody behind them from a report.
 */
export async function listDueChannels(
  servicePool: Pool,
  { except, limit }: { except: readonly UserChannel[]; limit: number },
): Promise<RunChannelKey[]> {
  const due = await servicePool.query<{ account_id: AccountId; run_id: string; channel: Channel }>({
    name: 'due_reports',
    text: `select distinct on (c.account_id, c.channel) c.account_id, c.run_id, c.channel
           from run_channels c
           join check_runs r on r.account_id = c.account_id and r.id = c.run_id and not r.is_ad_hoc
           where c.scope = 'full' and c.state = 'done' and c.reported_at is null
             and not exists (select from unnest($1::uuid[], $2::text[]) f(account_id, channel)
               where f.account_id = c.account_id and f.channel = c.channel)
           order by c.account_id, c.channel, coalesce(c.ended_at, r.ended_at), c.run_id limit $3`,
    values: [except.map(({ account_id }) => account_id), except.map(({ channel }) => channel), limit],
  });
  return due.rows;
}

/** Channels whose companies were counted since their report was written. */
export async function listRecounted(
  servicePool: Pool,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<RunChannelKey[]> {
  const found = await servicePool.query<RunChannelKey>({
    name: 'recounted_reports',
    text: `select account_id, run_id, channel from run_channels
           where is_recounted and run_id::text || ' ' || channel <> all($1::text[])
           order by run_id desc limit $2`,
    values: [except, limit],
  });
  return found.rows;
}
