import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InstallationFacts } from '@answerscope/contract';
import { OpenAPIHandler as FetchHandler } from '@orpc/openapi/fetch';
import { OpenAPIHandler } from '@orpc/openapi/node';
import type { StandardOpenAPIHandlerOptions } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import type { ViewCookie } from './auth/view-cookie.ts';
import { affectedAccount } from './context/actor.ts';
import type { OnFault } from './context/fault.ts';
import type { Pool } from './database/pool.ts';
import type { HistoryImport } from './history-import.ts';
import type { RequestContext } from './http/context.ts';
import { procedures } from './http/procedures.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { toAppError, toReadingError, toWireError } from './http/wire-error.ts';
import type { CallCounter } from './lib/call-counter.ts';
import {
  type AccountServices,
  createAccountSettingsRoutes,
  createAccountsRoutes,
  createDataCopyRoutes,
  createProfileRoutes,
} from './modules/accounts/index.ts';
import {
  createAdminRoutes,
  createDependencyHealthRoutes,
  createOmegaRoutes,
  createPaymentListRoutes,
  createPlanResourceRoutes,
  createSystemHealthRoutes,
  type DependencyParts,
  type SystemParts,
} from './modules/admin/index.ts';
import {
  countOwnAnalyticsReports,
  createAnalyticsRoutes,
  createOwnAnalyticsRoutes,
  deleteOwnAnalyticsReports,
  warmOwnReportCache,
} from './modules/analytics/index.ts';
import { createApiKeyAdministrationRoutes, createApiKeyRoutes } from './modules/api-keys/index.ts';
import { createBrandRoutes, createProfileOperationsRoutes } from './modules/brand/index.ts';
import { createBrandAnalysisRoutes } from './modules/brand-analysis/index.ts';
import { createChannelAdministrationRoutes, createChecksRoutes } from './modules/checks/index.ts';
import {
  type ContentServices,
  createContentAdministrationRoutes,
  createContentResourceRoutes,
  createContentRoutes,
} from './modules/content/index.ts';
import { createCouponRoutes } from './modules/coupons/index.ts';
import { createDataExportRoutes } from './modules/data-exports/index.ts';
import { createDesignRoutes, createShownDesignRoutes } from './modules/design/index.ts';
import { createFunctionRoutes } from './modules/functions/index.ts';
import { createGenerationRoutes } from './modules/generation/index.ts';
import { createTopicIdeasRoutes } from './modules/ideas/index.ts';
import { createAcceptInvitationRoutes, createInvitationRoutes } from './modules/invitations/index.ts';
import { createJudgingRoutes } from './modules/judging/index.ts';
import { createKeywordsRoutes, createPlanUsageRoutes } from './modules/keywords/index.ts';
import { createMediaRoutes } from './modules/media/index.ts';
import {
  createErrorGroupRoutes,
  createMonitoringRoutes,
  createWarningRoutes,
  type SourceMaps,
} from './modules/monitoring/index.ts';
import {
  createAllRunsRoutes,
  createBackupRoutes,
  createJobRoutes,
  createMailRoutes,
} from './modules/operations/index.ts';
import {
  createPaymentAdministrationRoutes,
  createPaymentsRoutes,
  createPlanChangeRoutes,
  type PaymentServices,
} from './modules/payments/index.ts';
import {
  createBrowserMeasureRoutes,
  createPerformanceRoutes,
  type Measuring,
} from './modules/performance/index.ts';
import { createPlansRoutes } from './modules/plans/index.ts';
import { createReportsRoutes } from './modules/reports/index.ts';
import { createRulesRoutes } from './modules/rules/index.ts';
import { createRunsRoutes, type RunServices } from './modules/runs/index.ts';
import { createStanceAdministrationRoutes, createStanceRoutes } from './modules/stances/index.ts';
import { createMailSettingsRoutes, createSummariesRoutes } from './modules/summaries/index.ts';
import { createSupportRoutes } from './modules/support/index.ts';
import { createKeywordImportRoutes, createTagsRoutes } from './modules/tags/index.ts';
import { createTopicResourceRoutes, createTopicsRoutes } from './modules/topics/index.ts';
import {
  createCompaniesRoutes,
  createKeywordListRoutes,
  createTrendReads,
  createViewsRoutes,
  readChannelSummaries,
} from './modules/views/index.ts';
import { createWebhookRoutes, type WebhookServices } from './modules/webhooks/index.ts';

export interface RouterServices
  extends AccountServices,
    ContentServices,
    SystemParts,
    DependencyParts,
    WebhookServices {
  config: SystemParts['config'] & DependencyParts['config'] & { readsPerMinute: number };
  checks: RunServices;
  payments: PaymentServices;
  database: SystemParts['database'] & { authPool: Pool };
  baseUrl: () => string;
  viewCookie: ViewCookie;
  rateLimiter: RateLimiter;
  measuring: Measuring;
  callCounter: CallCounter;
  sourceMaps: SourceMaps;
  installation: InstallationFacts;
  historyImport: HistoryImport;
}

