export { defaultChannelSettings } from './channel-settings.ts';
export type { CheckServices } from './check-services.ts';
export { createChecksRoutes } from './checks.routes.ts';
export { type RecoveredChecks, recoverChecks } from './use-cases/recover-checks.ts';
