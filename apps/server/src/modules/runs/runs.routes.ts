import { notFound } from '../../context/not-found.ts';
import { reading } from '../../context/user-context.ts';
import { type RequestContext, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { createSchedulesRoutes } from '../refreshes/index.ts';
import type { RunContext, RunServices } from './run.services.ts';
import { findBackgroundRun, listRunResults, listRuns } from './run-progress.queries.ts';
import { cancelRun } from './use-cases/cancel-run.ts';
import { resumeRun } from './use-cases/resume-run.ts';
import { forecastRun, startRun } from './use-cases/start-run.ts';

export function createRunsRoutes(services: RunServices) {
  const { runs } = procedures;
  const asking = (context: RequestContext): RunContext => ({ ...signedIn(context), services });
  return {
    start_run: runs.start_run.handler(({ context, input }) => startRun(asking(context), input)),
    forecast_run: runs.forecast_run.handler(({ context, input }) => forecastRun(asking(context), input)),
    list_runs: runs.list_runs.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) => {
        const { before } = input;
        if (before !== undefined && (await findBackgroundRun(tx, userId, before)) === null) throw notFound();
        return listRuns(tx, userId, input);
      }),
    ),
    get_run: runs.get_run.handler(({ context, input: { id, ...paging } }) =>
      reading(signedIn(context), async (tx, userId) => {
        const run = await findBackgroundRun(tx, userId, id);
        if (run === null) throw notFound();
        const results = await listRunResults(tx, { user_id: userId, run_id: id }, paging);
        return { ...run, keyword_results: { ...results, ...paging } };
      }),
    ),
    cancel_run: runs.cancel_run.handler(({ context, input }) => cancelRun(signedIn(context), input.id)),
    resume_run: runs.resume_run.handler(({ context, input }) => resumeRun(asking(context), input)),
    ...createSchedulesRoutes(services),
  };
}