/** Every procedure of the contract, bound. */
export function createRouter(services: RouterServices) {
  return procedures.router({
    content: { ...createContentRoutes(services), ...createShownDesignRoutes() },
    topics: { ...createTopicsRoutes(), ...createTopicIdeasRoutes(services.checks) },
    accounts: {
      ...createAccountsRoutes(),
      ...createAccountSettingsRoutes(services),
      ...createDataCopyRoutes(services),
      ...createSupportRoutes(services),
      ...createAcceptInvitationRoutes(services),
      ...createApiKeyRoutes(services),
      ...createSummariesRoutes(services),
      ...createWebhookRoutes(services),
    },
    plans: {
      ...createPlansRoutes(services),
      ...createPlanUsageRoutes(services),
      ...createPlanChangeRoutes(services),
    },
    payments: createPaymentsRoutes(services),
    profile: {
      ...createProfileRoutes(services.servicePool),
      ...createProfileOperationsRoutes(services.servicePool),
      ...createMailSettingsRoutes(services),
    },
    brand: {
      ...createBrandRoutes(),
      ...createBrandAnalysisRoutes({ warmReports: warmOwnReportCache }),
      ...createCompaniesRoutes(services.checks),
      ...createStanceRoutes(services.checks),
    },
    keywords: {
      ...createKeywordsRoutes(),
      ...createKeywordListRoutes(services.checks),
      ...createKeywordImportRoutes(),
      ...createGenerationRoutes(services.checks, services.callCounter),
    },
    tags: createTagsRoutes({
      ...services,
      reports: { count: countOwnAnalyticsReports, clear: deleteOwnAnalyticsReports },
    }),
    checks: createChecksRoutes(services.checks, (tx, personId, asked) =>
      readChannelSummaries(tx, personId, asked, services.checks),
    ),
    runs: createRunsRoutes(services.checks),
    reports: {
      ...createReportsRoutes(createTrendReads(services.checks)),
      ...createViewsRoutes(services.checks, services.installation),
      ...createOwnAnalyticsRoutes(services),
    },
    judging: createJudgingRoutes(services.installation),
    monitoring: { ...createMonitoringRoutes(services), ...createBrowserMeasureRoutes(services) },
    admin: {
      ...createAdminRoutes(services, services.checks),
      ...createChannelAdministrationRoutes(services.checks),
      ...createStanceAdministrationRoutes(services.checks),
      ...createMediaRoutes(services),
      ...createErrorGroupRoutes(services),
      ...createJobRoutes(services),
      ...createAllRunsRoutes(services),
      ...createMailRoutes(services),
      ...createBackupRoutes(services),
      ...createInvitationRoutes(services),
      ...createApiKeyAdministrationRoutes(services),
      ...createOmegaRoutes(services),
      ...createSystemHealthRoutes(services),
      ...createPerformanceRoutes(services),
      ...createDependencyHealthRoutes(services),
      ...createFunctionRoutes(services),
      ...createAnalyticsRoutes({ ...services, clock: () => services.payments.now() }),
      ...createDataExportRoutes(services),
      ...createPaymentAdministrationRoutes(services),
      ...createPaymentListRoutes(services),
      ...createCouponRoutes(services),
      ...createContentResourceRoutes(services.servicePool),
      ...createContentAdministrationRoutes(services),
      ...createTopicResourceRoutes(services.servicePool),
      ...createRulesRoutes(services),
      ...createDesignRoutes(services),
      ...createWarningRoutes({
        servicePool: services.servicePool,
        dailyLimitMicrodollars: services.checks.dailyLimitMicrodollars,
      }),
      ...createPlanResourceRoutes(services.servicePool, services.checks.now),
    },
  });
}

/** Answers calls of the contract by HTTP; every error leaves in the one wire shape. */
export function createProcedureHandler(router: ReturnType<typeof createRouter>, onFault: OnFault) {
  const handler = new OpenAPIHandler(router, oneErrorShape(onFault));
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<boolean> => {
    response.setHeader('cache-control', 'no-store');
    return (await handler.handle(request, response, { context })).matched;
  };
}

/** Answers reads of the contract that the server itself has, in the name of the context's actor, as HTTP would. */
export function createProcedureReader(router: ReturnType<typeof createRouter>, onFault: OnFault) {
  const handler = new FetchHandler(router, oneErrorShape(onFault));
  return async (path: string, context: RequestContext): Promise<unknown> => {
    const request = new Request(new URL(path, 'http://host'));
    const { response } = await handler.handle(request, {
      context: { ...context, path: new URL(request.url).pathname },
    });
    if (!response?.ok) throw new Error(`${path} answered ${response?.status ?? 'nothing'}`);
    return response.json();
  };
}

const oneErrorShape = (onFault: OnFault): Omit<StandardOpenAPIHandlerOptions<RequestContext>, 'plugins'> => ({
  clientInterceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (thrown) {
        throw toAppError(thrown);
      }
    },
  ],
  interceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (thrown) {
        const error = toReadingError(thrown);
        if (error.status >= 500 && !context.signal?.aborted) {
          context.log.error(
            { id: context.requestId, path: context.path, err: error.cause ?? error },
            'procedure failed',
          );
        }
        if (error.code === 'INTERNAL_SERVER_ERROR' && !context.signal?.aborted)
          onFault({
            error: error.cause ?? error,
            requestId: context.requestId,
            path: context.path,
            personId: affectedAccount(context.actor),
            at: context.now,
          });
        throw new ORPCError(error.code, {
          status: error.status,
          message: error.message,
          data: toWireError(error, context),
        });
      }
    },
  ],
  customErrorResponseBodyEncoder: (error) => error.data,
});
