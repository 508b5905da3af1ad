import { createChangeTest } from '@answerscope/statistics';
import { startRounds } from '../../lib/rounds.ts';
import type { CheckServices } from '../checks/index.ts';
import { countDueCompanies } from '../companies/index.ts';
import type { WebhookPublisher } from '../webhooks/index.ts';
import { listDueChannels, listRecounted, type UserChannel } from './due-reports.queries.ts';
import { recountReport } from './use-cases/recount-report.ts';
import { writeReport } from './use-cases/write-report.ts';

const POLL_MS = 1_000;
/** Channels looked up at once. */
const PAGE_SIZE = 200;
/** A report that could not be written is tried again after this. */
const RETRY_MS = 30_000;

type ReportServices = Pick<CheckServices, 'servicePool' | 'tenant' | 'log' | 'now' | 'readsDoubts'> & {
  webhooks: WebhookPublisher;
};

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
  const recount = createRecounting(services);
  return startRounds(
    async (stop) => {
      while ((await round(stop)) > 0 && !stop.aborted);
      await recount(stop);
    },
    {
      pollMs,
      failed: (err) => services.log.warn({ err }, 'due reports could not be looked up; trying again'),
    },
  );
}

/** Counts the companies in all answers, writes every report that is due now, and says how many those were. */
export async function writeDueReports(
  services: ReportServices,
  { pageSize = PAGE_SIZE }: { pageSize?: number } = {},
): Promise<number> {
  const round = createRound(services, pageSize);
  const recount = createRecounting(services);
  const { signal } = new AbortController();
  let written = 0;
  await countDueCompanies(services);
  for (let more = await round(signal); more > 0; more = await round(signal)) written += more;
  while ((await recount(signal)) > 0);
  return written;
}

/** Reports computed again in one round, between which new ones are written. */
const RECOUNTED_AT_ONCE = 50;

/**
 * Computes what reports say of companies again, where answers were searched for more of them since. Resolves with the
 * number of reports that it looked at; one that failed is tried again by the next process.
 */
function createRecounting(services: ReportServices): (stop: AbortSignal) => Promise<number> {
  const failed = new Set<string>();
  return async (stop) => {
    const found = await listRecounted(services.servicePool, {
      except: [...failed],
      limit: RECOUNTED_AT_ONCE,
    });
    for (const key of found) {
      if (stop.aborted) break;
      try {
        await services.tenant(key.account_id).transaction((tx) => recountReport(tx, key));
      } catch (err) {
        failed.add(`${key.run_id} ${key.channel}`);
        services.log.error({ err, run: key.run_id }, 'a report still has the companies of before');
      }
    }
    return found.length;
  };
}

/** One pass over what is due; resolves with the number of reports written. */
function createRound(
  services: ReportServices,
  pageSize: number = PAGE_SIZE,
): (stop: AbortSignal) => Promise<number> {
  const failed = new Map<string, UserChannel & { until: number }>();
  return async (stop) => {
    let written = 0;
    const tools = { test: createChangeTest() };
    for (const [name, { until }] of failed) if (until <= Date.now()) failed.delete(name);
    while (!stop.aborted) {
      const due = await listDueChannels(services.servicePool, {
        except: [...failed.values()],
        limit: pageSize,
      });
      let passed = 0;
      for (const key of due) {
        if (stop.aborted) break;
        try {
          const id = await services
            .tenant(key.account_id)
            .transaction((tx) =>
              writeReport(tx, key, { now: services.now(), tools, webhooks: services.webhooks }),
            );
          if (id === null) continue;
          written += 1;
        } catch (err) {
          const { account_id, channel } = key;
          failed.set(`${account_id} ${channel}`, { account_id, channel, until: Date.now() + RETRY_MS });
          services.log.error({ err, run: key.run_id }, 'a report could not be written; trying again later');
        }
        passed += 1;
      }
      // Those in the hands of other writers stay on the page: nothing is gained by looking at it again at once.
      if (due.length < pageSize || passed === 0) break;
    }
    return written;
  };
}
