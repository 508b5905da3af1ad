import type { Payment, UserDetails } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { inCurrency, PaymentsTable } from '../../../domain/payment/payments-table.tsx';
import { billingInWords } from '../../../domain/plan/subscription-words.ts';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { formatDate } from '../../../lib/format.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { CONFLICTS } from '../conflict-words.ts';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { isRefundable } from './refundable.ts';

/** How often what became of a refund is looked at, while it is under way. */
const REFUND_LOOK_MS = 1_500;
/** The subscription ends after the money is given back; one that the payment was not for does not. */
const LOOKS_FOR_END = 20;

/** What a user pays for and has paid, as it was last written; nothing of it where there never was anything. */
export function UserBilling({ user }: { user: UserDetails }) {
  const { subscription, payments } = user.billing;
  const [asked, setAsked] = useState<Payment | null>(null);
  const [refunding, setRefunding] = useState<string | null>(null);
  const isUnderWay = payments.some(({ id, state }) => id === refunding && state === 'paid');
  const timeZone = useTimeZone();
  const { state, conflict, plan_name, synced_at, can_manage } = subscription;
  const [looks, setLooks] = useState(0);
  const mayEndYet = refunding !== null && state !== 'ended' && looks < LOOKS_FOR_END;
  useRefreshed(isUnderWay || mayEndYet, () => !isUnderWay && setLooks(looks + 1));
  if (state === 'none' && conflict === null && payments.length === 0) return null;
  const now = new Date();
  return (
    <Panel
      title={messages.subscription}
      aside={(can_manage || conflict !== null) && <SyncButton userId={user.profile.id} />}
    >
      {conflict && <Alert tone="warning">{CONFLICTS[conflict]}</Alert>}
      <Facts
        facts={[
          [messages.forLabel, plan_name ?? '–'],
          [messages.billing, billingInWords(subscription, (iso) => formatDate(iso, timeZone))],
          [
            messages.lastSyncedWithStripe,
            synced_at === null ? messages.never : <TimeStamp key="synced" iso={synced_at} />,
          ],
        ]}
      />
      {payments.length > 0 && (
        <PaymentsTable
          payments={payments}
          act={(payment) =>
            payment.id === refunding && isUnderWay ? (
              messages.refundUnderWay
            ) : can_manage && isRefundable(payment, now) ? (
              <Button onClick={() => setAsked(payment)}>
                {messages.refund({ amount: inCurrency(payment.amount_cents, payment.currency) })}
              </Button>
            ) : null
          }
        />
      )}
      {asked && (
        <RefundDialog
          user={user}
          payment={asked}
          onRefund={() => {
            setRefunding(asked.id);
            setLooks(0);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

/** Makes the subscription what Stripe says, and the plan what the subscription gives. */
function SyncButton({ userId }: { userId: string }) {
  const { run } = useAdminClients();
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run('sync_subscription', { userId, data: {} }),
    meta: { showsOwnErrors: true },
    onSuccess: async ({ is_synced }) => {
      toasts.show({ title: is_synced ? messages.asStripeSaysNow : messages.nobodyAtStripeAskAbout });
      await refresh();
    },
    onError: (error) => toasts.fail(messages.stripeNotAsked, error),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {isPending ? messages.syncing : messages.syncNow}
    </Button>
  );
}

/** Reads everything again every little while, as long as something is under way. */
function useRefreshed(isUnderWay: boolean, onLook: () => void): void {
  const refresh = useRefreshAdmin();
  const latest = useRef(onLook);
  useEffect(() => {
    latest.current = () => {
      onLook();
      void refresh();
    };
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => latest.current(), REFUND_LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
