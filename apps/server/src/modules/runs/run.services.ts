import type { AccountContext } from '../../context/account-context.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { CheckServices } from '../checks/index.ts';
import type { WebhookPublisher } from '../webhooks/index.ts';

/** What runs and their schedule need from outside; made once, in the composition root. */
export interface RunServices extends CheckServices {
  /** Lets users' own programs know that a run has ended. */
  webhooks: WebhookPublisher;
  /** Rest between two channels of a run, as administrators have set it by now. */
  channelPauseMs: (tx: Transaction) => Promise<number>;
  /** Lets a worker of this process look for work at once; others look by themselves. */
  wakeRuns: () => void;
  /** False for an account that was set inactive: nothing is refreshed for it. */
  isAccountActive: (accountId: AccountId) => Promise<boolean>;
}

/** What a use case is called with that starts or resumes a run in the name of a user. */
export interface RunContext extends AccountContext {
  services: RunServices;
}
