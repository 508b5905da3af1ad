import { bindOwn } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { listOwnDeliveries, sendAgain, sendTest } from './use-cases/own-deliveries.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteOwnEndpoint,
  listOwnEndpoints,
  rotateSecret,
} from './use-cases/own-endpoints.ts';
import type { WebhookServices } from './webhooks.services.ts';

/** Binds what users do with their webhooks. */
export function createWebhookRoutes(services: WebhookServices) {
  const { accounts } = procedures;
  return {
    list_my_webhooks: bindOwn(accounts.list_my_webhooks, listOwnEndpoints),
    create_my_webhook: bindOwn(accounts.create_my_webhook, (ctx, input) =>
      createEndpoint({ ...ctx, services }, input),
    ),
    update_my_webhook: bindOwn(accounts.update_my_webhook, (ctx, input) =>
      changeEndpoint({ ...ctx, services }, input),
    ),
    rotate_my_webhook_secret: bindOwn(accounts.rotate_my_webhook_secret, (ctx, input) =>
      rotateSecret({ ...ctx, services }, input),
    ),
    delete_my_webhook: bindOwn(accounts.delete_my_webhook, deleteOwnEndpoint),
    list_my_webhook_deliveries: bindOwn(accounts.list_my_webhook_deliveries, listOwnDeliveries),
    send_test_webhook: bindOwn(accounts.send_test_webhook, (ctx, input) =>
      sendTest({ ...ctx, services }, input),
    ),
    send_webhook_again: bindOwn(accounts.send_webhook_again, (ctx, input) =>
      sendAgain({ ...ctx, services }, input),
    ),
  };
}
