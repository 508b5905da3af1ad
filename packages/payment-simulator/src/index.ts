/** A payment provider that behaves like Stripe, with a clock that can be moved and accidents on purpose. */
export { API_VERSION } from './api.ts';
export type { Event, Invoice, Subscription } from './objects.ts';
export {
  type CustomerTruth,
  FAULTS,
  type Fault,
  type FaultKind,
  type PaymentSimulator,
  type SimulatorOptions,
} from './options.ts';
export { startPaymentSimulator } from './server.ts';
export type { CardKind } from './state.ts';
export { signatureHeader } from './webhooks.ts';
