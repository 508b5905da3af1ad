/** What else people call a page: the palette, which alone loads this, finds it by these, too. */
export const PAGE_WORDS: Partial<Record<string, readonly string[]>> = {
  '/tracker': ['start', 'overview', 'welcome', 'what to do next'],
  '/tracker/dashboard': ['rates', 'chart', 'trend', 'share of voice', 'analytics', 'overview'],
  '/tracker/keywords': ['prompts', 'questions', 'queries', 'terms', 'topics'],
  '/tracker/add-keywords': ['new keyword', 'csv', 'import', 'upload', 'paste'],
  '/tracker/checker': ['ask', 'test', 'try', 'side by side'],
  '/tracker/visibility': ['rankings', 'results', 'positions', 'mentions', 'detailed report'],
  '/tracker/competitive-intel': ['rivals', 'brand', 'your names', 'aliases', 'spellings', 'products'],
  '/tracker/reports': ['history', 'evidence', 'export', 'changes'],
  '/tracker/profile': ['company', 'website', 'language', 'country', 'time zone', 'budget', 'limit'],
  '/tracker/settings': ['account', 'password', 'email', 'sessions', 'devices', 'authenticator', 'name'],
  '/admin/topics': ['categories', 'gaps', 'kinds of business', 'companies', 'industry'],
  '/admin/jobs': ['queue', 'mails', 'retry', 'background', 'failed', 'worker'],
  '/admin/errors': ['crashes', 'reports', 'bugs', 'exceptions', 'broken', 'browser'],
  '/admin/coupons': ['promotion codes', 'discounts', 'vouchers', 'redemptions'],
  '/admin/stripe': ['payments', 'webhook', 'refunds', 'conflicts', 'reconcile', 'drift', 'billing'],
  '/tracker/plans': ['upgrade', 'downgrade', 'prices', 'billing', 'subscription'],
};
