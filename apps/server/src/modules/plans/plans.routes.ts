import { procedures } from '../../http/procedures.ts';
import { listActivePlans, toPlan } from './plans.queries.ts';

export const createPlansRoutes = () => ({
  list_plans: procedures.plans.list_plans.handler(({ context }) =>
    context.db.transaction(async (tx) => (await listActivePlans(tx)).map(toPlan)),
  ),
});
