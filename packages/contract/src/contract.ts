import { accountDeletionContract } from './account-deletion.ts';
import { accountSettingsContract } from './account-settings.ts';
import { accountsContract } from './accounts.contract.ts';
import { adminContract } from './admin.contract.ts';
import { apiKeyAdministration } from './admin-api-keys.ts';
import { adminFunctionsContract } from './admin-functions.ts';
import { adminJobsContract } from './admin-jobs.ts';
import { adminMailsContract } from './admin-mails.ts';
import { adminRunsContract } from './admin-runs.ts';
import { analyticsContract } from './analytics.ts';
import { apiKeysContract } from './api-keys.ts';
import { assistantCallsContract } from './assistant-calls.ts';
import { authorsContract } from './authors.ts';
import { avatarContract } from './avatar.ts';
import { backupsContract } from './backups.ts';
import { brandContract } from './brand.contract.ts';
import { brandAnswersContract } from './brand-analysis.ts';
import { brandOperationsContract } from './brand-operations.ts';
import { browserMeasuresContract } from './browser-measures.ts';
import { businessContract } from './business.ts';
import { changesContract } from './changes.ts';
import { checksContract } from './checks.contract.ts';
import { contentContract } from './content.contract.ts';
import { countedCompaniesContract } from './counted-companies.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { dataCopyContract } from './data-copy.ts';
import { dataExportsContract } from './data-exports.ts';
import { dependencyHealthContract } from './dependency-health.ts';
import { designContract } from './design/design.contract.ts';
import { commentsContract, discussionContract } from './discussion.ts';
import { errorGroupsContract, reportErrorContract } from './error-reports.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { acceptInvitationContract, adminInvitationsContract } from './invitations.ts';
import { judgingContract } from './judging.contract.ts';
import { keywordGenerationContract } from './keyword-generation.ts';
import { keywordTopicsContract } from './keyword-topics.ts';
import { keywordsContract } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import { mediaContract, PICTURE_REFUSALS } from './media.contract.ts';
import { monitoringContract } from './monitoring.contract.ts';
import { omegaContract } from './omega.ts';
import { opportunitiesContract } from './opportunities.ts';
import { ownAnalyticsContract } from './own-analytics.ts';
import { pagePreviewContract, previewLinkContract } from './page-previews.ts';
import { paymentListsContract } from './payment-lists.ts';
import { paymentAdministration } from './payment-overview.ts';
import { paymentsContract } from './payments.contract.ts';
import { performanceContract } from './performance.ts';
import { plansContract } from './plans.contract.ts';
import { presenceContract } from './presence.ts';
import { profileContract } from './profile.contract.ts';
import { profileOperationsContract } from './profile-operations.ts';
import { rateLimitsContract } from './rate-limits.ts';
import { reportsContract } from './reports.contract.ts';
import { CONTENT_MAX, cmsPagesContract } from './resources/cms-pages.ts';
import { couponRedemptionsContract, couponsContract } from './resources/coupons.ts';
import { faqCategoriesContract } from './resources/faq-categories.ts';
import { faqItemsContract } from './resources/faq-items.ts';
import { keywordRulesContract } from './resources/keyword-rules.ts';
import { landingClaimsContract } from './resources/landing-claims.ts';
import { logosContract } from './resources/logos.ts';
import { defaultPlanContract, planResourceContract } from './resources/plans.ts';
import { signUpRulesContract } from './resources/sign-up-rules.ts';
import { testimonialsContract } from './resources/testimonials.ts';
import { themeTemplatesContract } from './resources/theme-templates.ts';
import { topicCategoriesContract } from './resources/topic-categories.ts';
import { topicIdeasResourceContract } from './resources/topic-ideas.ts';
import { topicSubcategoriesContract } from './resources/topic-subcategories.ts';
import { warningRulesContract } from './resources/warning-rules.ts';
import { rulesContract } from './rules.contract.ts';
import { runsContract } from './runs.contract.ts';
import { settingsContract } from './settings.contract.ts';
import { shownDesignContract } from './shown-design.ts';
import { statementReviewContract } from './statement-review.ts';
import { statementsContract } from './statements.ts';
import { mailSettingsContract, summariesContract } from './summaries.ts';
import { systemHealthContract } from './system-health.ts';
import { tagReportContract } from './tag-report.ts';
import { tagsContract } from './tags.contract.ts';
import { telemetryContract } from './telemetry.ts';
import { topicIdeasContract } from './topic-ideas.contract.ts';
import { topicsContract } from './topics.contract.ts';
import { viewAsContract } from './view-as.ts';
import { webhooksContract } from './webhooks.ts';

