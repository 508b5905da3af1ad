import { type PaymentOverview, type Reconciliation, sentencesInWords } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { UserLink } from '../user-link.tsx';
import * as messages from './messages.ts';
import styles from './stripe-reconciliation.module.css';

type Drift = PaymentOverview['drift'][number];

const COLUMNS: readonly Column<Drift>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (one) => <UserLink {...one} /> },
  {
    key: 'differences',
    header: messages.inWhat,
    cell: ({ differences }) => (
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    ),
  },
];

/** Our rows compared with what Stripe says: only compared, or made that. It happens by itself every night, too. */
export function StripeReconciliation({
  overview: { reconciliations, drift },
}: {
  overview: Pick<PaymentOverview, 'reconciliations' | 'drift'>;
}) {
  const { api } = useAdminClients();
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const { mutate, isPending } = useMutation({
    mutationFn: (is_dry_run: boolean) => api.admin.reconcile_payments({ is_dry_run }),
    meta: { showsOwnErrors: true },
    onError: (error) => toasts.fail(messages.theReconciliationCouldNotBegin, error),
    onSettled: () => refresh(),
  });
  const [newest] = reconciliations;
  const isBusy = isPending || newest?.state === 'waiting';
  return (
    <Panel
      title={messages.reconciliation}
      aside={
        <div className="row">
          <Button disabled={isBusy} onClick={() => mutate(true)}>
            {messages.dryRun}
          </Button>
          <Button disabled={isBusy} onClick={() => mutate(false)}>
            {messages.reconcileNow}
          </Button>
        </div>
      }
    >
      {newest === undefined ? (
        <p>{messages.weSyncWithStripeEvery}</p>
      ) : newest.state === 'failed' ? (
        <Alert tone="negative">
          {richText(messages.reconciliationFailed({ ...begun(newest), failure: newest.failure ?? '' }))}
        </Alert>
      ) : newest.state === 'waiting' ? (
        <p role="status">{richText(messages.reconciliationUnderWay(begun(newest)))}</p>
      ) : (
        <p role="status">
          {richText(messages.reconciliationDone({ ...begun(newest), found: foundInWords(newest) }))}
        </p>
      )}
      {drift.length > 0 && (
        <DataTable label={messages.drift} columns={COLUMNS} rows={drift} rowKey={({ user_id }) => user_id} />
      )}
    </Panel>
  );
}

/** What a sentence about a reconciliation begins with. */
function begun({ is_dry_run, asked_at }: Reconciliation) {
  return { kind: is_dry_run ? 'dry' : 'real', day: () => <TimeStamp iso={asked_at} /> };
}

function foundInWords({ customers, unanswered, missed_events, drifted, is_dry_run }: Reconciliation): string {
  const compared =
    drifted === 0
      ? messages.allAsStripeSays({ customers })
      : is_dry_run
        ? messages.usersDiffered({ customers, users: drifted })
        : messages.usersCorrected({ customers, users: drifted });
  return sentencesInWords([
    compared,
    missed_events > 0 && messages.eventsHadNotArrived({ count: missed_events }),
    unanswered > 0 && messages.customersNotLookedAt({ count: unanswered }),
  ]);
}
