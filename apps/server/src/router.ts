import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CSV_MIME_TYPE,
  contract,
  csvBytes,
  fileBytes,
  type Installation,
  PRODUCT_NAME,
  PUBLIC_PROCEDURES,
  ServerEvent,
  WEBHOOK_MESSAGES,
  WireError,
} from '@answerscope/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler as FetchHandler } from '@orpc/openapi/fetch';
import { OpenAPIHandler } from '@orpc/openapi/node';
import type { StandardOpenAPIHandlerOptions } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import { JSON_SCHEMA_OUTPUT_REGISTRY, ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import type { ViewCookie } from './auth/view-cookie.ts';
import { affectedAccount } from './context/actor.ts';
import type { OnFault } from './context/fault.ts';
import { callNamed } from './http/calls.ts';
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
  createJobRoutes,
  createOmegaRoutes,
  createPaymentListRoutes,
  createPlanResourceRoutes,
  createSystemHealthRoutes,
  type DependencyParts,
  type SystemParts,
} from './modules/admin/index.ts';
import { createAnalyticsRoutes, createOwnAnalyticsRoutes } from './modules/analytics/index.ts';
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
import { createJudgingRoutes } from './modules/judging/index.ts';
import { createKeywordsRoutes, createPlanUsageRoutes } from './modules/keywords/index.ts';
import { createMediaRoutes } from './modules/media/index.ts';
import {
  createErrorGroupRoutes,
  createMonitoringRoutes,
  createWarningRoutes,
} from './modules/monitoring/index.ts';
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
import { createMailSettingsRoutes, createSummariesRoutes } from './modules/summaries/index.ts';
import { createSupportRoutes } from './modules/support/index.ts';
import { createKeywordImportRoutes, createTagsRoutes } from './modules/tags/index.ts';
import { createTopicResourceRoutes, createTopicsRoutes } from './modules/topics/index.ts';
import { createKeywordListRoutes, createViewsRoutes, readChannelSummaries } from './modules/views/index.ts';
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
  baseUrl: () => string;
  viewCookie: ViewCookie;
  rateLimiter: RateLimiter;
  measuring: Measuring;
  callCounter: CallCounter;
  installation: Omit<Installation, 'enforce_refresh_period'>;
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
    brand: { ...createBrandRoutes(), ...createBrandAnalysisRoutes() },
    keywords: {
      ...createKeywordsRoutes(),
      ...createKeywordListRoutes(services.checks.now),
      ...createKeywordImportRoutes(),
      ...createGenerationRoutes(services.checks, services.callCounter),
    },
    tags: createTagsRoutes(services),
    checks: createChecksRoutes(services.checks, readChannelSummaries),
    runs: createRunsRoutes(services.checks),
    reports: {
      ...createReportsRoutes(services.checks),
      ...createViewsRoutes(services.checks, services.installation),
      ...createOwnAnalyticsRoutes(services),
    },
    judging: createJudgingRoutes(services.installation),
    monitoring: { ...createMonitoringRoutes(services), ...createBrowserMeasureRoutes(services) },
    admin: {
      ...createAdminRoutes(services, services.checks),
      ...createChannelAdministrationRoutes(services.checks),
      ...createMediaRoutes(services),
      ...createErrorGroupRoutes(services),
      ...createJobRoutes(services),
      ...createApiKeyAdministrationRoutes(services),
      ...createOmegaRoutes(services),
      ...createSystemHealthRoutes(services),
      ...createPerformanceRoutes(services),
      ...createDependencyHealthRoutes(services),
      ...createFunctionRoutes(services),
      ...createAnalyticsRoutes(services),
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
            userId: affectedAccount(context.actor),
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

/** The stream is opened by the listener and is no procedure: it never ends by itself. */
const EVENT_STREAM = {
  operationId: 'events',
  tags: ['events'],
  summary: 'What changes, as it changes, as a stream of server-sent events',
  description:
    'Events named `message` carry one event of ours each. `ready` opens the stream and comes again when events may have been missed. Its data says for how many milliseconds, until now, every event is known (`reach_ms`), and how many have passed since the latest of each type (`recent`). Read again what you read before such an event, or before the reach. `heartbeat` says that the stream is alive.',
  responses: {
    '200': {
      description: 'The stream',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Event' } } },
    },
  },
};

/** What is sent to an endpoint of a user's, as one who receives it reads of it. */
function webhookOperation(type: string, message: z.ZodType) {
  return {
    operationId: type,
    tags: ['webhooks'],
    summary: WEBHOOK_SUMMARIES[type as keyof typeof WEBHOOK_MESSAGES],
    description: WEBHOOK_DESCRIPTION,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: z.toJSONSchema(message) as object } },
    },
    responses: { '2XX': { description: 'It arrived; any other status has it sent again' } },
  };
}

