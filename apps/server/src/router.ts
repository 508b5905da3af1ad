import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CSV_MIME_TYPE,
  contract,
  csvBytes,
  type Installation,
  PRODUCT_NAME,
  PUBLIC_PROCEDURES,
  ServerEvent,
  WireError,
} from '@answerscope/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler as FetchHandler } from '@orpc/openapi/fetch';
import { OpenAPIHandler } from '@orpc/openapi/node';
import type { StandardOpenAPIHandlerOptions } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import { JSON_SCHEMA_OUTPUT_REGISTRY, ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import type { OnFault } from './context/fault.ts';
import { callNamed } from './http/calls.ts';
import type { RequestContext } from './http/context.ts';
import { procedures } from './http/procedures.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { toAppError, toReadingError, toWireError } from './http/wire-error.ts';
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
  createPlanResourceRoutes,
  createSystemHealthRoutes,
  type DependencyParts,
  type SystemParts,
} from './modules/admin/index.ts';
import { createBrandRoutes, createProfileOperationsRoutes } from './modules/brand/index.ts';
import { createChannelAdministrationRoutes, createChecksRoutes } from './modules/checks/index.ts';
import {
  type ContentServices,
  createContentAdministrationRoutes,
  createContentResourceRoutes,
  createContentRoutes,
} from './modules/content/index.ts';
import { createCouponRoutes } from './modules/coupons/index.ts';
import { createGenerationRoutes } from './modules/generation/index.ts';
import { createJudgingRoutes } from './modules/judging/index.ts';
import { createKeywordsRoutes, createPlanUsageRoutes } from './modules/keywords/index.ts';
import { createMediaRoutes } from './modules/media/index.ts';
import { createErrorGroupRoutes, createMonitoringRoutes } from './modules/monitoring/index.ts';
import {
  createPaymentAdministrationRoutes,
  createPaymentsRoutes,
  createPlanChangeRoutes,
  type PaymentServices,
} from './modules/payments/index.ts';
import { createPlansRoutes } from './modules/plans/index.ts';
import { createReportsRoutes } from './modules/reports/index.ts';
import { createRunsRoutes, type RunServices } from './modules/runs/index.ts';
import { createKeywordImportRoutes, createTagsRoutes } from './modules/tags/index.ts';
import { createTopicResourceRoutes, createTopicsRoutes } from './modules/topics/index.ts';
import { createKeywordListRoutes, createViewsRoutes, readChannelSummaries } from './modules/views/index.ts';

export interface RouterServices extends AccountServices, ContentServices, SystemParts, DependencyParts {
  config: SystemParts['config'] & DependencyParts['config'];
  checks: RunServices;
  payments: PaymentServices;
  baseUrl: () => string;
  rateLimiter: RateLimiter;
  installation: Omit<Installation, 'enforce_refresh_period'>;
}

/** Every procedure of the contract, bound. */
export function createRouter(services: RouterServices) {
  return procedures.router({
    content: createContentRoutes(services),
    topics: createTopicsRoutes(),
    accounts: {
      ...createAccountsRoutes(),
      ...createAccountSettingsRoutes(services),
      ...createDataCopyRoutes(services),
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
    },
    brand: createBrandRoutes(),
    keywords: {
      ...createKeywordsRoutes(),
      ...createKeywordListRoutes(services.checks.now),
      ...createKeywordImportRoutes(),
      ...createGenerationRoutes(services.checks),
    },
    tags: createTagsRoutes(services),
    checks: createChecksRoutes(services.checks, readChannelSummaries),
    runs: createRunsRoutes(services.checks),
    reports: {
      ...createReportsRoutes(services.checks),
      ...createViewsRoutes(services.checks, services.installation),
    },
    judging: createJudgingRoutes(services.installation),
    monitoring: createMonitoringRoutes(services),
    admin: {
      ...createAdminRoutes(services, services.checks),
      ...createChannelAdministrationRoutes(services.checks),
      ...createMediaRoutes(services),
      ...createErrorGroupRoutes(services),
      ...createJobRoutes(services),
      ...createSystemHealthRoutes(services),
      ...createDependencyHealthRoutes(services),
      ...createPaymentAdministrationRoutes(services),
      ...createCouponRoutes(services),
      ...createContentResourceRoutes(services.servicePool),
      ...createContentAdministrationRoutes(services),
      ...createTopicResourceRoutes(services.servicePool),
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
            userId: context.actor?.userId ?? null,
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
    'Events named `message` carry one event of ours each. `ready` says that the stream is open, or that some may have been missed: load again what you show. After it comes the current version of each run under way. `heartbeat` says that the stream is alive.',
  responses: {
    '200': {
      description: 'The stream',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Event' } } },
    },
  },
};

// A stream has no schema of its own.
JSON_SCHEMA_OUTPUT_REGISTRY.add(csvBytes, { type: 'string', contentMediaType: CSV_MIME_TYPE });

/** The OpenAPI 3.1 document of the whole contract: every operation with its refusals, public ones without sign-in. */
export async function generateOpenApiDocument(version: string, baseUrl: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: `${PRODUCT_NAME} API`,
      version,
      description:
        'Sign in at /api/auth/sign-in/email and send the value of the answer header `set-auth-token` as bearer token.',
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
  document.paths = { ...document.paths, '/api/events': { get: EVENT_STREAM } };
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
