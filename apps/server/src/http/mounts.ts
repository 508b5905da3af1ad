import type { BodyLimits } from '@answerscope/contract';
import type { SignedInActor } from '../context/actor.ts';
import type { Exchange } from './exchange.ts';

/**
 * What a request passes before it is answered. `none`: nothing, the machine itself asks. `host`: it asks for our own
 * name. `address`: as well, reads are counted by address. `caller`: as well, who asks is known, counted and, for a
 * write that carries cookies, on a page of ours. A write passes as much at `address` as at `caller`.
 */
export type Guard = 'none' | 'host' | 'address' | 'caller';

/** A request that passed the guard of its mount. */
export interface Asked {
  exchange: Exchange;
  actor: SignedInActor | null;
  /** How who asks is known. */
  by: 'bearer' | 'cookie' | 'none';
  /** How much of a body may be read. */
  body: BodyLimits;
}

/** A part of the server's addresses, and who answers them. */
export interface Mount {
  /** An address; '/media/*' for it and all below; or a function where neither can say it. */
  at: string | ((path: string) => boolean);
  /** What one of its addresses may be asked with; none of them: there is no such address. */
  methods: 'any' | readonly string[] | ((path: string) => readonly string[]);
  guard: Guard;
  /** The address that answers instead, where that depends on who asks. */
  aliasFor?: (path: string, actor: SignedInActor | null) => string;
  /** What the body of a request may hold; left out where none is read. */
  body?: BodyLimits | ((method: string, path: string) => BodyLimits);
  /** What its requests are counted as. */
  label: string | ((path: string) => string);
  answer(asked: Asked): void | Promise<void>;
}

/** What is asked by reading. */
export const READS: readonly string[] = ['GET', 'HEAD'];

export const NO_BODY: BodyLimits = { bytes: 0, entries: 0 };

/** Whose an address is: the first mount that covers it. */
export function mountAt(mounts: readonly Mount[], path: string): Mount | null {
  return mounts.find(({ at }) => (typeof at === 'string' ? covers(at, path) : at(path))) ?? null;
}

/** True when the mount answers an address asked with that method. */
export function answersMethod({ methods }: Mount, { method, path }: Exchange): boolean {
  return methods === 'any' || methodsOf(methods, path).includes(method);
}

/** What an address may be asked with, OPTIONS among it, in order; null: there is no such address. */
export function allowedMethods({ methods }: Mount, path: string): string[] | null {
  const known = methods === 'any' ? [] : methodsOf(methods, path);
  return known.length === 0 ? null : [...new Set([...known, 'OPTIONS'])].toSorted();
}

/** What the body of a request may hold. */
export function bodyLimits({ body = NO_BODY }: Mount, { method, path }: Exchange): BodyLimits {
  return typeof body === 'function' ? body(method, path) : body;
}

/** What a request for an address is counted as. All that do not exist share one: anybody can ask for any number of them. */
export function labelOf(mounts: readonly Mount[], path: string): string {
  const { label = 'none' } = mountAt(mounts, path) ?? {};
  return typeof label === 'function' ? label(path) : label;
}

function methodsOf(methods: Exclude<Mount['methods'], 'any'>, path: string): readonly string[] {
  return typeof methods === 'function' ? methods(path) : methods;
}

function covers(at: string, path: string): boolean {
  if (!at.endsWith('/*')) return path === at;
  const root = at.slice(0, -2);
  return path === root || path.startsWith(`${root}/`);
}
