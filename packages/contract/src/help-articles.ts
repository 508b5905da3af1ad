/** The articles of the help, in the order of their list. Each is at `/help/{slug}`. */
export const HELP_ARTICLES = [
  'set-up-your-brand',
  'choose-keywords',
  'run-checks',
  'how-mentions-are-counted',
  'read-a-rate',
  'competitors-and-share-of-voice',
  'read-an-answer',
  'what-is-said-about-you',
  'reports-and-exports',
  'plans-and-payments',
  'api-and-webhooks',
  'run-your-own-installation',
] as const;
export type HelpArticle = (typeof HELP_ARTICLES)[number];
