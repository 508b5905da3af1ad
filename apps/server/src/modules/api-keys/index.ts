/** Keys by which users' own programs ask, and administrators' oversight of them. */
export { createApiKeyAdministrationRoutes, createApiKeyRoutes } from './api-keys.routes.ts';
export { createKeyMarker } from './use-cases/mark-key-used.ts';
