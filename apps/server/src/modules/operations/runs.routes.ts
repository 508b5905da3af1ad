import { LIMITS } from '@answerscope/contract';
import { accountNamed } from '../../context/operation-call.ts';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { sendCsv } from '../../http/csv-stream.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import type { RunServices } from '../runs/index.ts';
import { listAllRuns } from './runs.queries.ts';
import { cancelUserRun } from './use-cases/cancel-user-run.ts';
import { exportAllRuns } from './use-cases/export-all-runs.ts';

/** Binds the runs of all users. */
export function createAllRunsRoutes({
  servicePool,
  checks,
}: {
  servicePool: Pool;
  checks: Pick<RunServices, 'webhooks'>;
}) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_all_runs: bindAdmin(admin.list_all_runs, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listAllRuns(tx, input)),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    export_all_runs: bindAdmin(admin.export_all_runs, (ctx, input) =>
      sendCsv(exportAllRuns(ctx, input), ctx.log),
    ),
    cancel_user_run: bindAdmin(admin.cancel_user_run, (ctx, { user_id, id, reason }) =>
      cancelUserRun({ ...ctx, webhooks: checks.webhooks }, { account_id: accountNamed(user_id), id, reason }),
    ),
  };
}
