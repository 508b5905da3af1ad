import { LIMITS } from '@answerscope/contract';
import { accountNamed } from '../../context/operation-call.ts';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import { liftOmegaOverride, listOmegaOverrides, setOmegaOverride } from '../omega/index.ts';
import { findKeywordsOf } from './omega.queries.ts';
import { forecastOmegaOverride } from './use-cases/forecast-omega-override.ts';

/** Binds how administrators force statuses and end that. */
export function createOmegaRoutes({ servicePool }: { servicePool: Pool }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_omega_overrides: bindAdmin(admin.list_omega_overrides, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listOmegaOverrides(tx, input)),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    find_omega_keywords: bindAdmin(admin.find_omega_keywords, (ctx, input) =>
      ctx.readAll((tx) =>
        findKeywordsOf(tx, { account_id: accountNamed(input.user_id), search: input.search }),
      ),
    ),
    forecast_omega_override: bindAdmin(admin.forecast_omega_override, forecastOmegaOverride),
    set_omega_override: bindAdmin(admin.set_omega_override, setOmegaOverride),
    lift_omega_override: bindAdmin(admin.lift_omega_override, liftOmegaOverride),
  };
}
