export { createChannelAdministrationRoutes } from './channel-administration.routes.ts';
export type { CheckServices } from './check-services.ts';
export { createChecksRoutes } from './checks.routes.ts';
export { controlAssistant } from './providers/controlled-assistant.ts';
export { createProviderControl } from './providers/provider-control.ts';
export { startRunEngine } from './runs/run-engine.ts';
export { createRunsRoutes } from './runs/runs.routes.ts';
export { checkVisibility } from './use-cases/check-visibility.ts';
export { recoverChecks } from './use-cases/recover-checks.ts';
