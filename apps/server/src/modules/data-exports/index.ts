/** Rows of users as files, put together for administrators and removed after a day. */
export { DATA_EXPORT_JOBS, type DataExportJobContext } from './data-exports.jobs.ts';
export { createDataExportRoutes } from './data-exports.routes.ts';
