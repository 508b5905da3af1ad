import type { PaymentOverview } from '@answerscope/contract';
import { inCurrency } from '../../../domain/payment/payments-table.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { UserLink } from '../user-link.tsx';
import * as messages from './messages.ts';

type Dispute = PaymentOverview['disputes'][number];

const COLUMNS: readonly Column<Dispute>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (one) => <UserLink {...one} /> },
  {
    key: 'amount',
    header: messages.amount,
    align: 'end',
    cell: ({ amount_cents, currency }) => inCurrency(amount_cents, currency),
  },
  {
    key: 'state',
    header: messages.state,
    cell: ({ status, reason }) => messages.disputeState({ status, reason }),
  },
  {
    key: 'answer',
    header: messages.answerBy,
    cell: ({ needs_answer, answer_by }) =>
      needs_answer && answer_by !== null ? <TimeStamp iso={answer_by} /> : '–',
  },
  { key: 'id', header: messages.atStripe, cell: ({ dispute_id }) => dispute_id },
];

/** Payments that a bank was asked to take back. Their plans wait, and nothing more is charged. */
export function StripeDisputes({ disputes }: Pick<PaymentOverview, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <Panel title={messages.disputes}>
      <p>{messages.aDisputeAnsweredInStripes}</p>
      <DataTable
        label={messages.disputes}
        columns={COLUMNS}
        rows={disputes}
        rowKey={({ dispute_id }) => dispute_id}
      />
    </Panel>
  );
}
