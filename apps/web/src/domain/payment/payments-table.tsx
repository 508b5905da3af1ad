import { currencyInWords, type Payment } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

/** What became of an invoice. */
export const PAYMENT_STATE_WORDS: Record<Payment['state'], string> = {
  paid: messages.paid,
  open: messages.open,
  failed: messages.failed,
  refunded: messages.refunded,
  partly_refunded: messages.refundedInPart,
  disputed: messages.disputed,
  dispute_lost: messages.takenBackByBank,
  void: messages.voided,
};

const COLUMNS: readonly Column<Payment>[] = [
  { key: 'when', header: messages.when, cell: ({ created_at }) => <TimeStamp iso={created_at} /> },
  { key: 'number', header: messages.invoice, cell: ({ number }) => number ?? '–' },
  {
    key: 'amount',
    header: messages.amount,
    align: 'end',
    cell: ({ amount_cents, currency }) => inCurrency(amount_cents, currency),
  },
  {
    key: 'state',
    header: messages.state,
    cell: paymentStateInWords,
  },
];

interface PaymentsTableProps {
  payments: readonly Payment[];
  /** What can be done with an invoice. */
  act?: (payment: Payment) => ReactNode;
}

/** Invoices with what became of them. */
export function PaymentsTable({ payments, act }: PaymentsTableProps) {
  const acts: readonly Column<Payment>[] = act
    ? [{ key: 'act', header: messages.act, hidesHeader: true, align: 'end', cell: act }]
    : [];
  return (
    <DataTable
      label={messages.payments}
      columns={[...COLUMNS, ...acts]}
      rows={payments}
      rowKey={({ id }) => id}
    />
  );
}

/** 4900 → '$49.00' */
export function inCurrency(cents: number, currency: string): string {
  return currencyInWords(cents / 100, currency);
}

/** What became of an invoice, with how much of it was given back where that is not all. */
export function paymentStateInWords({ state, amount_cents, refunded_cents, currency }: Payment): string {
  // A trial begins with an invoice of nothing, which nobody pays.
  if (state === 'paid' && amount_cents === 0) return messages.nothingDue;
  return state === 'partly_refunded'
    ? messages.refundedAmount({ amount: inCurrency(refunded_cents, currency) })
    : PAYMENT_STATE_WORDS[state];
}
