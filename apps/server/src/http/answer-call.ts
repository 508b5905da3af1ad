import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError, type FileCall, isReadCall, LIST_CALLS } from '@answerscope/contract';
import { chargedAccount, onlyReads, type SignedInActor } from '../context/actor.ts';
import type { TenantDatabase } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';
import { CALLS, findCall, refuseCaller } from './calls.ts';
import type { RequestContext } from './context.ts';
import { clientDisconnected, type Exchange } from './exchange.ts';
import { type Asked, READS } from './mounts.ts';
import { readBytes, readJsonBody } from './read-body.ts';
import type { Turns } from './turns.ts';

/** Answers a call of the contract; false when no procedure has that address. */
export type HandleProcedure = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<boolean>;

/** What contexts are made of. */
export interface ContextParts {
  tenant: (
    actor: SignedInActor | null,
    options: { signal: AbortSignal; isReadOnly: boolean },
  ) => TenantDatabase;
  log: Log;
}

/** What answers calls. */
export interface CallParts extends ContextParts {
  /** In which the reads of one account run. */
  turns: Turns;
  /** In which its calls with long lists run, one after another: each keeps the process busy for a while. */
  listTurns: Turns;
  /** In which what visitors send runs: however many they are, users' calls wait for a few of it only. */
  visitorTurns: Turns;
  handleProcedure: HandleProcedure;
}

/** What an address of the contract may be asked with, HEAD wherever GET is. */
export function callMethods(path: string): string[] {
  return CALLS.filter(({ pattern }) => pattern.test(path)).flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
}

/** Answers a call of the contract. Who may not call is refused before the body is read. @throws AppError */
export async function answerCall(parts: CallParts, { exchange, actor, body }: Asked): Promise<void> {
  const { request, response, path, method } = exchange;
  const call = findCall(method, path);
  if (call === null) throw appError('NOT_FOUND');
  const left = clientDisconnected(response);
  refuseCaller(call.name, contextOf(parts, exchange, { actor, signal: left }));
  // The response knows that it sends no body; a procedure answers as to GET.
  if (method === 'HEAD') request.method = 'GET';
  let input: unknown;
  if (!READS.includes(method)) {
    if (request.headers.expect !== undefined) response.writeContinue();
    input = call.file === null ? await readJsonBody(request, body) : await readFileInput(exchange, call.file);
    // Where the procedure's own reader finds what was read already.
    Object.assign(request, { body: input });
  }
  const isOnlyRead = isReadCall(call, input);
  // A write goes on when who asked for it has left: it may have been the answer that was lost.
  const signal = isOnlyRead ? left : NEVER;
  const context = contextOf(parts, exchange, { actor, signal, fillsIn: FILLS_IN.includes(call.name) });
  const answerIt = async () => {
    const handled = await parts.handleProcedure(request, response, context);
    if (!handled) throw appError('NOT_FOUND');
  };
  if (actor === null) return isOnlyRead ? answerIt() : parts.visitorTurns.take('visitors', NEVER, answerIt);
  const account = chargedAccount(actor);
  if (call.name in LIST_CALLS) return parts.listTurns.take(account, left, answerIt);
  return isOnlyRead ? parts.turns.take(account, left, answerIt) : answerIt();
}

/** The input of a call that takes a file: the body is the file, whatever its headers say, and the rest is the address's. */
async function readFileInput({ request, url }: Exchange, { bytes, field, tooLarge }: FileCall) {
  const file = await readBytes(request, bytes, {
    tooLarge: () =>
      appError('VALIDATION_ERROR', { message: tooLarge.message, details: { reason: tooLarge.reason } }),
  });
  return { ...Object.fromEntries(url.searchParams), [field]: new File([new Uint8Array(file)], field) };
}

/** Reads that fill in what an earlier version left out of the rows that they read. Who views as a user has none of them. */
const FILLS_IN: readonly string[] = ['judging.get_report_bundle'];

const NEVER = new AbortController().signal;

/** What a request is answered in. */
export function contextOf(
  parts: ContextParts,
  { request, response, requestId, path, now, address }: Exchange,
  { actor, signal, fillsIn = false }: { actor: SignedInActor | null; signal: AbortSignal; fillsIn?: boolean },
): RequestContext {
  return {
    requestId,
    path,
    actor,
    // Whoever only looks cannot write, whatever is called.
    db: parts.tenant(actor, {
      signal,
      isReadOnly: actor !== null && onlyReads(actor) && !fillsIn,
    }),
    signal,
    log: parts.log,
    now,
    address,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    idempotencyKey: firstHeader(request.headers['idempotency-key']),
    setCookie: (line) => void response.appendHeader('set-cookie', line),
  };
}

function firstHeader(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
