import type { SubscriptionConflict, SubscriptionState, UserDetails } from '@answerscope/contract';
import { PaymentsTable } from '../../../domain/payment/payments-table.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';

const STATES: Record<SubscriptionState, string> = {
  none: 'None',
  trialing: 'On trial',
  active: 'Active',
  canceling: 'Canceled, in force until its end',
  past_due: 'A payment failed',
  ended: 'Ended',
};

const CONFLICTS: Record<SubscriptionConflict, string> = {
  status_conflict: 'On a paid plan that nothing pays for.',
  plan_mismatch: 'Paid for, and not on the plan.',
};

/** What a user pays for and has paid, as it was last written; nothing of it where there never was anything. */
export function UserBilling({ billing: { subscription, payments } }: Pick<UserDetails, 'billing'>) {
  const { state, conflict, plan_name, interval, synced_at } = subscription;
  if (state === 'none' && conflict === null && payments.length === 0) return null;
  const moment = (iso: string | null) => (iso === null ? '–' : <TimeStamp iso={iso} />);
  return (
    <Panel title="Subscription">
      {conflict && <Alert tone="warning">{CONFLICTS[conflict]}</Alert>}
      <Facts
        facts={[
          ['State', STATES[state]],
          ['Pays for', plan_name === null ? '–' : `${plan_name}${interval ? `, ${interval}` : ''}`],
          ['Trial ends', moment(subscription.trial_ends_at)],
          ['Renews', moment(subscription.renews_at)],
          ['Ends', moment(subscription.subscription_end_date)],
          ['Stripe was asked', moment(synced_at)],
        ]}
      />
      {payments.length > 0 && <PaymentsTable payments={payments} />}
    </Panel>
  );
}
