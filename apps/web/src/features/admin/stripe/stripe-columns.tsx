import type { ListedPayment, ListedSubscription, SubscriptionStatus } from '@answerscope/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { inCurrency, paymentStateInWords } from '../../../domain/payment/payments-table.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { type Column, rowAction } from '../../../ui/data-table.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { UserLink } from '../user-link.tsx';
import * as messages from './messages.ts';

/** What Stripe's words for a subscription mean. */
export const SUBSCRIPTION_STATUS_WORDS: Record<SubscriptionStatus, string> = {
  active: messages.active,
  trialing: messages.onTrial,
  past_due: messages.aPaymentFailed,
  unpaid: messages.unpaid,
  paused: messages.paused,
  incomplete: messages.firstPaymentNotMadeYet,
  incomplete_expired: messages.firstPaymentNeverMade,
  canceled: messages.ended,
};

function statusInWords(status: string): string {
  return status in SUBSCRIPTION_STATUS_WORDS
    ? SUBSCRIPTION_STATUS_WORDS[status as SubscriptionStatus]
    : messages.unknownStatus({ status });
}

/** An id of Stripe's, which leads to its dashboard where there is one. */
function StripeId({ id, dashboard_url }: { id: string; dashboard_url: string | null }) {
  if (dashboard_url === null) return id;
  return (
    <a className={rowAction} href={dashboard_url} target="_blank" rel="noopener noreferrer">
      {id} <IconExternalLink size={14} stroke={1.75} aria-label={messages.inStripesDashboard} role="img" />
    </a>
  );
}

/** A subscription in a row: whose, for what, how it stands and until when. */
export const SUBSCRIPTION_COLUMNS: readonly Column<ListedSubscription>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (one) => <UserLink {...one} /> },
  {
    key: 'plan',
    header: messages.plan,
    cell: ({ plan_name, interval }) =>
      plan_name === null
        ? messages.noneOfOurs
        : interval === null
          ? plan_name
          : messages.planAndInterval({ plan: plan_name, interval }),
  },
  { key: 'state', header: messages.state, cell: ({ status }) => statusInWords(status) },
  {
    key: 'began',
    header: messages.began,
    cell: ({ created_at }) => <TimeStamp iso={created_at} show="day" />,
  },
  {
    key: 'until',
    header: messages.until,
    cell: ({ status, cancel_at, period_ends_at }) =>
      status === 'canceled' || status === 'incomplete_expired' ? (
        '–'
      ) : (
        <span>
          {cancel_at === null ? (
            <TimeStamp iso={period_ends_at} show="day" />
          ) : (
            richText(messages.thenEnds({ day: () => <TimeStamp iso={cancel_at} show="day" /> }))
          )}
        </span>
      ),
  },
  { key: 'id', header: messages.atStripe, cell: (one) => <StripeId {...one} /> },
];

/** An invoice in a row: whose, how much, and what became of it. */
export const PAYMENT_COLUMNS: readonly Column<ListedPayment>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (one) => <UserLink {...one} /> },
  { key: 'when', header: messages.when, cell: ({ created_at }) => <TimeStamp iso={created_at} show="day" /> },
  { key: 'number', header: messages.invoice, cell: ({ number }) => number ?? '–' },
  {
    key: 'amount',
    header: messages.amount,
    align: 'end',
    cell: ({ amount_cents, currency }) => inCurrency(amount_cents, currency),
  },
  { key: 'state', header: messages.state, cell: paymentStateInWords },
  { key: 'id', header: messages.atStripe, cell: (one) => <StripeId {...one} /> },
];
