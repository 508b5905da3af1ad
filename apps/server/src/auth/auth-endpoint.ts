import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError } from '@answerscope/contract';
import { bodyTooLarge, refuseLargeBody } from '../http/body-limit.ts';
import { ADDRESS_HEADER, type Auth } from './auth.ts';
import { refuseWrongBody } from './auth-body.ts';
import { toAuthAppError } from './auth-errors.ts';

/** What better-auth may be asked; everything else it could do is not part of the product. */
const ENDPOINTS = new Map<string, 'GET' | 'POST'>([
  ['/api/auth/sign-up/email', 'POST'],
  ['/api/auth/sign-in/email', 'POST'],
  ['/api/auth/sign-out', 'POST'],
  ['/api/auth/get-session', 'GET'],
  ['/api/auth/verify-email', 'GET'],
  ['/api/auth/send-verification-email', 'POST'],
  ['/api/auth/request-password-reset', 'POST'],
  ['/api/auth/reset-password', 'POST'],
  ['/api/auth/change-password', 'POST'],
]);

/** Nothing that is sent to sign in is longer. */
const BODY_BYTES_MAX = 20_000;

/** The link of a reset mail carries its token in the path. */
const RESET_LINK = /^\/api\/auth\/reset-password\/[\w-]{8,64}$/;

/** What an address of sign-in may be asked with. A link that takes effect is opened, not looked at: it has no HEAD. */
export function authMethods(path: string): string[] {
  const method = RESET_LINK.test(path) ? 'GET' : ENDPOINTS.get(path);
  if (method === undefined) return [];
  return path === '/api/auth/get-session' ? ['GET', 'HEAD'] : [method];
}

/**
 * Passes a request on to better-auth and its answer back; refusals in our wire shape.
 * A browser gets its session by cookie only: the token is left out of what its scripts can read.
 * @throws AppError
 */
export async function handleAuth(exchange: {
  auth: Auth;
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  isBrowser: boolean;
  /** False when our own reader refuses the session: the library must not know better. */
  isSignedIn: boolean;
}): Promise<void> {
  const { auth, request, response, address, isBrowser, isSignedIn } = exchange;
  const url = new URL(request.url ?? '/', auth.options.baseURL);
  const asked = request.method ?? 'GET';
  if (!authMethods(url.pathname).includes(asked)) throw appError('NOT_FOUND');
  const method = asked === 'HEAD' ? 'GET' : asked;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== ADDRESS_HEADER)
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(ADDRESS_HEADER, address);
  if (!isSignedIn) for (const name of ['cookie', 'authorization']) headers.delete(name);
  const body = method === 'POST' ? await readJson(request, url.pathname) : undefined;
  headers.delete('content-length');
  if (body !== undefined) headers.set('content-type', 'application/json');
  const answer = await auth.handler(new Request(url, { method, headers, body: body ?? null }));
  const text = await answer.text();
  if (answer.status >= 400) {
    const wait = Number(answer.headers.get('x-retry-after') ?? Number.NaN);
    throw toAuthAppError(answer.status, parseJson(text), Number.isFinite(wait) ? wait : null);
  }
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
  const location = answer.headers.get('location');
  if (location !== null) response.setHeader('location', location);
  const bearer = answer.headers.get('set-auth-token');
  if (bearer !== null && !isBrowser) response.setHeader('set-auth-token', bearer);
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(isBrowser ? withoutToken(text) : text);
}

async function readJson(request: IncomingMessage, path: string): Promise<string> {
  refuseLargeBody(request, BODY_BYTES_MAX);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) throw bodyTooLarge();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const parsed = text === '' ? {} : parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw appError('VALIDATION_ERROR', { details: { reason: 'malformed' } });
  refuseWrongBody(path, parsed);
  return JSON.stringify(parsed);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withoutToken(text: string): string {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null) return text;
  const { token: _token, ...rest } = body as Record<string, unknown>;
  if (typeof rest.session === 'object' && rest.session !== null) {
    const { token: _sessionToken, ...session } = rest.session as Record<string, unknown>;
    return JSON.stringify({ ...rest, session });
  }
  return JSON.stringify(rest);
}
