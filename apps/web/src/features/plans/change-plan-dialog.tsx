import {
  type BillingInterval,
  dollarsInWords,
  PLAN_CHANGE_ERRORS,
  type Plan,
  type PlanChangeCheck,
  type PlanChangeError,
} from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients, useQueries } from '../../lib/app-clients.tsx';
import { richText } from '../../lib/rich-text.ts';
import { useServices } from '../../lib/use-services.ts';
import { useDays } from '../../lib/use-time-zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SupportText } from '../../ui/support-text.tsx';
import styles from './change-plan-dialog.module.css';
import * as messages from './messages.ts';
import { isSettled } from './payment-wait.ts';
import { planChangeError, planChangeNotice, planChangeWords } from './plan-change-error.ts';
import { planChangeKey } from './plan-change-key.ts';
import { useCheckout } from './use-checkout.ts';
import { useRefreshTracking } from './use-refresh-tracking.ts';
import { useSubscription } from './use-subscription.ts';

interface ChangePlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

/** Says what a change of plan would come to, and makes it. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const clients = useAppClients();
  const { api, queries } = clients;
  const { toasts } = useServices();
  const track = useRefreshTracking();
  const check = useQuery({
    ...queries.plans.check_plan_change.queryOptions({ input: { plan_id: plan.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const change = useMutation({
    mutationKey: planChangeKey(plan.id),
    mutationFn: () => api.plans.change_my_plan({ plan_id: plan.id }),
    meta: { showsOwnErrors: true },
    onError: (error) => toasts.show(planChangeNotice(error)),
    onSuccess: async () => {
      await track();
      await refreshAfter(clients, { type: 'profile_updated' });
      toasts.show({
        title: check.data?.direction === 'upgrade' ? messages.planUpgradedSuccessfully : messages.planChanged,
        description: messages.planUpdatedSuccessfully,
      });
      onClose();
    },
  });
  const isBlocked = check.data?.is_allowed === false;
  const way = check.data?.way ?? 'switch';
  const direction = check.data?.direction ?? 'not_judged';
  const isPaid = way !== 'switch';
  const subscription = useSubscription();
  const checkout = useCheckout(plan.id);
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  if (checkout.address !== null)
    return (
      <PaymentOpen
        address={checkout.address}
        plan={plan}
        isTabClosed={checkout.isTabClosed}
        onClose={onClose}
      />
    );
  const isPending = change.isPending || checkout.isPending;
  return (
    <ConfirmDialog
      isOpen
      title={isBlocked && check.data ? blockedTitle(check.data) : messages.changeTo({ plan: plan.name })}
      confirmLabel={isPending ? messages.processing : CONFIRM[isBlocked ? 'switch' : way]}
      cancelLabel={isBlocked ? messages.close : messages.cancel}
      isDisabled={!check.data?.is_allowed || isPending}
      onConfirm={() => (isPaid ? checkout.begin(interval) : change.mutate())}
      onClose={onClose}
    >
      {check.isPending && <Spinner label={messages.validatingPlanChange} />}
      {check.error && (
        <Refused
          code={planChangeError(check.error, 'not_judged')}
          words={planChangeWords(check.error, messages.unableValidatePlanChange)}
        />
      )}
      {check.data && <WhatItMeans check={check.data} />}
      {check.data?.is_allowed && way === 'checkout' && (
        <HowPaid
          plan={plan}
          interval={interval}
          trialDays={subscription.data?.has_trial_left ? subscription.data.trial_days : 0}
          onInterval={setInterval}
        />
      )}
      {check.data?.is_allowed && <WhenInEffect check={check.data} />}
      {checkout.error && (
        <Refused code={planChangeError(checkout.error, direction)} words={planChangeWords(checkout.error)} />
      )}
      {change.error && (
        <Refused code={planChangeError(change.error, direction)} words={planChangeWords(change.error)} />
      )}
    </ConfirmDialog>
  );
}

const CONFIRM = {
  switch: messages.changePlan,
  checkout: messages.continueToPayment,
  change: messages.continueToPayment,
} as const satisfies Record<PlanChangeCheck['way'], string>;

function HowPaid({
  plan,
  interval,
  trialDays,
  onInterval,
}: {
  plan: Plan;
  interval: BillingInterval;
  trialDays: number;
  onInterval: (interval: BillingInterval) => void;
}) {
  const day = useDays();
  return (
    <>
      <Segmented
        label={messages.paid}
        value={interval}
        options={[
          { value: 'monthly', label: messages.amountPerMonth({ amount: priceOf(plan, 'monthly') }) },
          { value: 'yearly', label: messages.amountPerYear({ amount: priceOf(plan, 'yearly') }) },
        ]}
        onChange={onInterval}
      />
      <p>
        {whatIsDue(plan, { interval, trialDays, now: new Date(), day })} {messages.paymentPageOpensInNewTab}
      </p>
    </>
  );
}

/** '$490': what an interval costs. */
function priceOf(plan: Plan, interval: BillingInterval): string {
  const price = interval === 'yearly' ? plan.price_yearly : plan.price_monthly;
  return dollarsInWords(price);
}

