import { planResource } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { planResourceServices } from './plan-resource.services.ts';
import { makePlanDefault } from './use-cases/make-plan-default.ts';

/** Plans as administrators keep them. Stands here because a change of a plan reaches the keywords of its users. */
export const createPlanResourceRoutes = (servicePool: Pool, now: () => Date) => ({
  plans: createResourceRoutes(procedures.admin.plans, planResource, {
    servicePool,
    ...planResourceServices(now),
  }),
  set_default_plan: bind(administering(servicePool))(procedures.admin.set_default_plan, makePlanDefault),
});
