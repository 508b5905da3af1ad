import type { Charge, Dispute, Event, Invoice, Refund, Subscription } from './objects.ts';

/** What can go wrong on purpose. */
export const FAULTS = [
  /** The next webhooks are delivered twice. */
  'duplicate',
  /** The next `times` webhooks wait for each other and come in reverse order. */
  'reversed',
  /** The next webhooks are never delivered. */
  'dropped',
  /** The next webhooks wait until `release` is called. */
  'delayed',
  /** The next calls are answered with 429 or 500, and nothing happens. */
  'too_many_requests',
  'server_error',
  /** The next writes are done, and their connection is cut before the reply. */
  'lost_reply',
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  kind: FaultKind;
  /** How often; once where it is not said. */
  times?: number;
  /** Only calls whose path begins so, for faults of the API: '/v1/subscriptions'. */
  path?: string;
}

export interface SimulatorOptions {
  /** 0, or nothing, for any free one. */
  port?: number;
  /** The key that is taken; any that begins with sk_test_ where it is not said. */
  secretKey?: string;
  /** Where webhooks go, besides endpoints that are made by the API. */
  webhook?: { url: string; secret: string };
  /** Milliseconds since 1970; the machine's clock where it is not said. */
  now?: () => number;
  /** Pauses before a webhook that was not taken is sent again, in milliseconds. */
  retryPausesMs?: readonly number[];
  /** A file that keeps the account over restarts. */
  snapshotFile?: string;
}

/** What is so at the simulator, whatever was said of it. */
export interface CustomerTruth {
  subscriptions: Subscription[];
  /** The newest subscription that gives access: active, trialing or past due. */
  live: Subscription | null;
  invoices: Invoice[];
  charges: Charge[];
  refunds: Refund[];
  /** Each with the subscription whose payment it is about. */
  disputes: (Dispute & { subscription: string | null })[];
  /** Taken and given back, in the smallest unit. */
  paid: number;
  refunded: number;
}

export interface PaymentSimulator {
  url: string;
  port: number;
  /** The simulated time, in seconds since 1970. */
  now(): number;
  /** Moves the clock by so many seconds: trials end, subscriptions renew, payments are tried again, each at its moment. */
  advance(seconds: number): Promise<void>;
  /** Where webhooks go from now on, besides endpoints that are made by the API; null for nowhere. */
  sendWebhooksTo(webhook: { url: string; secret: string } | null): void;
  /** The address at which people reach the hosted pages, where something stands before the simulator. */
  showPagesAt(url: string): void;
  fault(fault: Fault): void;
  /** Sends what was delayed or waits for its reverse, and resolves once nothing is on its way. */
  release(): Promise<void>;
  /** Resolves once no webhook is on its way. */
  settled(): Promise<void>;
  truth(customerId: string): CustomerTruth;
  /** Pays an open checkout session as its page does, with a card of this kind; null for none. */
  complete(
    sessionId: string,
    card: 'works' | 'declined' | 'declines_at_renewal' | null,
    promotionCode?: string,
  ): { ok: boolean; message: string | null };
  /** A customer's bank takes a payment back. */
  dispute(chargeId: string): void;
  /** The bank has decided: for us, or for the customer, who keeps the money. */
  closeDispute(chargeId: string, outcome: 'won' | 'lost'): void;
  events(): Event[];
  close(): Promise<void>;
}
