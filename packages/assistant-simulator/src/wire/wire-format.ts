import type { IncomingHttpHeaders } from 'node:http';
import type { SimulatedAnswer } from '../content/compose-answer.ts';
import type { SimulatedChannel } from '../options.ts';
import type { SimulatedUsage } from '../usage.ts';

/** What a request of any format asks for. */
export interface WireRequest {
  question: string;
  model: string;
  search: boolean;
  max_output_tokens: number;
  /** JSON Schema of the value asked for; null when an answer in prose is. */
  schema: Record<string, unknown> | null;
  /** Whether it resumes a turn that paused (claude). */
  continues?: boolean;
}

/** Why a request is not accepted: the provider's status with a message, and the field at fault. */
interface WireProblem {
  status: number;
  message: string;
  field?: string;
}

/** How a reply with status 200 ends: `incomplete` at its limit before any text, `cut` at its limit within the text. */
export type WireEnding =
  | 'ok'
  | 'empty'
  | 'refusal'
  | 'incomplete'
  | 'cut'
  | 'blocked'
  | 'failed'
  | 'pause_turn'
  | 'search_error';

export interface WireReply {
  /** The provider's identifier of the reply. */
  id: string;
  at: Date;
  request: WireRequest;
  /** Null for a structured value, whose JSON stands in `text`. */
  answer: SimulatedAnswer | null;
  text: string;
  usage: SimulatedUsage;
  ending: WireEnding;
}

export interface WireError {
  status: number;
  message: string;
  /** How long the caller should wait, in seconds; null when nothing is said. */
  wait_s: number | null;
  /** No credit left, as this provider says it. */
  quota: boolean;
  field?: string | undefined;
}

/** One provider's API as the simulator speaks it. Paths are below the channel's base URL. */
export interface WireFormat {
  channel: SimulatedChannel;
  /** What follows the simulator's address in this channel's base URL. */
  base_path: string;
  accepts(path: string): boolean;
  keyOf(headers: IncomingHttpHeaders): string | null;
  read(body: Record<string, unknown>, path: string): WireRequest | WireProblem;
  reply(made: WireReply): Record<string, unknown>;
  error(error: WireError): { status: number; headers: Record<string, string>; body: Record<string, unknown> };
  /** Headers that go with every reply; `id` is the request's. */
  headers(id: string): Record<string, string>;
}

/** An object's own fields when the value is one, else none. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function asNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** The first field a body has beyond those known, or null. */
export function unknownField(body: Record<string, unknown>, known: readonly string[]): string | null {
  return Object.keys(body).find((name) => !known.includes(name)) ?? null;
}

export function bearerOf(headers: IncomingHttpHeaders): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** The header that names a wait in seconds, or none. */
export function waitHeader(wait_s: number | null): Record<string, string> {
  return wait_s === null ? {} : { 'retry-after': String(wait_s) };
}

/** The words of a text, for lists that read better as one. */
export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
