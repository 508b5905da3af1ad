import type { Channel } from '@answerscope/contract';
import { createChangeTest } from '@answerscope/statistics';
import type { Pool } from '../../database/pool.ts';
import { startRounds } from '../../lib/rounds.ts';
import type { CheckServices } from '../checks/index.ts';
import type { RunChannelKey } from './evidence.queries.ts';
import { writeReport } from './use-cases/write-report.ts';

const POLL_MS = 1_000;
/** Channels looked at in one round. */
const ROUND_MAX = 200;
/** A report that could not be written is tried again after this. */
const RETRY_MS = 30_000;

type ReportServices = Pick<CheckServices, 'servicePool' | 'tenant' | 'log' | 'now'>;

export interface ReportWriter {
  /** Writes no more; resolves when the one under way is through. */
  stop(): Promise<void>;
}

/**
 * Writes the reports that are due, in this process beside any number of others. The tables are the truth: a channel
 * that is done and has no report is found until one is written.
 */
export function startReportWriter(
  services: ReportServices,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): ReportWriter {
  const round = createRound(services);
  return startRounds(
    async (stop) => {
      while ((await round(stop)) > 0 && !stop.aborted);
    },
    {
      pollMs,
      failed: (err) => services.log.warn({ err }, 'due reports could not be looked up; trying again'),
    },
  );
}

/** Writes every report that is due now, and says how many those were. */
export async function writeDueReports(services: ReportServices): Promise<number> {
  const round = createRound(services);
  const { signal } = new AbortController();
  let written = 0;
  for (let more = await round(signal); more > 0; more = await round(signal)) written += more;
  return written;
}

/** One look at what is due; resolves with the number of reports written. */
function createRound(services: ReportServices): (stop: AbortSignal) => Promise<number> {
  const failed = new Map<string, number>();
  return async (stop) => {
    let written = 0;
    const tools = { test: createChangeTest() };
    for (const key of await listDueChannels(services.servicePool)) {
      if (stop.aborted) break;
      const name = `${key.run_id} ${key.channel}`;
      if ((failed.get(name) ?? 0) > Date.now()) continue;
      failed.delete(name);
      try {
        const id = await services
          .tenant(key.user_id)
          .transaction((tx) => writeReport(tx, key, { now: services.now(), tools }));
        written += Number(id !== null);
      } catch (err) {
        failed.set(name, Date.now() + RETRY_MS);
        services.log.error({ err, run: key.run_id }, 'a report could not be written; trying again later');
      }
    }
    return written;
  };
}

/**
 * Channels whose report is due: of each user and channel the earliest, because the next report is compared with it.
 * A channel that another writer has in hand stands in it too, so nobody passes it.
 */
async function listDueChannels(servicePool: Pool): Promise<RunChannelKey[]> {
  const due = await servicePool.query<{ user_id: string; run_id: string; channel: Channel }>({
    name: 'due_reports',
    text: `select distinct on (c.user_id, c.channel) c.user_id, c.run_id, c.channel
           from run_channels c
           where c.scope = 'full' and c.state = 'done' and c.reported_at is null
             and exists (select from check_runs r where r.user_id = c.user_id and r.id = c.run_id and not r.is_ad_hoc)
           order by c.user_id, c.channel, c.run_id limit ${ROUND_MAX}`,
  });
  return due.rows;
}
