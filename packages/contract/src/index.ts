export * from './account-deletion.ts';
export * from './account-settings.ts';
export * from './accounts.contract.ts';
export * from './admin.contract.ts';
export * from './admin-acts.ts';
export * from './admin-api-keys.ts';
export * from './admin-audit.ts';
export * from './admin-figures.ts';
export * from './admin-functions.ts';
export * from './admin-jobs.ts';
export * from './admin-mails.ts';
export * from './admin-operations.ts';
export * from './admin-runs.ts';
export * from './admin-user-details.ts';
export * from './analytics.ts';
export * from './analytics-measures.ts';
export * from './answers.ts';
export * from './api-key-access.ts';
export * from './api-keys.ts';
export * from './assistant-calls.ts';
export * from './authors.ts';
export * from './avatar.ts';
export * from './backups.ts';
export * from './brand.contract.ts';
export * from './brand-analysis.ts';
export * from './brand-operations.ts';
export * from './brand-profile.ts';
export * from './brand-themes.ts';
export * from './browser-measures.ts';
export {
  BUILT_IN_CLAIMS,
  CLAIM_PLACES,
  type ClaimPlace,
  offerInWords,
  refundInWords,
  type ShownClaim,
} from './built-in-claims.ts';
export { BUILT_IN_PLANS, FEATURES_THAT_LIMITS_SAY, type PricingPlan } from './built-in-plans.ts';
export * from './built-in-questions.ts';
export * from './business.ts';
export * from './change-words.ts';
export * from './changes.ts';
export { CHANNEL_LABELS, CHANNELS } from './channel-names.ts';
export * from './channels.ts';
export * from './checks.contract.ts';
export * from './choices.ts';
export * from './company-offer.ts';
export * from './content.contract.ts';
export * from './contract.ts';
export * from './counted-companies.ts';
export { CSV_MIME_TYPE, csvBytes, fileBytes } from './csv-file.ts';
export * from './dashboard.contract.ts';
export * from './data-copy.ts';
export * from './data-export-columns.ts';
export * from './data-exports.ts';
export * from './day-range.ts';
export * from './day-range-query.ts';
export * from './dependency-health.ts';
export { BUILT_IN_TEMPLATES } from './design/built-in-templates.ts';
export { readColor, writeColor } from './design/colors.ts';
export { CONTRAST_PAIRS } from './design/contrast-pairs.ts';
export * from './design/design.contract.ts';
export * from './design/judge-contrast.ts';
export { readTemplateFile, writeTemplateFile } from './design/template-file.ts';
export * from './design/token-value.ts';
export * from './design/token-values.ts';
export * from './design/tokens.ts';
export * from './discussion.ts';
export * from './error-catalogue.ts';
export * from './error-noise.ts';
export { ERROR_REPORT_LIMITS } from './error-report-limits.ts';
export * from './error-reports.ts';
export * from './errors.ts';
export * from './event-stream.ts';
export * from './events.ts';
export * from './failure-codes.ts';
export * from './formats.ts';
export * from './friendly-errors.ts';
export { germanBuiltIn } from './german-built-ins.ts';
export * from './headline.ts';
export * from './headline-words.ts';
export { HELP_ARTICLES, type HelpArticle } from './help-articles.ts';
export * from './invitations.ts';
export { issueMessage } from './issue-message.ts';
export * from './judging.contract.ts';
export * from './keyword-generation.ts';
export * from './keyword-text.ts';
export * from './keyword-topics.ts';
export * from './keywords.contract.ts';
export { Language } from './language.ts';
export {
  isPublicPath,
  LANGUAGE_NAMES,
  LANGUAGES,
  pathIn,
  preferredLanguage,
  splitLanguage,
} from './language-paths.ts';
export * from './limits.ts';
export * from './list-max.ts';
export { toMailDomain } from './mail-domain.ts';
export { type MailWords, mailWordsIn } from './mail-words.ts';
export * from './media.contract.ts';
export { LANGUAGE } from './messages/language.ts';
export {
  type CompiledMessage,
  compiledOf,
  message,
  messagesIn,
  type Translation,
  templateOf,
} from './messages/message.ts';
export { hearSentences, type SaidSentence, type Sentence } from './messages/said.ts';
export * from './monitoring.contract.ts';
export * from './name-key.ts';
export {
  aboutUsd,
  dayInWords,
  dollarsInWords,
  percentInWords,
  usdInWords,
  wholeDayInWords,
} from './number-words.ts';
export * from './omega.ts';
export { isReadCall, readsOrWrites } from './only-reads.ts';
export * from './operations.ts';
export * from './opportunities.ts';
export * from './own-analytics.ts';
export {
  addressOfPage,
  COMMON_ADDRESSES,
  FORMER_PAGES,
  PAGE_NOT_FOUND,
  PREVIEW_ENDED,
  SHORT_ADDRESSES,
  SLUG,
  TEST_ADDRESSES,
} from './page-addresses.ts';
export { isPageLink, isPagePicture, PAGE_HTML } from './page-html.ts';
export type { PagePreview } from './page-previews.ts';
export * from './payment-lists.ts';
export * from './payment-overview.ts';
export * from './payments.contract.ts';
export * from './payments.ts';
export * from './performance.ts';
export * from './performance-windows.ts';
export * from './plan.ts';
export * from './plan-change.ts';
export * from './plan-reasons.ts';
export * from './plans.contract.ts';
export * from './presence.ts';
export * from './presence-weights.ts';
export * from './product.ts';
export * from './profile.contract.ts';
export * from './profile-details.ts';
export * from './profile-fields.ts';
export * from './profile-operations.ts';
export { guessIntent } from './questions/guess-intent.ts';
export { type AskedKeyword, WORDING_VERSION, wordQuestion } from './questions/word-question.ts';
export * from './range-figures.ts';
export * from './rate-limits.ts';
export { refreshFrequencyLabel } from './refresh-frequency.ts';
export { CALLS_WITH_OWN_REFUSALS, refusalsOf } from './refusals.ts';
export * from './reports.contract.ts';
export * from './reports.ts';
export {
  type CmsPage,
  CONTENT_MAX,
  cmsPages,
  PAGE_KINDS,
  type PageKind,
  PageTexts,
  SLUG_MAX,
} from './resources/cms-pages.ts';
export {
  COUPON_DURATIONS,
  type Coupon,
  type CouponDuration,
  type CouponRedemption,
  coupons,
} from './resources/coupons.ts';
export { type FaqCategory, faqCategories } from './resources/faq-categories.ts';
export { type FaqItem, faqItems } from './resources/faq-items.ts';
export { type FieldHints, fieldHints, labelOf } from './resources/field-hints.ts';
export { type KeywordRule, keywordRules } from './resources/keyword-rules.ts';
export { type LandingClaim, landingClaims } from './resources/landing-claims.ts';
export { type Logo, logos } from './resources/logos.ts';
export { type PlanRecord, planResource } from './resources/plans.ts';
export { RESOURCES, type ResourceName } from './resources/registry.ts';
export * from './resources/resource.ts';
export { resourceTexts } from './resources/resource-texts.ts';
export { type SignUpRule, signUpRules } from './resources/sign-up-rules.ts';
export { type Testimonial, testimonials } from './resources/testimonials.ts';
export { type ThemeTemplate, themeTemplates } from './resources/theme-templates.ts';
export { type TopicCategoryRecord, topicCategories } from './resources/topic-categories.ts';
export { type TopicIdeaRecord, topicIdeas } from './resources/topic-ideas.ts';
export { type TopicSubcategoryRecord, topicSubcategories } from './resources/topic-subcategories.ts';
export { type GermanText, languagesOf } from './resources/translations.ts';
export { receiversOf, type WarningRule, warningRules } from './resources/warning-rules.ts';
export * from './result-state.ts';
export * from './rules.contract.ts';
export * from './runs.contract.ts';
export * from './seed-keyword.ts';
export * from './settings.contract.ts';
export type { ShownToken } from './shown-design.ts';
export { ListedPage, POSTS_SHOWN_MAX, ShownPage } from './shown-pages.ts';
export * from './stances.ts';
export * from './statement-review.ts';
export * from './statement-words.ts';
export * from './statements.ts';
export * from './summaries.ts';
export { toSupportAddress } from './support-address.ts';
export * from './support-link.ts';
export * from './system-health.ts';
export { joinTagNames, splitTagNames, TagName } from './tag-name.ts';
export * from './tag-report.ts';
export * from './tags.contract.ts';
export * from './tags.ts';
export * from './telemetry.ts';
export * from './text.ts';
export * from './topic-idea-questions.ts';
export * from './topic-ideas.contract.ts';
export * from './topics.contract.ts';
export * from './topics.ts';
export * from './view-as.ts';
export * from './view-as-words.ts';
export * from './warning-words.ts';
export * from './webhooks.ts';
export { Author } from './written-by.ts';
