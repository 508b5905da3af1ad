import type { Breakage } from './breakage.ts';

/** What users are mailed of their reports. */
export const SUMMARIES: readonly Breakage[] = [
  {
    name: 'a summary whose job is done twice is sent twice',
    symbol: 'lockWaitingSummary',
    find: "return row?.state === 'waiting' ? row : null;",
    replace: 'return row ?? null;',
    tests: ['summaries/summaries.test.ts'],
  },
  {
    name: 'a summary that several workers plan at once gets several jobs',
    symbol: 'insertSummary',
    find: 'return inserted.rowCount === 1;',
    replace: 'return inserted.rowCount !== null;',
    tests: ['summaries/summaries.test.ts'],
  },
  {
    name: 'who has switched summaries off gets them',
    symbol: 'toRecipient',
    find: "  if (frequency === 'off') return [];\n",
    replace: '',
    tests: ['summaries/summaries.test.ts', 'own-summaries.test.ts'],
  },
  {
    name: 'opening the link of a summary unsubscribes',
    symbol: 'createUnsubscribeMount',
    find: "if (method !== 'POST')",
    replace: "if (method === 'HEAD')",
    tests: ['own-summaries.test.ts'],
  },
  {
    name: 'a summary goes to an address that nobody has confirmed',
    symbol: 'selectRecipients',
    find: 'u.is_active and u.email_verified and',
    replace: 'u.is_active and',
    tests: ['summaries/summaries.test.ts'],
  },
];
