export { defaultChannelSettings } from './channel-settings.ts';
export type { CheckServices } from './check-services.ts';
export { createChecksRoutes } from './checks.routes.ts';
export { recoverChecks } from './use-cases/recover-checks.ts';
