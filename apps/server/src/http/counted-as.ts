import type { Answered } from '../lib/call-counter.ts';
import { findCall } from './calls.ts';
import type { Exchange } from './exchange.ts';
import { labelOf, type Mount } from './mounts.ts';

const KINDS: Readonly<Record<string, Answered['kind']>> = { page: 'page', asset: 'file' };
/** An open stream is no answer, and the machine asks for itself. */
const NOT_COUNTED = ['events', 'health'];

/** Under which name a request is counted: a call's own, else that of its class. Null where it is not counted. */
export function countedAs(
  mounts: readonly Mount[],
  { method, path }: Pick<Exchange, 'method' | 'path'>,
): Pick<Answered, 'name' | 'kind'> | null {
  const call = findCall(method, path);
  if (call !== null) return { name: call.name, kind: 'call' };
  const name = labelOf(mounts, path);
  return NOT_COUNTED.includes(name) ? null : { name, kind: KINDS[name] ?? 'other' };
}
