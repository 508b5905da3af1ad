import {
  numberInWords,
  type PaymentOverview,
  type SubscriptionState,
  statementsInWords,
} from '@answerscope/contract';
import { inCurrency } from '../../../domain/payment/payments-table.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { Facts } from '../facts.tsx';
import { UserLink } from '../user-link.tsx';
import * as messages from './messages.ts';

const STATES: readonly (readonly [SubscriptionState, string])[] = [
  ['active', messages.active],
  ['trialing', messages.onTrial],
  ['canceling', messages.canceledInForceUntilTheir],
  ['past_due', messages.aPaymentFailed],
  ['disputed', messages.aPaymentIsDisputed],
  ['ended', messages.ended],
];

type Refund = PaymentOverview['refunds'][number];

const COLUMNS: readonly Column<Refund>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (one) => <UserLink {...one} /> },
  { key: 'number', header: messages.invoice, cell: ({ number, payment_id }) => number ?? payment_id },
  {
    key: 'paid',
    header: messages.paid,
    cell: ({ paid_at }) => (paid_at === null ? '–' : <TimeStamp iso={paid_at} />),
  },
  {
    key: 'amount',
    header: messages.refunded,
    align: 'end',
    cell: ({ refunded_cents, paid_cents, currency }) =>
      refunded_cents >= paid_cents
        ? inCurrency(refunded_cents, currency)
        : messages.refundedOf({
            refunded: inCurrency(refunded_cents, currency),
            paid: inCurrency(paid_cents, currency),
          }),
  },
];

/** Who pays, what came in during thirty days, and what was given back. */
export function StripePayments({
  overview: { subscriptions, taken, refunds },
}: {
  overview: Pick<PaymentOverview, 'subscriptions' | 'taken' | 'refunds'>;
}) {
  const countOf = (state: SubscriptionState) => subscriptions.find((one) => one.state === state)?.count ?? 0;
  return (
    <>
      <Panel title={messages.subscriptionsAndPayments}>
        <Facts
          facts={[
            ...STATES.map(([state, label]) => [label, numberInWords(countOf(state))] as const),
            [
              messages.paidIn30Days,
              taken.length === 0 ? messages.nothing : statementsInWords(taken.map(paidInWords)),
            ],
          ]}
        />
      </Panel>
      <Panel title={messages.refunds}>
        {refunds.length === 0 ? (
          <p>{messages.noRefundsCanRefundPayment}</p>
        ) : (
          <DataTable
            label={messages.refunds}
            columns={COLUMNS}
            rows={refunds}
            rowKey={({ payment_id }) => payment_id}
          />
        )}
      </Panel>
    </>
  );
}

function paidInWords({
  currency,
  payments,
  paid_cents,
  refunded_cents,
}: PaymentOverview['taken'][number]): string {
  return messages.paidWith({
    paid: inCurrency(paid_cents, currency),
    payments,
    isRefunded: refunded_cents > 0 ? 'yes' : 'no',
    refunded: inCurrency(refunded_cents, currency),
  });
}
