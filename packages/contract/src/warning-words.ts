import * as messages from './admin-messages.ts';
import type { WARNING_COMPARISONS, WARNING_MEASURES } from './choices.ts';

export type WarningMeasure = (typeof WARNING_MEASURES)[number];
export type WarningComparison = (typeof WARNING_COMPARISONS)[number];

/** What each measure is called, with its unit. */
export const WARNING_MEASURE_LABELS: Readonly<Record<WarningMeasure, string>> = {
  failed_answers: messages.failedAssistantCalls,
  waiting_minutes: messages.oldestWaitingCheck,
  daily_spend: messages.dailySpendingLimitUsed,
  failed_jobs: messages.failedJobsAndMails,
  reported_errors: messages.distinctErrorsReported,
  memory: messages.machineMemoryUsed,
  error_rate: messages.serverErrors,
  response_time: messages.averageResponseTime,
};

export const WARNING_COMPARISON_LABELS: Readonly<Record<WarningComparison, string>> = {
  gt: messages.above,
  lt: messages.below,
  eq: messages.exactly,
};
