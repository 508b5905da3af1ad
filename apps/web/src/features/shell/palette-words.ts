import * as messages from './messages.ts';

/** Other words for a page, which the palette searches. */
const PAGE_WORDS: Partial<Record<string, string>> = {
  '/tracker': messages.homeWords,
  '/tracker/dashboard': messages.dashboardWords,
  '/tracker/topics': messages.categoriesWords,
  '/tracker/topic-ideas': messages.topicIdeasWords,
  '/tracker/keywords': messages.keywordsWords,
  '/tracker/tags': messages.tagsWords,
  '/tracker/add-keywords': messages.addKeywordsWords,
  '/tracker/checker': messages.checkerWords,
  '/tracker/visibility': messages.visibilityWords,
  '/tracker/visibility-optimized': messages.advancedTestingWords,
  '/tracker/add-keywords?from=ai': messages.aiGenerationWords,
  '/tracker/presence-score': messages.presenceScoreWords,
  '/tracker/brand-analysis': messages.brandAnalysisWords,
  '/tracker/brand-analysis?tab=setup': messages.setupWizardWords,
  '/tracker/competitive-intel': messages.competitiveIntelWords,
  '/tracker/competitive-intel?tab=opportunities': messages.opportunitiesWords,
  '/tracker/sources': messages.sourcesWords,
  '/tracker/reports': messages.reportsWords,
  '/tracker/reports/analytics': messages.analyticsWords,
  '/tracker/openai': messages.chatgptWords,
  '/tracker/gemini': messages.geminiWords,
  '/tracker/claude': messages.claudeWords,
  '/tracker/perplexity': messages.perplexityWords,
  '/tracker/profile': messages.profileWords,
  '/tracker/settings': messages.settingsWords,
  '/help': messages.helpWords,
  '/admin/reporting': messages.reportingWords,
  '/admin/data-export': messages.dataExportWords,
  '/admin/topics': messages.topicsManagementWords,
  '/admin/topics/ideas': messages.adminTopicIdeasWords,
  '/admin/system-health': messages.systemHealthWords,
  '/admin/performance': messages.performanceWords,
  '/admin/dependency-health': messages.dependencyHealthWords,
  '/admin/function-test': messages.functionTestWords,
  '/admin/jobs': messages.jobsWords,
  '/admin/runs': messages.runsWords,
  '/admin/mails': messages.mailsWords,
  '/admin/theme': messages.themeWords,
  '/admin/theme-templates': messages.themeTemplatesWords,
  '/admin/rules': messages.rulesWords,
  '/admin/omega': messages.omegaWords,
  '/admin/errors': messages.errorsWords,
  '/admin/error-monitoring': messages.errorMonitoringWords,
  '/admin/coupons': messages.couponsWords,
  '/admin/stripe': messages.stripeWords,
  '/tracker/plans': messages.plansWords,
};

/** The words that a message lists, with commas in between. */
export const listedIn = (words: string): string[] => words.split(', ');

/** The other words of a page, or of the part of it that its search names. */
export function wordsOf({
  to,
  search,
}: {
  to: string;
  search?: Readonly<Record<string, string>> | undefined;
}) {
  const words = PAGE_WORDS[search ? `${to}?${new URLSearchParams({ ...search })}` : to];
  return words === undefined ? [] : listedIn(words);
}
