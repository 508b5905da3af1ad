/** The operator's rules about who may sign up and what may be asked. They never change a verdict. */
export { createRulesRoutes } from './rules.routes.ts';
export { mayHaveAccount, requireAllowedAddress } from './use-cases/judge-address.ts';
export { keywordRefusals } from './use-cases/judge-keyword.ts';
