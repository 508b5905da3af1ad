export { defaultChannelSettings } from './channel-settings.ts';
export type { CheckServices } from './check-services.ts';
export { createChecksRoutes } from './checks.routes.ts';
export { recoverLostAttempts } from './use-cases/recover-lost-attempts.ts';
