import type { Pool, TenantDatabase } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { ProviderServices } from '../providers/index.ts';

/** What keeping and judging answers needs from outside, doubtful sentences included. */
export interface AnswerServices extends ProviderServices {
  tenant: (accountId: AccountId) => TenantDatabase;
  servicePool: Pool;
  /** What all answers of a day may cost by the environment; `getDailyLimit` says what holds. */
  dailyLimitMicrodollars: number;
  /** False where answers are simulated: no model reads them, neither for doubtful places nor for statements. */
  readsDoubts: boolean;
  log: Log;
  now: () => Date;
}
