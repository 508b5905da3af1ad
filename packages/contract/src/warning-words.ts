import type { WARNING_COMPARISONS, WARNING_MEASURES } from './choices.ts';

export type WarningMeasure = (typeof WARNING_MEASURES)[number];
export type WarningComparison = (typeof WARNING_COMPARISONS)[number];

/** What each measure is called, with its unit. */
export const WARNING_MEASURE_LABELS: Readonly<Record<WarningMeasure, string>> = {
  failed_answers: 'Calls to assistants that failed, %',
  waiting_minutes: 'Oldest check that no worker takes, minutes',
  daily_spend: "The day's spending of its limit, %",
  failed_jobs: 'Jobs and mails that were given up',
  reported_errors: 'Different errors reported',
  memory: 'Memory of the machine in use, %',
  error_rate: 'Calls that failed on the server, %',
  response_time: 'Average response time, ms',
};

export const WARNING_COMPARISON_LABELS: Readonly<Record<WarningComparison, string>> = {
  gt: 'above',
  lt: 'below',
  eq: 'exactly',
};
