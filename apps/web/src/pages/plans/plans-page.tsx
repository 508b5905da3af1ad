import { LANGUAGE, type Plan, type Subscription } from '@answerscope/contract';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { ChangePlanDialog } from '../../features/plans/change-plan-dialog.tsx';
import { checkoutReturn } from '../../features/plans/checkout-return.ts';
import { ChosenPlan } from '../../features/plans/chosen-plan.tsx';
import { ConfirmPayment } from '../../features/plans/confirm-payment.tsx';
import { MonthUsage } from '../../features/plans/month-usage.tsx';
import { PaymentsPanel } from '../../features/plans/payments-panel.tsx';
import { PlanButton } from '../../features/plans/plan-button.tsx';
import { PlanCards } from '../../features/plans/plan-cards.tsx';
import { PlanFaq } from '../../features/plans/plan-faq.tsx';
import { PlanHistory } from '../../features/plans/plan-history.tsx';
import { PlanStanding } from '../../features/plans/plan-standing.tsx';
import { toPlansSearch } from '../../features/plans/plans-search.ts';
import { SubscriptionPanel } from '../../features/plans/subscription-panel.tsx';
import { useSubscription } from '../../features/plans/use-subscription.ts';
import { AwaitedReportNote } from '../../features/reports/awaited-report-note.tsx';
import { useAppClients, useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useServices } from '../../lib/use-services.ts';
import { useDays } from '../../lib/use-time-zone.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/tracker/plans');

export function PlansPage() {
  const search = toPlansSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { toasts } = useServices();
  const queries = useQueries();
  const plans = useQuery(queries.plans.list_plans.queryOptions({ input: { language: LANGUAGE } }));
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(queries.monitoring.get_installation.queryOptions());
  const claims = useQuery(queries.content.list_claims.queryOptions({ input: { language: LANGUAGE } }));
  const [asked, setAsked] = useState<Plan | null>(null);
  const failure = failedLoad(plans);
  const planFailure = failedLoad(usage);
  const subscription = useSubscription();
  const day = useDays();
  const paidTo = paidUntil(subscription.data);
  const clients = useAppClients();
  // Read once: a reload of the page is no return from a checkout.
  const [back] = useState(() => checkoutReturn(search));

  useEffect(() => {
    if (back === null) return;
    if (back.from === 'canceled')
      toasts.show({
        title: messages.paymentCanceled,
        description: messages.yourPlanHasNotChanged,
        tone: 'destructive',
      });
    if (back.from === 'change')
      clients.api.payments
        .refresh_my_subscription()
        .then(() => refreshAfter(clients, { type: 'profile_updated' }))
        .catch(() =>
          toasts.show({
            title: messages.syncError,
            description: messages.failedRefreshSubscriptionStatus,
            tone: 'destructive',
          }),
        );
    void navigate({ search: (address) => ({ plan: toPlansSearch(address).plan }), replace: true });
  }, [back, toasts, navigate, clients]);

  const chosen =
    usage.data && plans.data?.find(({ id, name }) => name === search.plan && id !== usage.data.plan.id);
  return (
    <PageFrame
      title={messages.chooseYourPlan}
      help={<HelpLink article="plans-and-payments" />}
      answer={<PlanStanding />}
    >
      {back?.from === 'checkout' && <ConfirmPayment sessionId={back.sessionId} />}
      <SubscriptionPanel />
      {plans.isPending && !failure && (
        <Loading label={messages.loadingPlans} isShown>
          <Skeleton height="420px" />
        </Loading>
      )}
      <AwaitedReportNote />
      {chosen && <ChosenPlan plan={chosen} onContinue={() => setAsked(chosen)} />}
      {planFailure && <FailedPart title={messages.yourPlanNotLoaded} {...planFailure} />}
      {failure && <ErrorState title={messages.failedToLoadPlans} {...failure} />}
      {plans.data?.length === 0 && (
        <EmptyState Icon={IconStack2} title={messages.noPlans} text={messages.noPlansCurrentlyAvailable} />
      )}
      {plans.data && plans.data.length > 0 && (
        <PlanCards
          plans={plans.data}
          currentId={usage.data?.plan.id}
          chosen={search.plan}
          action={(plan) => (
            <PlanButton
              plan={plan}
              current={usage.data?.plan}
              takesPayments={subscription.data?.is_configured}
              isChosen={plan.name === search.plan}
              onSelect={() => setAsked(plan)}
            />
          )}
        />
      )}
      <MonthUsage />
      <PaymentsPanel />
      <PlanHistory />
      <PlanFaq
        mustWait={installation.data?.enforce_refresh_period ?? null}
        takesPayments={subscription.data?.is_configured ?? null}
        trialDays={installation.data?.trial_days ?? null}
        claims={claims.data ?? null}
        areExamples={installation.data?.is_demonstration === true}
        paidUntil={paidTo && day(paidTo)}
      />
      {asked && <ChangePlanDialog plan={asked} onClose={() => setAsked(null)} />}
    </PageFrame>
  );
}

/** To when the plan is paid for or on trial. */
function paidUntil(subscription: Subscription | undefined): string | null {
  if (!subscription?.is_subscribed) return null;
  return subscription.subscription_end_date ?? subscription.renews_at;
}
