/** What administrators keep lists of, written once: list, change, order, trash, history, export of any resource. */
export { createResourceRoutes } from './resource.routes.ts';
export type { Prepared, ResourceServices, RowChange } from './resource.shapes.ts';
export type { StoredRow } from './resource-rows.queries.ts';
export { completeTexts, inLanguage } from './translations.rules.ts';
export { purgeTrash, type TrashJobContext } from './trash.jobs.ts';
export { seedOnce } from './use-cases/seed-once.ts';
