import type { SubscriptionConflict } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './subscription-panel.module.css';

const WORDS: Record<SubscriptionConflict, string> = {
  status_conflict: 'You are on a paid plan, and no subscription that is in force pays for it.',
  plan_mismatch: 'Your subscription is in force, and your plan does not show it yet.',
};

/** The subscription and the plan do not fit each other: what is wrong, and the way to set it right. */
export function SyncIssue({ conflict }: { conflict: SubscriptionConflict }) {
  const clients = useAppClients();
  const { toasts } = useServices();
  const resolve = useMutation({
    mutationFn: () => clients.api.payments.refresh_my_subscription(),
    meta: { showsOwnErrors: true },
    onSuccess: async ({ conflict: left }) => {
      await refreshAfter(clients, { type: 'profile_updated' });
      toasts.show(
        left === null
          ? { title: 'Sync Issue Resolved', description: 'Your plan and your subscription fit each other.' }
          : {
              title: 'Manual Resolution Required',
              description: 'The payment provider says the same as before. Please contact support.',
              tone: 'destructive',
            },
      );
    },
    onError: () =>
      toasts.show({
        title: 'Sync Error',
        description: 'Failed to refresh subscription status. Please try again.',
        tone: 'destructive',
      }),
  });
  return (
    <Alert tone="warning">
      <div className={styles.parts}>
        <strong>Subscription Sync Issue</strong>
        <p>{WORDS[conflict]}</p>
        <div>
          <Button disabled={resolve.isPending} onClick={() => resolve.mutate()}>
            {resolve.isPending ? 'Processing...' : 'Ask the payment provider again'}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
