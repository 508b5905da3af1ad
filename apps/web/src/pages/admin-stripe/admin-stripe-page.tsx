import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { StripeConflicts } from '../../features/admin/stripe/stripe-conflicts.tsx';
import { StripeDisputes } from '../../features/admin/stripe/stripe-disputes.tsx';
import { StripeLists } from '../../features/admin/stripe/stripe-lists.tsx';
import { StripePayments } from '../../features/admin/stripe/stripe-payments.tsx';
import { StripeReconciliation } from '../../features/admin/stripe/stripe-reconciliation.tsx';
import { type StripeSearch, toStripeSearch } from '../../features/admin/stripe/stripe-search.ts';
import { StripeSetUp } from '../../features/admin/stripe/stripe-set-up.tsx';
import { paymentsInWords } from '../../features/admin/stripe/stripe-state.ts';
import { StripeWebhook } from '../../features/admin/stripe/stripe-webhook.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/stripe');

/** Whoever waits for a reconciliation or a set-up sees it end; a page left open stays true. */
const WAITING_REFRESH_MS = 1_500;
const REFRESH_MS = 30_000;
const PANELS = ['set-up', 'conflicts', 'reconciliation', 'webhook', 'payments'];

/** How payments are doing: with what they are made, whom they disagree about, and what Stripe tells us. */
export function AdminStripePage() {
  const found = useQuery({
    ...useAdminClients().queries.get_payment_overview.queryOptions(),
    refetchInterval: ({ state: { data } }) =>
      data?.reconciliations[0]?.state === 'waiting' || data?.set_up?.state === 'waiting'
        ? WAITING_REFRESH_MS
        : REFRESH_MS,
  });
  const search = toStripeSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const show = (next: StripeSearch, replace: boolean) => void navigate({ search: next, replace });
  const failed = failedLoad(found);
  const overview = found.data;
  return (
    <PageFrame
      title={messages.stripeIntegration}
      answer={overview ? paymentsInWords(overview) : !failed && messages.loadingThePayments}
    >
      {failed ? (
        <ErrorState title={messages.thePaymentsNotLoaded} {...failed} />
      ) : overview ? (
        <>
          <StripeSetUp overview={overview} />
          <StripeDisputes disputes={overview.disputes} />
          <StripeConflicts conflicts={overview.conflicts} />
          <StripeReconciliation overview={overview} />
          <StripeWebhook webhook={overview.webhook} />
          <StripePayments overview={overview} />
          <StripeLists search={search} onSearch={show} />
        </>
      ) : (
        <Loading label={messages.loadingThePayments}>
          {PANELS.map((panel) => (
            <Skeleton key={panel} height="140px" />
          ))}
        </Loading>
      )}
    </PageFrame>
  );
}
