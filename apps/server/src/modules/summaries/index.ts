/** What reports found since the last time, by mail: how often each user wants it, when it is due, and how it is ended. */
export { SUMMARY_JOBS, type SummaryJobContext } from './summaries.jobs.ts';
export {
  createMailSettingsRoutes,
  createSummariesRoutes,
  createUnsubscribeMount,
} from './summaries.routes.ts';
