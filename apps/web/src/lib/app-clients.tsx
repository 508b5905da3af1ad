import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { type Api, type ApiQueries, createApi, createApiQueries } from './api.ts';
import { keepBroughtAnswers, takeBroughtAnswers } from './brought-answers.ts';
import type { BrowserServices } from './browser-services.ts';
import { createQueryClient } from './query-client.ts';
import { startReadAge } from './read-age.ts';

/** What pages behind the sign-in may use besides the browser's services. */
export interface AppClients {
  api: Api;
  queries: ApiQueries;
  queryClient: QueryClient;
  /** Milliseconds since the oldest read of the cache may have begun. */
  readAgeMs: () => number;
}

interface AppClientsInput extends Pick<BrowserServices, 'fetcher' | 'session' | 'toasts' | 'errors'> {
  onSignedOut: (text?: string) => void;
}

/** Clients that know what the document has brought: made when somebody enters the signed-in pages, gone when they leave. */
export function createAppClients({ fetcher, session, ...rest }: AppClientsInput): AppClients {
  const api = createApi(fetcher);
  const queries = createApiQueries(api);
  const queryClient = createQueryClient(rest);
  keepBroughtAnswers(takeBroughtAnswers(), {
    queryClient,
    queries,
    userId: session.current()?.id,
    nowMs: performance.now(),
  });
  return { api, queries, queryClient, readAgeMs: startReadAge() };
}

const AppClientsContext = createContext<AppClients | null>(null);

export function AppClientsProvider({ clients, children }: { clients: AppClients; children: ReactNode }) {
  return (
    <AppClientsContext value={clients}>
      <QueryClientProvider client={clients.queryClient}>{children}</QueryClientProvider>
    </AppClientsContext>
  );
}

export function useAppClients(): AppClients {
  const clients = use(AppClientsContext);
  if (!clients) throw new Error('The clients exist only on pages behind the sign-in');
  return clients;
}

/** The contract's procedures as query and mutation options. */
export function useQueries(): ApiQueries {
  return useAppClients().queries;
}
