import type { AccountEnding } from './modules/accounts/index.ts';
import { endSubscriptions } from './modules/payments/index.ts';
import { cancelRunsOf } from './modules/runs/index.ts';
import type { Services } from './services.ts';

/**
 * What ends when somebody asks for the deletion of their account. Each is done by a job, again where it failed: it must
 * bear that. Signing in within the week keeps the account and begins none of it again.
 */
export function createAccountEndings({
  checks,
  payments,
}: Pick<Services, 'checks' | 'payments'>): readonly AccountEnding[] {
  return [
    { name: 'runs', end: (accountId) => cancelRunsOf(checks, accountId) },
    { name: 'subscription', end: (accountId) => endSubscriptions(payments, accountId) },
  ];
}
