import type { WARNING_COMPARISONS, WARNING_MEASURES } from './choices.ts';

export type WarningMeasure = (typeof WARNING_MEASURES)[number];
export type WarningComparison = (typeof WARNING_COMPARISONS)[number];

/** What each measure is called, with its unit. */
export const WARNING_MEASURE_LABELS: Readonly<Record<WarningMeasure, string>> = {
  failed_answers: 'Failed assistant calls, %',
  waiting_minutes: 'Oldest waiting check, minutes',
  daily_spend: 'Daily spending limit used, %',
  failed_jobs: 'Failed jobs and mails',
  reported_errors: 'Distinct errors reported',
  memory: 'Machine memory used, %',
  error_rate: 'Server errors, % of calls',
  response_time: 'Average response time, ms',
};

export const WARNING_COMPARISON_LABELS: Readonly<Record<WarningComparison, string>> = {
  gt: 'above',
  lt: 'below',
  eq: 'exactly',
};
