import { CHANNEL_LABELS, type ListedRun, type RunFilter } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { type CsvExport, csvNameOfDay, csvTime } from '../../../lib/csv.ts';
import * as messages from '../messages.ts';
import { listRunsBefore } from '../runs.queries.ts';

const COLUMNS = [
  messages.id,
  messages.userId,
  messages.email,
  messages.trigger,
  messages.state,
  messages.assistants,
  messages.keywords,
  messages.processed,
  messages.failed,
  messages.error,
  messages.stoppedBy,
  messages.startedUtc,
  messages.endedUtc,
];
/** Runs per transaction. */
const BATCH = 1_000;

/** All runs that match, as a CSV file that is read while it is sent. */
export function exportAllRuns(ctx: AdminContext, filter: RunFilter): CsvExport {
  return { name: csvNameOfDay('runs', ctx.now), columns: COLUMNS, rows: readRows(ctx, filter) };
}

async function* readRows(ctx: AdminContext, filter: RunFilter): AsyncGenerator<(string | number)[][]> {
  let before: ListedRun | null = null;
  for (;;) {
    const runs: ListedRun[] = await ctx.readAll((tx) =>
      listRunsBefore(tx, { ...filter, before, limit: BATCH }),
    );
    yield runs.map(toRow);
    before = runs.at(-1) ?? null;
    if (runs.length < BATCH) return;
  }
}

function toRow(run: ListedRun): (string | number)[] {
  return [
    run.id,
    run.user_id,
    run.email,
    run.trigger,
    run.state,
    run.channels.map((channel) => CHANNEL_LABELS[channel]).join(', '),
    run.total,
    run.processed,
    run.failed,
    run.error_message ?? '',
    run.stopped_by ?? '',
    csvTime(run.created_at),
    run.ended_at === null ? '' : csvTime(run.ended_at),
  ];
}
