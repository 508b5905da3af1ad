import { randomBytes } from 'node:crypto';
import type {
  Base,
  Charge,
  CheckoutSession,
  Coupon,
  Customer,
  Discount,
  Dispute,
  Event,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  PromotionCode,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './objects.ts';

/** How a card of the simulator behaves: always, never, or only for the first payment. */
export type CardKind = 'works' | 'declined' | 'declines_at_renewal';

/** Everything of one kind, by id, in the order in which it was made. */
export type Table<Row extends Base> = { [id: string]: Row };

/** The whole account, as JSON: what a snapshot holds. */
export interface State {
  /** Seconds by which the simulated clock is ahead. */
  ahead: number;
  /** Until when everything that was due has been done; null before anything was. */
  seen: number | null;
  serial: number;
  charges: Table<Charge>;
  sessions: Table<CheckoutSession>;
  coupons: Table<Coupon>;
  customers: Table<Customer>;
  discounts: Table<Discount>;
  disputes: Table<Dispute>;
  events: Table<Event>;
  invoices: Table<Invoice>;
  invoice_payments: Table<InvoicePayment>;
  payment_intents: Table<PaymentIntent>;
  payment_methods: Table<PaymentMethod>;
  portal_configurations: Table<PortalConfiguration>;
  portal_sessions: Table<PortalSession>;
  prices: Table<Price>;
  products: Table<Product>;
  promotion_codes: Table<PromotionCode>;
  refunds: Table<Refund>;
  subscriptions: Table<Subscription>;
  webhook_endpoints: Table<WebhookEndpoint>;
  /** What the API does not say of its objects. */
  hidden: {
    cards: { [paymentMethod: string]: CardKind };
    sessions: { [session: string]: SessionPlan };
    /** Trials of which it was said that they will end. */
    warned: { [subscription: string]: true };
    /** What a change of price adds to the next invoice, in the smallest unit. */
    prorations: { [subscription: string]: number };
  };
}

/** What a checkout session becomes once it is paid. */
export interface SessionPlan {
  price: string;
  quantity: number;
  trial_days: number | null;
  trial_end: number | null;
  missing_payment_method: 'cancel' | 'create_invoice' | 'pause';
  subscription_metadata: { [name: string]: string };
}

const TABLES = [
  'charges',
  'sessions',
  'coupons',
  'customers',
  'discounts',
  'disputes',
  'events',
  'invoices',
  'invoice_payments',
  'payment_intents',
  'payment_methods',
  'portal_configurations',
  'portal_sessions',
  'prices',
  'products',
  'promotion_codes',
  'refunds',
  'subscriptions',
  'webhook_endpoints',
] as const satisfies readonly (keyof State)[];

/** The name of a table, and what its rows are. */
export type TableName = (typeof TABLES)[number];
export type RowOf<Name extends TableName> = State[Name][string];
export type AnyObject = RowOf<TableName>;

/** An account in which nothing has happened. */
export function emptyState(): State {
  return {
    ahead: 0,
    seen: null,
    serial: 0,
    ...(Object.fromEntries(TABLES.map((name) => [name, Object.create(null)])) as Pick<State, TableName>),
    hidden: { cards: {}, sessions: {}, warned: {}, prorations: {} },
  };
}

/** A new id of a kind: unlike any other, also of another simulator. */
export function nextId(state: State, prefix: string): string {
  state.serial += 1;
  return `${prefix}_${randomBytes(6).toString('hex')}${String(state.serial).padStart(8, '0')}`;
}

/** Whatever has this id, or null. */
export function findObject(state: State, id: string): AnyObject | null {
  for (const name of TABLES) {
    const found: AnyObject | undefined = state[name][id];
    if (found !== undefined) return found;
  }
  return null;
}

/** The rows of a table for which something is so, the newest first, as lists are sent. */
export function newestFirst<Row extends Base>(table: Table<Row>, fits: (row: Row) => boolean): Row[] {
  return Object.values(table).filter(fits).reverse();
}
