import { useQuery } from '@tanstack/react-query';
import { PaymentsTable } from '../../domain/payment/payments-table.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import * as messages from './messages.ts';

/** The newest invoices; nothing at all before the first. */
export function PaymentsPanel() {
  const found = useQuery(useQueries().payments.list_my_payments.queryOptions());
  const failure = failedLoad(found);
  if (failure) return <FailedPart title={messages.yourPaymentsNotLoaded} {...failure} />;
  if (!found.data || found.data.items.length === 0) return null;
  return (
    <Panel title={messages.yourPayments}>
      <PaymentsTable payments={found.data.items} />
    </Panel>
  );
}
