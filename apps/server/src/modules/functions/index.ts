/** What can be called: every call of the contract and every operation, each with an example of its input. */
export { createFunctionRoutes } from './functions.routes.ts';
