import contractRoutes from 'virtual:contract-routes';
import { type contract, messageForCode } from '@answerscope/contract';
import { createORPCClient } from '@orpc/client';
import { type AnyContractRouter, type ContractRouterClient, isContractProcedure } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { type AnswerShape, missingPart } from './answer-shape.ts';
import type { Fetcher } from './fetcher.ts';
import { refuseOffline } from './refuse-offline.ts';
import { RequestError } from './request-error.ts';

/** What a call may say besides its input. */
interface CallContext {
  /** The same key again is the same write: a repeated start is one run. */
  idempotency_key?: string;
}

/** Procedures of a contract as functions. */
type ClientOf<Router extends AnyContractRouter> = JsonifiedClient<ContractRouterClient<Router, CallContext>>;

/** The contract's procedures as functions: `api.keywords.list_keywords({ page: 1 })`. Failures are RequestErrors. */
export type Api = ClientOf<
  Omit<typeof contract, 'admin' | 'monitoring'> & {
    monitoring: Pick<typeof contract.monitoring, 'get_installation'>;
  }
>;

/** The same of the procedures for administrators, which only the back office loads. */
export type AdminApi = ClientOf<Pick<typeof contract, 'admin'>>;

/** @param routes method and path of the procedures. */
export function createApi<Client = Api>(fetcher: Fetcher, routes: AnyContractRouter = contractRoutes) {
  const link = new OpenAPILink<CallContext>(routes, {
    url: location.origin,
    headers: ({ context }) =>
      context.idempotency_key === undefined ? {} : { 'idempotency-key': context.idempotency_key },
    interceptors: [
      async ({ next, path }) => {
        const answer = await next();
        const shape = shapeAt(routes, path);
        const missing = shape === null ? null : missingPart(answer, shape);
        if (missing === null) return answer;
        throw new RequestError({
          status: 200,
          message: messageForCode('UNKNOWN'),
          cause: new TypeError(`${path.join('.')}: ${missing} is malformed`),
        });
      },
    ],
    fetch: async (request, init) => {
      refuseOffline(request);
      return fetcher(request, init);
    },
  });
  return createORPCClient(link) as Client;
}

/** Null where an answer may be anything. */
function shapeAt(routes: AnyContractRouter, path: readonly string[]): AnswerShape | null {
  let at: AnyContractRouter | undefined = routes;
  for (const name of path) at = at && !isContractProcedure(at) ? at[name] : undefined;
  const meta = at && isContractProcedure(at) ? (at['~orpc'].meta as { shape?: AnswerShape }) : {};
  return meta.shape ?? null;
}

/** The same procedures as query and mutation options: `queries.keywords.list_keywords.queryOptions({ input })`. */
export function createApiQueries(api: Api) {
  return createTanstackQueryUtils(api);
}

export type ApiQueries = ReturnType<typeof createApiQueries>;
