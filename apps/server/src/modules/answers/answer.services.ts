import type { Pool, TenantDatabase } from '../../database/pool.ts';
import type { Log } from '../../lib/log.ts';
import type { ProviderServices } from '../providers/index.ts';

/** What keeping and judging answers needs from outside, doubtful sentences included. */
export interface AnswerServices extends ProviderServices {
  tenant: (userId: string) => TenantDatabase;
  servicePool: Pool;
  /** What the installation may spend on answers in a day, over everybody. */
  dailyLimitMicrodollars: number;
  log: Log;
  now: () => Date;
}
