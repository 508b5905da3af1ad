import { type Installation, type InstallationFacts, LIMITS, warningRules } from '@answerscope/contract';
import type { SignedInActor } from '../../context/actor.ts';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { addressBlock } from '../../http/client-address.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administering } from '../audit/index.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { getTrackerSettings } from '../settings/index.ts';
import { listErrorGroups } from './error-reports.queries.ts';
import type { SourceMaps } from './source-maps.client.ts';
import { type MeasureContext, readRules } from './use-cases/check-warnings.ts';
import { reportError } from './use-cases/report-error.ts';
import { setErrorGroupState } from './use-cases/set-error-group-state.ts';
import { warningRuleServices } from './warning-rules.services.ts';
import { listWarnings } from './warnings.queries.ts';

interface MonitoringServices {
  installation: InstallationFacts;
  historyImport: { seenBy(actor: SignedInActor | null): Installation['history_import'] };
  servicePool: Pool;
  rateLimiter: RateLimiter;
  sourceMaps: SourceMaps;
}

/** Binds what an installation says of itself, and what browsers report. */
export function createMonitoringRoutes({
  installation,
  historyImport,
  servicePool,
  rateLimiter,
  sourceMaps,
}: MonitoringServices) {
  const { monitoring } = procedures;
  return {
    get_installation: monitoring.get_installation.handler(({ context }) =>
      context.db.transaction(async (tx) => {
        const { enforce_refresh_period, trial_days } = (await getTrackerSettings(tx)).settings;
        return {
          ...installation,
          enforce_refresh_period,
          trial_days,
          history_import: historyImport.seenBy(context.actor),
        };
      }),
    ),
    report_error: monitoring.report_error.handler(({ context, input }) =>
      reportError(
        {
          servicePool,
          rateLimiter,
          sourceMaps,
          version: installation.version,
          personId: context.actor?.personId ?? null,
          address: addressBlock(context.address),
          now: context.now,
        },
        input,
      ),
    ),
  };
}

/** Binds what administrators do with reports of browsers. */
export function createErrorGroupRoutes({
  installation: { version },
  servicePool,
  sourceMaps,
}: Pick<MonitoringServices, 'installation' | 'servicePool' | 'sourceMaps'>) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_error_groups: bindAdmin(admin.list_error_groups, async (ctx, input) => {
      const { items, ...counted } = await ctx.readAll((tx) => listErrorGroups(tx, input));
      const resolved = items.map(async (group) => ({
        ...group,
        stack: group.stack === null ? null : await sourceMaps.resolveStack(group.stack),
      }));
      return {
        ...counted,
        items: await Promise.all(resolved),
        page: input.page,
        page_size: LIMITS.page_size,
      };
    }),
    set_error_group_state: bindAdmin(admin.set_error_group_state, (ctx, input) =>
      setErrorGroupState({ ...ctx, version }, input),
    ),
  };
}

/** Binds the rules by which administrators are warned, and what they read. */
export function createWarningRoutes({
  servicePool,
  dailyLimitMicrodollars,
}: Pick<MonitoringServices, 'servicePool'> & MeasureContext) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    warning_rules: createResourceRoutes(admin.warning_rules, warningRules, {
      servicePool,
      ...warningRuleServices,
    }),
    read_warnings: bindAdmin(admin.read_warnings, (ctx) =>
      ctx.readAll(async (tx) => ({
        readings: (await readRules(tx, { now: ctx.now, dailyLimitMicrodollars })).map(
          ({ reading }) => reading,
        ),
        warnings: await listWarnings(tx),
      })),
    ),
  };
}
