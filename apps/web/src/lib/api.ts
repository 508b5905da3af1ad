import contractRoutes from 'virtual:contract-routes';
import type { contract } from '@answerscope/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Fetcher } from './fetcher.ts';

/** What a call may say besides its input. */
interface CallContext {
  /** The same key again is the same write: a repeated start is one run. */
  idempotency_key?: string;
}

/** The contract's procedures as functions: `api.keywords.list_keywords({ page: 1 })`. Failures are RequestErrors. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>;

export function createApi(fetcher: Fetcher): Api {
  const link = new OpenAPILink<CallContext>(contractRoutes, {
    url: location.origin,
    headers: ({ context }) =>
      context.idempotency_key === undefined ? {} : { 'idempotency-key': context.idempotency_key },
    fetch: (request, init) => fetcher(request, init),
  });
  return createORPCClient(link);
}

/** The same procedures as query and mutation options: `queries.keywords.list_keywords.queryOptions({ input })`. */
export function createApiQueries(api: Api) {
  return createTanstackQueryUtils(api);
}

export type ApiQueries = ReturnType<typeof createApiQueries>;
