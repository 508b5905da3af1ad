import adminGerman from './admin-messages.de.ts';
import * as adminEnglish from './admin-messages.ts';
import analyticsGerman from './analytics-messages.de.ts';
import * as analyticsEnglish from './analytics-messages.ts';
import commonGerman from './common-messages.de.ts';
import * as commonEnglish from './common-messages.ts';
import type { CHANGE_WORDS, WHY_NO_RATE_WORDS } from './headline-words.ts';
import type { Language } from './language.ts';
import type { Translation } from './messages/message.ts';
import plansGerman from './plans-messages.de.ts';
import * as plansEnglish from './plans-messages.ts';
import type { STANCE_GROUP_WORDS } from './statement-words.ts';
import type { WARNING_COMPARISON_LABELS, WARNING_MEASURE_LABELS } from './warning-words.ts';

interface Sources {
  admin: Translation<typeof adminEnglish>;
  analytics: Translation<typeof analyticsEnglish>;
  common: Translation<typeof commonEnglish>;
  plans: Translation<typeof plansEnglish>;
}

/** Repeats tables such as `CHANGE_WORDS`, from which a page loads only its own messages. A test compares them. */
function mailWords(language: Language, { admin, analytics, common, plans }: Sources) {
  const changes: typeof CHANGE_WORDS = {
    improved: analytics.improved,
    declined: analytics.declined,
    no_detectable_change: analytics.noSignificantChange,
    not_enough_data: analytics.notEnoughAnswersYet,
    not_comparable: analytics.notComparable,
  };
  const whyNoRate: typeof WHY_NO_RATE_WORDS = {
    never_checked: analytics.notAskedYet,
    none_in_range: analytics.noReportInTheseDays,
    no_answers: analytics.everyCheckFailed,
    only_branded: analytics.onlyBrandedKeywords,
    only_empty: analytics.noAnswerMentionsACompany,
  };
  const stanceGroups: typeof STANCE_GROUP_WORDS = {
    praise: analytics.praised,
    criticism: analytics.criticised,
  };
  const warningMeasures: typeof WARNING_MEASURE_LABELS = {
    failed_answers: admin.failedAssistantCalls,
    waiting_minutes: admin.oldestWaitingCheck,
    daily_spend: admin.dailySpendingLimitUsed,
    failed_jobs: admin.failedJobsAndMails,
    reported_errors: admin.distinctErrorsReported,
    memory: admin.machineMemoryUsed,
    error_rate: admin.serverErrors,
    response_time: admin.averageResponseTime,
  };
  const warningComparisons: typeof WARNING_COMPARISON_LABELS = {
    gt: admin.above,
    lt: admin.below,
    eq: admin.exactly,
  };
  const { lessThanOneCent, about } = common;
  const { pricePer } = plans;
  return {
    ...analytics,
    language,
    lessThanOneCent,
    about,
    pricePer,
    tables: { changes, whyNoRate, stanceGroups, warningMeasures, warningComparisons },
  };
}

const WORDS = {
  en: mailWords('en', {
    admin: adminEnglish,
    analytics: analyticsEnglish,
    common: commonEnglish,
    plans: plansEnglish,
  }),
  de: mailWords('de', {
    admin: adminGerman,
    analytics: analyticsGerman,
    common: commonGerman,
    plans: plansGerman,
  }),
};

/**
 * Words that mails share with pages, for `changeInSentence(change, company, words)` and the like. Only the server uses
 * them, because a page is built in one language.
 */
export const mailWordsIn = (language: Language) => WORDS[language];

export type MailWords = ReturnType<typeof mailWordsIn>;
