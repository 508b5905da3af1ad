/** What else people call a page, or a part of one: the palette, which alone loads this, finds it by these, too. */
const PAGE_WORDS: Partial<Record<string, readonly string[]>> = {
  '/tracker': ['start', 'overview', 'welcome', 'what to do next'],
  '/tracker/dashboard': ['rates', 'chart', 'trend', 'share of voice', 'analytics', 'overview'],
  '/tracker/topics': ['topics', 'labels', 'groups', 'themes'],
  '/tracker/keywords': ['prompts', 'questions', 'queries', 'terms'],
  '/tracker/tags': ['labels', 'groups', 'by tag', 'colors', 'segments'],
  '/tracker/add-keywords': ['new keyword', 'csv', 'import', 'upload', 'paste'],
  '/tracker/checker': ['ask', 'test', 'try', 'side by side'],
  '/tracker/visibility': ['rankings', 'results', 'positions', 'mentions', 'detailed report'],
  '/tracker/add-keywords?from=ai': ['generate', 'suggestions', 'ideas', 'query'],
  '/tracker/competitive-intel': [
    'competitors',
    'rivals',
    'brand',
    'your names',
    'aliases',
    'spellings',
    'products',
  ],
  '/tracker/reports': ['history', 'evidence', 'export', 'changes'],
  '/tracker/openai': ['openai', 'gpt', 'assistant'],
  '/tracker/gemini': ['google', 'assistant'],
  '/tracker/claude': ['anthropic', 'assistant'],
  '/tracker/perplexity': ['assistant', 'sonar'],
  '/tracker/profile': ['company', 'website', 'language', 'country', 'time zone', 'budget', 'limit'],
  '/tracker/settings': ['account', 'password', 'email', 'sessions', 'devices', 'authenticator', 'name'],
  '/admin/topics': ['categories', 'gaps', 'kinds of business', 'companies', 'industry'],
  '/admin/system-health': ['database', 'backup', 'disk', 'memory', 'mail', 'test mail', 'workers', 'status'],
  '/admin/dependency-health': [
    'packages',
    'licences',
    'reachable',
    'latency',
    'smtp',
    'stripe',
    'postgresql',
  ],
  '/admin/jobs': ['queue', 'mails', 'retry', 'background', 'failed', 'worker'],
  '/admin/errors': ['crashes', 'reports', 'bugs', 'exceptions', 'broken', 'browser'],
  '/admin/coupons': ['promotion codes', 'discounts', 'vouchers', 'redemptions'],
  '/admin/stripe': ['payments', 'webhook', 'refunds', 'conflicts', 'reconcile', 'drift', 'billing'],
  '/tracker/plans': ['upgrade', 'downgrade', 'prices', 'billing', 'subscription'],
};

/** The other words of a page, or of the part of it that its search names. */
export function wordsOf({
  to,
  search,
}: {
  to: string;
  search?: Readonly<Record<string, string>> | undefined;
}) {
  return PAGE_WORDS[search ? `${to}?${new URLSearchParams({ ...search })}` : to] ?? [];
}
