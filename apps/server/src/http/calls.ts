import {
  appError,
  type BodyLimits,
  contract,
  FILE_CALLS,
  type FileCall,
  LIMITS,
  LIST_CALLS,
  LONG_CALLS,
  NO_SESSION_TEXTS,
  PUBLIC_PROCEDURES,
} from '@answerscope/contract';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { asAdministrator, type RequestContext, signedIn } from './context.ts';

/** A procedure of the contract as HTTP reaches it. */
export interface Call {
  /** 'keywords.add_my_keyword' */
  name: string;
  method: string;
  /** What its address looks like. */
  pattern: RegExp;
  body: BodyLimits;
  /** Set where the body is a file. */
  file: FileCall | null;
  inputSchema: AnyContractProcedure['~orpc']['inputSchema'];
}

const SMALL_BODY: BodyLimits = { bytes: LIMITS.body_bytes_max, entries: LIMITS.body_bytes_max };

/** Addresses without parameters come first: of two that fit, the one that says more is meant. */
export const CALLS: readonly Call[] = callsOf(contract, []).toSorted(
  (a, b) => parametersOf(a.pattern) - parametersOf(b.pattern),
);

const BY_NAME = new Map(CALLS.map((call) => [call.name, call]));

/** The call that an address and a method name; HEAD names what GET does. Null: there is none. */
export function findCall(method: string, path: string): Call | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  return CALLS.find((call) => call.method === asked && call.pattern.test(path)) ?? null;
}

/** The call of a name. */
export function callNamed(name: string): Call {
  const call = BY_NAME.get(name);
  if (call === undefined) throw new Error(`the contract has no procedure ${name}`);
  return call;
}

/**
 * Who may call it: public ones are listed in the contract, those under `admin` are administrators', all others need a
 * session.
 * @throws UNAUTHORIZED, FORBIDDEN
 */
export function refuseCaller(name: string, context: RequestContext): void {
  const message = context.actor === null ? noSessionText(name) : undefined;
  if (message !== undefined) throw appError('UNAUTHORIZED', { message });
  if (name.startsWith('admin.')) asAdministrator(context);
  else if (!PUBLIC_PROCEDURES.includes(name)) signedIn(context);
}

function noSessionText(name: string): string | undefined {
  if (PUBLIC_PROCEDURES.includes(name)) return undefined;
  const found = NO_SESSION_TEXTS.find(([call]) =>
    call.endsWith('.') ? name.startsWith(call) : name === call,
  );
  return found?.[1];
}

function callsOf(node: unknown, path: string[]): Call[] {
  if (isContractProcedure(node)) {
    const { route, inputSchema } = node['~orpc'];
    const name = path.join('.');
    const file = FILE_CALLS[name] ?? null;
    const parts = (route.path ?? '')
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
    return [
      {
        name,
        method: route.method ?? 'POST',
        pattern: new RegExp(`^${parts.join('[^/]+')}$`),
        body:
          file === null
            ? (LIST_CALLS[name] ?? LONG_CALLS[name] ?? SMALL_BODY)
            : { bytes: file.bytes, entries: 0 },
        file,
        inputSchema,
      },
    ];
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => callsOf(child, [...path, name]));
}

function parametersOf(pattern: RegExp): number {
  return pattern.source.split('[^/]+').length - 1;
}