/** What is paid, and when, in words. */
function whatIsDue(
  plan: Plan,
  {
    interval,
    trialDays,
    now,
    day,
  }: { interval: BillingInterval; trialDays: number; now: Date; day: (iso: string) => string },
): string {
  const amount = priceOf(plan, interval);
  if (trialDays === 0) return messages.dueToday({ amount, interval });
  const end = new Date(now.getTime() + trialDays * 86_400_000).toISOString();
  return messages.dueAfterTrial({ days: trialDays, amount, end: day(end), interval });
}

interface PaymentOpenProps {
  address: string;
  plan: Plan;
  isTabClosed: boolean;
  onClose: () => void;
}

/** The payment page is open elsewhere. The dialog closes once the change is settled, and says so when that page is closed. */
function PaymentOpen({ address, plan, isTabClosed, onClose }: PaymentOpenProps) {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  const subscription = useSubscription().data ?? null;
  const [before] = useState(subscription);
  const settled = isSettled(plan, { planInForce: usage.data?.plan.id, before, subscription });
  useEffect(() => {
    if (settled) onClose();
  }, [settled, onClose]);
  return (
    <ConfirmDialog
      isOpen
      title={isTabClosed ? messages.paymentPageClosed : messages.processingPayment}
      confirmLabel={messages.done}
      cancelLabel={messages.close}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>
        {richText(
          (isTabClosed ? messages.paymentPageWasClosed : messages.paymentPageIsOpen)({
            plan: plan.name,
            link: (text) => (
              <a href={address} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          }),
        )}
      </p>
      <p>{messages.yourPlanChangesHereAs}</p>
    </ConfirmDialog>
  );
}

/** From when the plan counts, and where that is confirmed. */
function WhenInEffect({ check: { way, takes_effect_at } }: { check: PlanChangeCheck }) {
  const day = useDays();
  if (way === 'switch') return <p>{messages.itTakesEffectImmediately}</p>;
  if (way === 'checkout') return <p>{messages.itTakesEffectAsSoon}</p>;
  return (
    <p>
      {messages.youChangeItAtProvider}{' '}
      {takes_effect_at === null
        ? messages.itTakesEffectOnceConfirmed
        : messages.itTakesEffectLater({ day: day(takes_effect_at) })}
    </p>
  );
}

const blockedTitle = ({ direction }: PlanChangeCheck) =>
  direction === 'upgrade' ? messages.upgradeBlocked : messages.downgradeNotPossible;

function WhatItMeans({
  check: { blockers, warnings, recommendations, is_allowed },
}: {
  check: PlanChangeCheck;
}) {
  return (
    <>
      {blockers.map(({ code, message }) => (
        <Alert key={code} tone="negative">
          {message}
        </Alert>
      ))}
      {is_allowed && warnings.length > 0 && <Sentences title={messages.whatYouLose} of={warnings} />}
      {recommendations.length > 0 && <Sentences title={messages.whatYouGain} of={recommendations} />}
    </>
  );
}

function Sentences({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <section className={styles.sentences}>
      <h3>{title}</h3>
      <ul>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Refused({ code, words }: { code: PlanChangeError; words: string }) {
  const { message, steps, suggestsSupport } = PLAN_CHANGE_ERRORS[code];
  return (
    <Alert tone="negative">
      <div className={styles.sentences}>
        <h3>{messages.planChangeError}</h3>
        <p>
          <SupportText text={`${message}. ${words}`} />
        </p>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {suggestsSupport && (
          <p>
            <SupportText text={messages.ifItHappensAgain} />
          </p>
        )}
      </div>
    </Alert>
  );
}
