import { notFound, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { CheckServices } from '../checks/index.ts';
import { createSchedulesRoutes } from '../refreshes/index.ts';
import { findBackgroundRun, listRunResults, listRuns } from './run-progress.queries.ts';
import { cancelRun } from './use-cases/cancel-run.ts';
import { resumeRun } from './use-cases/resume-run.ts';
import { forecastRun, startRun } from './use-cases/start-run.ts';

export function createRunsRoutes(services: CheckServices) {
  const { runs } = procedures;
  return {
    start_run: runs.start_run.handler(({ context, input }) => startRun(services, signedIn(context), input)),
    forecast_run: runs.forecast_run.handler(({ context, input }) =>
      forecastRun(services, signedIn(context), input),
    ),
    list_runs: runs.list_runs.handler(({ context, input }) => {
      const { db, actor } = signedIn(context);
      return db.transaction(async (tx) => {
        const { before } = input;
        if (before !== undefined && (await findBackgroundRun(tx, actor.userId, before)) === null)
          throw notFound();
        return listRuns(tx, actor.userId, input);
      });
    }),
    get_run: runs.get_run.handler(({ context, input }) => {
      const { db, actor } = signedIn(context);
      const { id, ...paging } = input;
      return db.transaction(async (tx) => {
        const run = await findBackgroundRun(tx, actor.userId, id);
        if (run === null) throw notFound();
        const results = await listRunResults(tx, { user_id: actor.userId, run_id: id }, paging);
        return { ...run, keyword_results: { ...results, ...paging } };
      });
    }),
    cancel_run: runs.cancel_run.handler(({ context, input }) => cancelRun(signedIn(context), input.id)),
    resume_run: runs.resume_run.handler(({ context, input }) =>
      resumeRun(services, signedIn(context), input),
    ),
    ...createSchedulesRoutes(services),
  };
}
