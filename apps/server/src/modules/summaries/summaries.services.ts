import type { Channel } from '@answerscope/contract';
import type { Pool, TenantDatabase } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { LetterFrame } from './summary-letter.rules.ts';
import { unsubscribeToken } from './unsubscribe-token.rules.ts';

/** What making a summary needs. */
export interface SummaryServices {
  tenant: (accountId: AccountId) => TenantDatabase;
  /** Knows who may sign in, and whose address is confirmed. */
  servicePool: Pool;
  outbox: Outbox;
  /** Where letters lead. */
  baseUrl: string;
  /** Signs the links that end summaries. */
  unsubscribeSecret: string;
  isDemonstration: boolean;
  configuredChannels: readonly Channel[];
}

/** Where summaries are ended: opened, it asks; a POST ends them, of a person or of a program of the mailbox. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The links of a user's letter. */
export function linksOf(
  { baseUrl, unsubscribeSecret, isDemonstration }: SummaryServices,
  accountId: AccountId,
): Omit<LetterFrame, 'frequency'> {
  const token = unsubscribeToken(accountId, unsubscribeSecret);
  const at = (path: string) => new URL(path, baseUrl).href;
  return {
    dashboardUrl: at('/tracker/dashboard'),
    unsubscribeUrl: at(`${UNSUBSCRIBE_PATH}?token=${token}`),
    isDemonstration,
  };
}