const WEBHOOK_SUMMARIES: Readonly<Record<keyof typeof WEBHOOK_MESSAGES, string>> = {
  'report.ready': 'A report of an assistant is ready',
  'run.ended': 'A run of checks has ended; one that goes on later ends once more',
  'webhook.test': 'Sent from the settings, to try an endpoint out',
};

const WEBHOOK_DESCRIPTION =
  'Sent by POST to each endpoint of the settings that asked for it, signed as Standard Webhooks (https://www.standardwebhooks.com) has it: `webhook-signature` holds `v1,` and base64(HMAC-SHA256(`webhook-id`.`webhook-timestamp`.body)) for each secret that holds, separated by a space. The key is what follows `whsec_` in the secret, decoded from base64. Refuse what is older than five minutes. Answer with a status of 200 to 299 within 10 seconds; redirects are not followed. What did not arrive is sent again after 1 minute, 10 minutes, 1 hour, 5 hours and 18 hours under the same `webhook-id`, so an event can arrive twice, and events can arrive in another order. Status 410 switches the endpoint off.';

// A stream has no schema of its own.
JSON_SCHEMA_OUTPUT_REGISTRY.add(csvBytes, { type: 'string', contentMediaType: CSV_MIME_TYPE });
JSON_SCHEMA_OUTPUT_REGISTRY.add(fileBytes, { type: 'string', contentMediaType: 'application/octet-stream' });

/** The OpenAPI 3.1 document of the whole contract: every operation with its refusals, public ones without sign-in. */
export async function generateOpenApiDocument(version: string, baseUrl: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: `${PRODUCT_NAME} API`,
      version,
      description:
        'Make an API key in the settings, under "API keys", and send it with each request: `Authorization: Bearer answerscope_…`. A key of the scope `read` reads; one of the scope `write` also changes things and starts checks. Neither is enough for the account, its profile, payments and the back office, which answer 403: for these sign in at /api/auth/sign-in/email and send the value of the answer header `set-auth-token` as bearer token. Requests by a key count against the limits of its user. A key that was revoked or has expired answers 401.',
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: z.toJSONSchema(WireError) as object,
        Event: z.toJSONSchema(ServerEvent) as object,
      },
      responses: {
        Error: {
          description: 'Every refusal, by its status, in one shape',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  });
  document.paths = {
    ...document.paths,
    '/api/events': { ...document.paths?.['/api/events'], get: EVENT_STREAM },
  };
  document.webhooks = Object.fromEntries(
    Object.entries(WEBHOOK_MESSAGES).map(([type, message]) => [
      type,
      { post: webhookOperation(type, message) },
    ]),
  );
  for (const item of Object.values(document.paths)) {
    for (const operation of [item?.get, item?.post, item?.put, item?.patch, item?.delete]) {
      if (operation === undefined) continue;
      operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Error' } };
      const name = operation.operationId ?? '';
      if (PUBLIC_PROCEDURES.includes(name)) operation.security = [];
      if (operation.requestBody !== undefined)
        Object.assign(operation, { 'x-body-bytes-max': callNamed(name).body.bytes });
    }
  }
  return document;
}
