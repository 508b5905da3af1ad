/** Events that are sent to users' own programs: their endpoints, and what became of each delivery. */
export { countFailedDeliveries } from './deliveries.queries.ts';
export { countFailingEndpoints } from './endpoints.queries.ts';
export {
  ClosedNameError,
  createOutgoing,
  NotAllowedError,
  type Outgoing,
  type ResolveName,
} from './outgoing.client.ts';
export { createWebhookPublisher, NO_WEBHOOKS, type WebhookPublisher } from './use-cases/publish-webhook.ts';
export { createWebhookSender } from './webhook-sender.client.ts';
export { WEBHOOK_JOBS } from './webhooks.jobs.ts';
export { createWebhookRoutes } from './webhooks.routes.ts';
export type { WebhookJobContext, WebhookServices } from './webhooks.services.ts';