/** Everything that server and browser agree on, by domain. */
export const contract = {
  accounts: {
    ...accountsContract,
    ...accountSettingsContract,
    ...accountDeletionContract,
    ...dataCopyContract,
    ...avatarContract,
    ...viewAsContract,
    ...acceptInvitationContract,
    ...apiKeysContract,
    ...summariesContract,
    ...webhooksContract,
  },
  plans: plansContract,
  payments: paymentsContract,
  profile: { ...profileContract, ...profileOperationsContract, ...mailSettingsContract },
  brand: {
    ...brandContract,
    ...brandOperationsContract,
    ...brandAnswersContract,
    ...opportunitiesContract,
    ...countedCompaniesContract,
    ...statementsContract,
    ...statementReviewContract,
  },
  keywords: { ...keywordsContract, ...keywordTopicsContract, ...keywordGenerationContract },
  tags: tagsContract,
  checks: checksContract,
  runs: runsContract,
  reports: {
    ...reportsContract,
    ...dashboardContract,
    ...changesContract,
    ...tagReportContract,
    ...assistantCallsContract,
    ...presenceContract,
    ...ownAnalyticsContract,
  },
  judging: judgingContract,
  monitoring: {
    ...monitoringContract,
    ...reportErrorContract,
    ...browserMeasuresContract,
    ...telemetryContract,
  },
  content: {
    ...contentContract,
    ...discussionContract,
    ...authorsContract,
    ...pagePreviewContract,
    ...shownDesignContract,
  },
  topics: { ...topicsContract, ...topicIdeasContract },
  admin: {
    ...adminContract,
    ...settingsContract,
    ...mediaContract,
    ...errorGroupsContract,
    ...adminJobsContract,
    ...adminRunsContract,
    ...adminMailsContract,
    ...adminInvitationsContract,
    ...apiKeyAdministration,
    ...omegaContract,
    ...systemHealthContract,
    ...backupsContract,
    ...performanceContract,
    ...rateLimitsContract,
    ...dependencyHealthContract,
    ...adminFunctionsContract,
    ...analyticsContract,
    ...businessContract,
    ...dataExportsContract,
    ...commentsContract,
    ...previewLinkContract,
    ...paymentAdministration,
    ...paymentListsContract,
    ...rulesContract,
    ...designContract,
    theme_templates: themeTemplatesContract,
    sign_up_rules: signUpRulesContract,
    keyword_rules: keywordRulesContract,
    warning_rules: warningRulesContract,
    faq_categories: faqCategoriesContract,
    faq_items: faqItemsContract,
    cms_pages: cmsPagesContract,
    landing_claims: landingClaimsContract,
    logos: logosContract,
    plans: planResourceContract,
    ...defaultPlanContract,
    testimonials: testimonialsContract,
    coupons: couponsContract,
    ...couponRedemptionsContract,
    topic_categories: topicCategoriesContract,
    topic_ideas: topicIdeasResourceContract,
    topic_subcategories: topicSubcategoriesContract,
  },
};

/** What the body of a call may hold: bytes, and entries of all its lists and objects together. */
export interface BodyLimits {
  bytes: number;
  entries: number;
}

