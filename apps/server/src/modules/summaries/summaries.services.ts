import type { Channel } from '@answerscope/contract';
import type { Pool, TenantDatabase } from '../../database/pool.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { LetterFrame } from './summary-letter.rules.ts';
import { unsubscribeToken } from './unsubscribe-token.rules.ts';

/** What making a summary needs. */
export interface SummaryServices {
  tenant: (userId: string) => TenantDatabase;
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

/** Where the page is that asks whether to end summaries. */
export const unsubscribePage = (token: string): string => `/unsubscribe?token=${token}`;

/** What ends summaries by one POST, for programs of mailboxes. */
export const ONE_CLICK_PATH = '/unsubscribe/one-click';

/** The links of a user's letter. */
export function linksOf(
  { baseUrl, unsubscribeSecret, isDemonstration }: SummaryServices,
  userId: string,
): Omit<LetterFrame, 'frequency'> & { oneClickUrl: string } {
  const token = unsubscribeToken(userId, unsubscribeSecret);
  const at = (path: string) => new URL(path, baseUrl).href;
  return {
    dashboardUrl: at('/tracker/dashboard'),
    unsubscribeUrl: at(unsubscribePage(token)),
    oneClickUrl: at(`${ONE_CLICK_PATH}?token=${token}`),
    isDemonstration,
  };
}
