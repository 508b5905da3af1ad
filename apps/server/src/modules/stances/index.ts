/** What answers say of the brand and its competitors: statements, each with the words it rests on, by rules or a model. */
export { listDecided, type ReadingRow } from './reading/stance-readings.queries.ts';
export { readDueStances, startStanceEngine } from './stance.engine.ts';
export { createStanceAdministrationRoutes, createStanceRoutes } from './stances.routes.ts';
export { type StatementColumns, statementsIn } from './statements.rules.ts';
export { readUnreadOf } from './use-cases/read-batch.ts';
export { readStances } from './use-cases/read-stances.ts';
export { STATEMENT_TASK } from './use-cases/read-with-model.ts';