const KEYWORD_IDS: BodyLimits = { bytes: 500_000, entries: LIMITS.keywords_at_once_max + 100 };

/** The few procedures that carry lists, as 'domain.name', and how large they may be; every other body is small. */
export const LIST_CALLS: Readonly<Record<string, BodyLimits>> = {
  'keywords.import_keywords': { bytes: 8_000_000, entries: 6 * LIMITS.keywords_at_once_max },
  'keywords.delete_keywords': KEYWORD_IDS,
  'keywords.set_keyword_topics': KEYWORD_IDS,
  'runs.start_run': KEYWORD_IDS,
  'runs.forecast_run': KEYWORD_IDS,
};

/** With escapes a character of text takes three bytes in a body. */
const BYTES_PER_CHARACTER = 3;
const PAGE_BODY: BodyLimits = {
  bytes: BYTES_PER_CHARACTER * CONTENT_MAX + LIMITS.body_bytes_max,
  entries: 100,
};

/** The few procedures that carry a long text or many reasons: what they hold is permitted, so their bodies are, too. */
export const LONG_CALLS: Readonly<Record<string, BodyLimits>> = {
  'admin.cms_pages.create': PAGE_BODY,
  'admin.cms_pages.update': PAGE_BODY,
  'admin.run_admin_operation': {
    bytes: LIMITS.bulk_users_max * BYTES_PER_CHARACTER * (LIMITS.admin_note_max + LIMITS.reason_max),
    entries: 20 * LIMITS.bulk_users_max,
  },
};

/** A call whose body is a file, while its other fields stand in the address. */
export interface FileCall {
  bytes: number;
  /** The field of the input that gets the file. */
  field: string;
  /** Why a larger one is refused: the reason, and its words. */
  tooLarge: { reason: string; message: string };
}

const PICTURE_CALL: FileCall = {
  bytes: LIMITS.picture_bytes_max,
  field: 'image',
  tooLarge: { reason: 'picture_too_large', message: PICTURE_REFUSALS.picture_too_large },
};

/** The procedures that take a file, as 'domain.name'. */
export const FILE_CALLS: Readonly<Record<string, FileCall>> = {
  'admin.upload_media': PICTURE_CALL,
  'accounts.upload_my_avatar': PICTURE_CALL,
};

const { no_session, no_session_keywords, no_session_plan } = FRIENDLY_ERRORS.auth;

/**
 * What who has no session is told, by 'domain.' or 'domain.name', the first that fits (specification 5 and 6); of all
 * other calls the text of the code.
 */
export const NO_SESSION_TEXTS: readonly (readonly [string, string])[] = [
  ['plans.check_plan_change', no_session_plan],
  ['plans.', no_session],
  ['payments.', no_session],
  ['profile.', no_session],
  ['brand.', no_session],
  ['keywords.generate_keywords', no_session],
  ['keywords.get_open_batch', no_session],
  ['keywords.confirm_batch', no_session],
  ['keywords.add_my_keyword', no_session_keywords],
  ['keywords.import_keywords', no_session_keywords],
];

/** Procedures that answer without a session, as 'domain.name'. Everything else is 401. */
export const PUBLIC_PROCEDURES: readonly string[] = [
  'monitoring.get_installation',
  'monitoring.report_error',
  'monitoring.report_metric',
  'monitoring.report_action',
  'monitoring.report_event',
  'monitoring.report_telemetry',
  'plans.list_plans',
  'accounts.confirm_my_email',
  'accounts.get_invitation',
  'accounts.accept_invitation',
  'content.list_logos',
  'content.list_shown_testimonials',
  'content.list_claims',
  'content.list_faqs',
  'content.get_shown_page',
  'content.list_posts',
  'content.get_discussion',
  'content.get_author',
  'content.list_author_posts',
  'content.get_page_preview',
  'content.list_design_tokens',
];
