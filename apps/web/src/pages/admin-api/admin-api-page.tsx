import { CHANNELS, type Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApiKeySearch, toApiKeySearch } from '../../features/admin/api-keys/api-key-search.ts';
import { UserKeys } from '../../features/admin/api-keys/user-keys.tsx';
import { ProviderPanel } from '../../features/admin/providers/provider-panel.tsx';
import { providersInWords } from '../../features/admin/providers/provider-state.ts';
import { RateLimitTable } from '../../features/admin/rate-limits/rate-limit-table.tsx';
import { ResumeDialog } from '../../features/admin/resume-dialog.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/api');

/** What is counted changes with every call; a page left open stays true. */
const REFRESH_MS = 10_000;

/** The assistants' providers: who is asked, who is paused and why, and the way to ask again; the rate limits; and the API keys of users. */
export function AdminApiPage() {
  const health = useQuery({
    ...useAdminClients().queries.list_provider_health.queryOptions(),
    refetchInterval: REFRESH_MS,
  });
  const search = toApiKeySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const show = (shown: ApiKeySearch, replace: boolean) => void navigate({ search: shown, replace });
  const [resumed, setResumed] = useState<Channel | null>(null);
  const failed = failedLoad(health);
  return (
    <PageFrame
      title={messages.apiManagement}
      answer={health.data ? providersInWords(health.data) : !failed && messages.loadingTheProviders}
      actions={
        <>
          <ButtonLink look="quiet" to="/admin/tracker-config">
            {messages.trackerConfiguration}
          </ButtonLink>
          <ButtonLink look="quiet" to="/admin/performance">
            {messages.callsByProcedure}
          </ButtonLink>
          <ButtonAnchor look="quiet" href="/api/docs">
            {messages.apiReference}
          </ButtonAnchor>
        </>
      }
    >
      {failed ? (
        <ErrorState title={messages.theProvidersNotLoaded} {...failed} />
      ) : health.data ? (
        health.data.map((one) => (
          <ProviderPanel key={one.channel} health={one} onResume={() => setResumed(one.channel)} />
        ))
      ) : (
        <Loading label={messages.loadingTheProviders}>
          {CHANNELS.map((channel) => (
            <Skeleton key={channel} height="180px" />
          ))}
        </Loading>
      )}
      <RateLimitTable />
      <UserKeys search={search} onSearch={show} />
      {resumed && <ResumeDialog channel={resumed} onClose={() => setResumed(null)} />}
    </PageFrame>
  );
}
