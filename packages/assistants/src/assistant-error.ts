import type { Channel } from './assistant.ts';

/** Why there is no answer to judge. Stored with attempts: add new ones, never rename. */
export const ASSISTANT_ERROR_CODES = [
  'missing_key',
  'refused_key',
  'no_credit',
  'rate_limited',
  'overloaded',
  'timed_out',
  'refused',
  'blocked',
  'truncated',
  'malformed',
  'network',
  'bad_request',
  'cancelled',
] as const;
export type AssistantErrorCode = (typeof ASSISTANT_ERROR_CODES)[number];

export interface AssistantErrorDetails {
  channel: Channel;
  code: AssistantErrorCode;
  /** Something an administrator can act on; never holds a key. */
  message: string;
  retryable: boolean;
  surely_not_billed: boolean;
  wait_ms?: number | null;
  http_status?: number | null;
  request_id?: string | null;
  cost_microdollars?: number | null;
}

/** The only error an assistant throws. It has no `cause`: SDK errors hold request headers, and so the key. */
export class AssistantError extends Error {
  readonly channel: Channel;
  readonly code: AssistantErrorCode;
  /** Whether asking the same again later can succeed. */
  readonly retryable: boolean;
  /** False when the provider may have charged for the call: keep its reservation booked. */
  readonly surely_not_billed: boolean;
  /** How long the provider asks to wait, in milliseconds; null when it does not say. */
  readonly wait_ms: number | null;
  readonly http_status: number | null;
  readonly request_id: string | null;
  /** What the failed call cost where the provider said so; null means unknown. */
  readonly cost_microdollars: number | null;

  constructor(details: AssistantErrorDetails) {
    super(details.message);
    this.name = 'AssistantError';
    this.channel = details.channel;
    this.code = details.code;
    this.retryable = details.retryable;
    this.surely_not_billed = details.surely_not_billed;
    this.wait_ms = details.wait_ms ?? null;
    this.http_status = details.http_status ?? null;
    this.request_id = details.request_id ?? null;
    this.cost_microdollars = details.cost_microdollars ?? null;
  }
}
