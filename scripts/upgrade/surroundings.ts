import {
  startReceiver,
  type WebhookReceiver,
} from '../../apps/server/src/modules/webhooks/webhook-receiver.fixture.ts';
import {
  type AssistantSimulator,
  startAssistantSimulator,
} from '../../packages/assistant-simulator/src/index.ts';
import { type PaymentSimulator, startPaymentSimulator } from '../../packages/payment-simulator/src/index.ts';
import { assistantSettings } from '../assistant-settings.ts';

const DAY_SECONDS = 86_400;
/** A trial, then a month: what is bought at its beginning has been paid twice at its end. */
const PAID_DAYS = 46;
const WEBHOOK_SECRET = 'whsec_of_a_simulator';

export const ADMINISTRATOR = { email: 'administrator@example.com', password: 'administrator 1' };

/** What a product with keys speaks to: assistants, a payment provider and somebody's webhook endpoint. */
export interface Surroundings {
  assistants: AssistantSimulator;
  /** Its clock is behind until `passTime`. */
  payments: PaymentSimulator;
  receiver: WebhookReceiver;
  /** The settings of a product that speaks to them. */
  settings: Record<string, string>;
  /** Payments are told of at this address of the product from now on. */
  connect(baseUrl: string): void;
  /** Two payments become due for what was bought before; then the payment provider's clock is right. */
  passTime(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSurroundings(): Promise<Surroundings> {
  const assistants = await startAssistantSimulator({ seed: 'an installation' });
  const payments = await startPaymentSimulator({ now: () => Date.now() - PAID_DAYS * DAY_SECONDS * 1000 });
  const receiver = await startReceiver();
  return {
    assistants,
    payments,
    receiver,
    settings: {
      ...assistantSettings(assistants.baseUrls),
      STRIPE_SECRET_KEY: 'sk_test_simulated',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_BASE_URL: payments.url,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      WEBHOOKS_ALLOW_LOOPBACK: 'true',
      DAILY_SPEND_LIMIT_USD: '1000',
    },
    connect: (baseUrl) =>
      payments.sendWebhooksTo({ url: `${baseUrl}/webhooks/stripe`, secret: WEBHOOK_SECRET }),
    passTime: () => payments.advance(PAID_DAYS * DAY_SECONDS),
    stop: async () => {
      await assistants.stop();
      await payments.close();
      await receiver.stop();
    },
  };
}
