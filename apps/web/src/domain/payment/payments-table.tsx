import type { Payment } from '@answerscope/contract';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';

const STATES: Record<Payment['state'], string> = {
  paid: 'Paid',
  open: 'Open',
  failed: 'Failed',
  refunded: 'Refunded',
  partly_refunded: 'Refunded in part',
  void: 'Void',
};

const COLUMNS: readonly Column<Payment>[] = [
  { key: 'when', header: 'When', cell: ({ created_at }) => <TimeStamp iso={created_at} /> },
  { key: 'number', header: 'Invoice', cell: ({ number }) => number ?? '–' },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount_cents, currency }) => inCurrency(amount_cents, currency),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, refunded_cents, currency }) =>
      state === 'partly_refunded'
        ? `${STATES[state]}: ${inCurrency(refunded_cents, currency)}`
        : STATES[state],
  },
];

/** Invoices with what became of them. */
export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  return <DataTable label="Payments" columns={COLUMNS} rows={payments} rowKey={({ id }) => id} />;
}

function inCurrency(cents: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}
