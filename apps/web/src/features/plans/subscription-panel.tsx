import {
  priceInWords,
  type Subscription,
  sentencesInWords,
  TRIAL_REMINDER_DAYS,
} from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { daysUntil } from '../../domain/plan/subscription-news.ts';
import { discountedAmount } from '../../domain/plan/subscription-words.ts';
import { useAppClients, useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useServices } from '../../lib/use-services.ts';
import { useDays } from '../../lib/use-time-zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { SupportText } from '../../ui/support-text.tsx';
import * as messages from './messages.ts';
import { openTab } from './new-tab.ts';
import styles from './subscription-panel.module.css';
import { SyncIssue } from './sync-issue.tsx';
import { useSubscription } from './use-subscription.ts';

/** How the subscription stands, what is wrong with it, and the way to cards, invoices and cancelling. */
export function SubscriptionPanel() {
  const found = useSubscription();
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  const failure = failedLoad(found);
  if (failure) return <FailedPart title={messages.yourSubscriptionNotLoaded} {...failure} />;
  const subscription = found.data;
  if (!subscription || (subscription.state === 'none' && subscription.conflict === null)) return null;
  return (
    <Panel title={messages.yourSubscription}>
      <div className={styles.parts}>
        {subscription.conflict && <SyncIssue conflict={subscription.conflict} />}
        <Standing subscription={subscription} current={usage.data?.plan.name ?? null} now={new Date()} />
        {subscription.can_manage && <ManageButton />}
      </div>
    </Panel>
  );
}

interface StandingProps {
  subscription: Subscription;
  /** The plan that is in force, whatever gives it; null until it is known. */
  current: string | null;
  now: Date;
}

function Standing({ subscription, current, now }: StandingProps) {
  const {
    state,
    plan_name,
    interval,
    trial_ends_at,
    has_card,
    renews_at,
    subscription_end_date: end,
  } = subscription;
  const day = useDays();
  const plan = plan_name ?? messages.yourPlan;
  const price = priceInWords(subscription);
  const discounted = discountedAmount(subscription);
  switch (state) {
    case 'none':
      return null;
    case 'trialing': {
      const days = trial_ends_at === null ? null : daysUntil(trial_ends_at, now);
      return (
        <>
          {!has_card && days !== null && days <= TRIAL_REMINDER_DAYS && <ExpiringSoon days={days} />}
          <p>
            {sentencesInWords([
              messages.onTrial({
                plan,
                hasEnd: trial_ends_at ? 'yes' : 'no',
                end: trial_ends_at ? day(trial_ends_at) : '',
                hasPrice: price ? 'yes' : 'no',
                price: price ?? '',
              }),
              discounted && messages.discountedFirst({ amount: discounted }),
              has_card ? messages.thenCardIsCharged : messages.addCardToKeepIt,
            ])}
          </p>
        </>
      );
    }
    case 'active':
      return (
        <p>
          {sentencesInWords([
            messages.active({
              plan,
              paid: price === null ? (interval ?? 'monthly') : 'price',
              price: price ?? '',
              hasRenewal: renews_at ? 'yes' : 'no',
              renewal: renews_at ? day(renews_at) : '',
            }),
            discounted && messages.discountedThen({ amount: discounted }),
          ])}
        </p>
      );
    case 'canceling': {
      const days = end === null ? null : daysUntil(end, now);
      return (
        <>
          {days !== null && days <= TRIAL_REMINDER_DAYS && <ExpiringSoon days={days} />}
          <p>{messages.canceled({ plan, hasEnd: end ? 'yes' : 'no', end: end ? day(end) : '' })}</p>
        </>
      );
    }
    case 'past_due':
      return (
        <Alert tone="negative">
          <strong>{messages.paymentFailed}</strong>
          <p>
            {messages.lastPaymentFailed({
              plan,
              hasEnd: end ? 'yes' : 'no',
              end: end ? day(end) : '',
            })}
          </p>
        </Alert>
      );
    case 'disputed':
      return (
        <Alert tone="negative">
          <strong>{messages.paymentDisputed}</strong>
          <p>
            <SupportText text={messages.paymentAskedBack({ plan })} />
          </p>
        </Alert>
      );
    case 'ended':
      return (
        <Alert tone="warning">
          <strong>{messages.subscriptionExpired}</strong>
          <p>
            {sentencesInWords([
              current && messages.youAreOn({ plan: current }),
              messages.nothingStoredIsDeleted,
            ])}
          </p>
        </Alert>
      );
  }
}

function ExpiringSoon({ days }: { days: number }) {
  return (
    <Alert tone="warning">
      <strong>{messages.subscriptionExpiringSoon}</strong>
      <p>{messages.itEndsIn({ days })}</p>
    </Alert>
  );
}

function ManageButton() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const open = useMutation({
    mutationFn: async (tab: ReturnType<typeof openTab>) => {
      try {
        const returnUrl = `${location.origin}/tracker/plans`;
        const { url } = await api.payments.create_portal_session({ returnUrl });
        if (!tab.goTo(url)) location.assign(url);
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    meta: { showsOwnErrors: true },
    onError: (error) => toasts.fail(messages.theBillingPageNotOpened, error),
  });
  return (
    <div>
      <Button disabled={open.isPending} onClick={() => open.mutate(openTab(messages.openingBilling))}>
        {open.isPending ? messages.processing : messages.cardInvoicesAndCanceling}
      </Button>
    </div>
  );
}
