import adminRoutes from 'virtual:admin-routes';
import type { AdminOperations } from '@answerscope/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { type AdminApi, createApi } from './api.ts';
import { useAppClients } from './app-clients.tsx';
import type { Fetcher } from './fetcher.ts';
import { operationFailed } from './operation-messages.ts';
import { retryDelayMs, shouldRetryMutation } from './query-client.ts';
import { RequestError } from './request-error.ts';
import { createRunOperation, type OperationCall, type RunOperation } from './run-operation.ts';
import { useServices } from './use-services.ts';

const MINUTE_MS = 60_000;
const RETRIES = 2;

/** Specification 9, of administrators' reads: a client's mistake is not asked again, anything else up to twice. */
export function shouldRetryAdminQuery(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !(error instanceof RequestError && error.status >= 400 && error.status < 500);
}

/** Specification 9, of administrators' reads: fresh for a minute, kept for five, and never asked because a window is looked at. */
export const ADMIN_READS = {
  networkMode: 'online',
  retry: shouldRetryAdminQuery,
  retryDelay: retryDelayMs,
  staleTime: MINUTE_MS,
  gcTime: 5 * MINUTE_MS,
  refetchOnWindowFocus: false,
} as const;

/** What the back office's pages ask the server with. */
interface AdminClients {
  api: AdminApi;
  queries: ReturnType<typeof createTanstackQueryUtils<AdminApi>>['admin'];
  /** Asks for one of administrators' operations. */
  run: RunOperation<AdminOperations>;
  queryClient: QueryClient;
}

/**
 * The back office's clients. They share the cache of the other pages, so that whoever is signed out is noticed in the same
 * place, and have a freshness and retries of their own.
 */
function createAdminClients(fetcher: Fetcher, shared: QueryClient): AdminClients {
  const api = createApi<AdminApi>(fetcher, adminRoutes);
  return {
    api,
    queries: createTanstackQueryUtils(api).admin,
    run: createRunOperation<AdminOperations>(operationFailed, (input) =>
      api.admin.run_admin_operation(input),
    ),
    queryClient: new QueryClient({
      queryCache: shared.getQueryCache(),
      mutationCache: shared.getMutationCache(),
      defaultOptions: {
        queries: ADMIN_READS,
        mutations: { networkMode: 'always', retry: shouldRetryMutation, retryDelay: retryDelayMs },
      },
    }),
  };
}

const AdminClientsContext = createContext<AdminClients | null>(null);

/** Gives the pages below the back office's clients. */
export function AdminClientsProvider({ children }: { children: ReactNode }) {
  const { fetcher } = useServices();
  const { queryClient } = useAppClients();
  const [clients] = useState(() => createAdminClients(fetcher, queryClient));
  return (
    <AdminClientsContext value={clients}>
      <QueryClientProvider client={clients.queryClient}>{children}</QueryClientProvider>
    </AdminClientsContext>
  );
}

/** The clients of the back office. */
export function useAdminClients(): AdminClients {
  const clients = use(AdminClientsContext);
  if (!clients) throw new Error('The clients of the back office exist only on its pages');
  return clients;
}

/** Query options of an operation that reads. */
export function operationOptions<Name extends keyof AdminOperations & string>(
  { queries, run }: AdminClients,
  operation: Name,
  call: OperationCall<AdminOperations, Name>,
) {
  return queryOptions({
    queryKey: [...queries.run_admin_operation.key(), operation, call],
    queryFn: () => run(operation, call),
  });
}

/** How everything that administrators read is read again: after a write any list, number or audit row may differ. */
export function useRefreshAdmin(): () => Promise<void> {
  const { queries, queryClient } = useAdminClients();
  return () => queryClient.invalidateQueries({ queryKey: queries.key() });
}
