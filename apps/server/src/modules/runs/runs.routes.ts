import { notFound, orNotFound } from '../../context/not-found.ts';
import { bind, bindOwn, bindRead } from '../../http/bind.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { createSchedulesRoutes } from '../refreshes/index.ts';
import type { RunContext, RunServices } from './run.services.ts';
import { findBackgroundRun, listRunResults, listRuns } from './run-progress.queries.ts';
import { cancelRun } from './use-cases/cancel-run.ts';
import { resumeRun } from './use-cases/resume-run.ts';
import { forecastRun, startRun } from './use-cases/start-run.ts';

export function createRunsRoutes(services: RunServices) {
  const { runs } = procedures;
  const bindAsking = bind((context): RunContext => ({ ...signedIn(context), services }));
  return {
    start_run: bindAsking(runs.start_run, startRun),
    forecast_run: bindAsking(runs.forecast_run, forecastRun),
    list_runs: bindRead(runs.list_runs, async (tx, accountId, input) => {
      const { before } = input;
      if (before !== undefined && (await findBackgroundRun(tx, accountId, before)) === null) throw notFound();
      return listRuns(tx, accountId, input);
    }),
    get_run: bindRead(runs.get_run, async (tx, accountId, { id, ...paging }) => {
      const run = orNotFound(await findBackgroundRun(tx, accountId, id));
      const results = await listRunResults(tx, { account_id: accountId, run_id: id }, paging);
      return { ...run, keyword_results: { ...results, ...paging } };
    }),
    cancel_run: bindOwn(runs.cancel_run, (ctx, { id }) => cancelRun({ ...ctx, services }, id)),
    resume_run: bindAsking(runs.resume_run, resumeRun),
    ...createSchedulesRoutes(services),
  };
}
