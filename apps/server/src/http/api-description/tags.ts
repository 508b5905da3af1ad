import type { contract } from '@answerscope/contract';

/** What each group of operations is for, in the order in which a developer meets them. */
const DESCRIPTIONS: Readonly<Record<keyof typeof contract | 'events' | 'webhooks', string>> = {
  keywords: 'The searches and questions you track.',
  checks: 'Ask one assistant about one keyword, and read its answer.',
  runs: 'Ask assistants about many keywords, and follow the progress.',
  reports: 'How often assistants mention you, per report, keyword and day.',
  brand: 'Your brand, its competitors, and what answers say about both.',
  tags: 'Labels of keywords, with their figures.',
  topics: 'Topic categories, and ideas for keywords.',
  judging: 'Apply changed names and rules to stored answers.',
  profile: 'Company profile and mail settings.',
  plans: 'Plans, their limits, and your usage.',
  payments: 'Subscription, checkout and invoices. For signed-in users only.',
  accounts: 'Account, sessions, API keys and webhooks. For signed-in users only.',
  content: 'Public pages, posts and comments.',
  monitoring: 'Facts of this installation, and reports from browsers.',
  admin: 'The back office. For administrators only.',
  events: 'A stream of changes as server-sent events.',
  webhooks: 'What is sent to your webhook endpoints.',
};

export const TAGS = Object.entries(DESCRIPTIONS).map(([name, description]) => ({ name, description }));
