import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError, type BodyLimits } from '@answerscope/contract';
import { personNamed } from '../context/operation-call.ts';
import { readText } from '../http/read-body.ts';
import type { PersonId } from '../lib/ids.ts';
import { ADDRESS_HEADER, type Auth } from './auth.ts';
import { type AuthBody, readAuthBody } from './auth-body.ts';
import { toAuthAppError } from './auth-errors.ts';
import * as messages from './messages.ts';

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
  ['/api/auth/two-factor/enable', 'POST'],
  ['/api/auth/two-factor/disable', 'POST'],
  ['/api/auth/two-factor/generate-backup-codes', 'POST'],
  ['/api/auth/two-factor/verify-totp', 'POST'],
  ['/api/auth/two-factor/verify-backup-code', 'POST'],
]);

/** What asks for the password of who is signed in. */
const ASKS_FOR_PASSWORD = new Set([
  '/api/auth/change-password',
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/generate-backup-codes',
]);

/** What a code is sent to by who has named the password, and is not signed in yet. */
const SECOND_STEP = new Set(['/api/auth/two-factor/verify-totp', '/api/auth/two-factor/verify-backup-code']);

/** What ends with somebody signed in who had an account before. */
const SIGNS_IN = new Set(['/api/auth/sign-in/email', ...SECOND_STEP]);

/** Nothing that is sent to sign in is longer. */
export const AUTH_BODY: BodyLimits = { bytes: 20_000, entries: 20_000 };

/** The link of a reset mail carries its token in the path. */
const RESET_LINK = /^\/api\/auth\/reset-password\/[\w-]{8,64}$/;

/** What an address of sign-in may be asked with. A link that takes effect is opened, not looked at: it has no HEAD. */
export function authMethods(path: string): string[] {
  const method = RESET_LINK.test(path) ? 'GET' : ENDPOINTS.get(path);
  if (method === undefined) return [];
  return path === '/api/auth/get-session' ? ['GET', 'HEAD'] : [method];
}

interface Exchange {
  auth: Auth;
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  body: BodyLimits;
  isBrowser: boolean;
  /** Null when our own reader refuses the session: the library must not know better. */
  personId: PersonId | null;
}

/**
 * Passes a request on to better-auth and its answer back; refusals in our wire shape.
 * A browser gets its session by cookie only: the token is left out of what its scripts can read.
 * @throws AppError
 */
export async function handleAuth(exchange: Exchange): Promise<void> {
  const { auth, request, response, address, isBrowser, personId } = exchange;
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
  if (personId === null) {
    const challenge = SECOND_STEP.has(url.pathname) ? challengeCookie(request.headers.cookie) : null;
    for (const name of ['cookie', 'authorization']) headers.delete(name);
    if (challenge !== null) headers.set('cookie', challenge);
  }
  if (/%0|[\p{Cc}]/u.test(`${url.pathname}${url.search}`)) throw appError('VALIDATION_ERROR');
  const body = method === 'POST' ? await readBody(request, url.pathname, exchange.body) : null;
  headers.delete('content-length');
  if (body !== null) headers.set('content-type', 'application/json');
  const attempt = await takeAttempt(exchange, url.pathname, body);
  if (attempt === 'no_more_mail') return sendJson(response, 200, NO_MORE_MAIL);
  const asText = body === null ? null : JSON.stringify(body);
  const answer = await auth.hashing.during(() =>
    auth.handler(new Request(url, { method, headers, body: asText })),
  );
  const text = await answer.text();
  if (answer.status >= 400) {
    const wait = Number(answer.headers.get('x-retry-after') ?? Number.NaN);
    const refusal = await refusalOf(auth, { body, answered: parseJson(text) });
    throw toAuthAppError(answer.status, refusal, {
      path: url.pathname,
      retryAfterSeconds: Number.isFinite(wait) ? wait : null,
    });
  }
  await attempt?.giveBack();
  if (url.pathname === '/api/auth/change-password' && personId !== null) await auth.onPasswordSet(personId);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
  const email = body?.email;
  if (answer.headers.has('set-cookie') && typeof email === 'string') {
    const known = auth.accountLimits.knownBrowserCookie(email, request.headers.cookie);
    if (known !== null) response.appendHeader('set-cookie', known);
  }
  const location = answer.headers.get('location');
  if (location !== null)
    response.setHeader('location', refusedConfirmation(url.pathname, location) ?? location);
  const bearer = answer.headers.get('set-auth-token');
  if (bearer !== null && !isBrowser) response.setHeader('set-auth-token', bearer);
  const said = await withMetadata(exchange, url.pathname, await sayRestored(exchange, url.pathname, text));
  sendJson(response, answer.status, isBrowser ? withoutToken(said) : said);
}

/** Who signs in to an account that was to be deleted keeps it, and is told. */
async function sayRestored({ auth }: Exchange, path: string, text: string): Promise<string> {
  if (!SIGNS_IN.has(path)) return text;
  const body = parseJson(text) as { user?: { id?: unknown } } | null;
  const personId = body?.user?.id;
  // The password alone, where a code is wanted besides, names nobody.
  if (typeof personId !== 'string' || !(await auth.onSignedIn(personNamed(personId)))) return text;
  return JSON.stringify({ ...body, restored: true });
}

/** Adds the metadata of a session's user by the specification's names (3, session user metadata) to the library's. */
async function withMetadata({ auth }: Exchange, path: string, text: string): Promise<string> {
  const body = path === '/api/auth/get-session' ? (parseJson(text) as SessionBody | null) : null;
  if (!body?.user) return text;
  const { user } = body;
  const metadata = {
    full_name: user.name,
    plan_type: await auth.planNameOf(personNamed(user.id)),
    avatar_url: user.image,
  };
  return JSON.stringify({ ...body, user: { ...user, ...metadata } });
}

interface SessionBody {
  user?: { id: string; name: string; image: string | null };
}

/**
 * Where the link of a confirmation that lets nobody in leads: to the sign-in, which says why and can mail a new one. Who
 * opens it reads the mails of the address, and may know that it has no account any more.
 */
function refusedConfirmation(path: string, location: string): string | null {
  if (path !== '/api/auth/verify-email') return null;
  const error = new URL(location, 'http://localhost').searchParams.get('error');
  if (error === null) return null;
  return `/login?confirmation=${error === 'USER_NOT_FOUND' ? 'unknown' : 'expired'}`;
}

/** Of the cookies of who is not signed in, the one that says that the password was right. */
function challengeCookie(header: string | undefined): string | null {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => /^(?:__Secure-)?answerscope\.two_factor=/.test(pair)) ?? null;
}

function sendJson(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(text);
}

/** As the library answers who asks for a reset, whether a mail is sent or not. */
const NO_MORE_MAIL = JSON.stringify({
  status: true,
  message: messages.resetLinkSent,
});

/** Counts what is asked of one account. A mail too many is answered as any other: who is written to is nobody's business. */
async function takeAttempt(
  { auth, request, personId }: Pick<Exchange, 'auth' | 'request' | 'personId'>,
  path: string,
  body: AuthBody | null,
): Promise<{ giveBack(): Promise<void> } | 'no_more_mail' | null> {
  const email = typeof body?.email === 'string' ? body.email : null;
  if (ASKS_FOR_PASSWORD.has(path))
    return personId === null ? null : auth.accountLimits.takePasswordAttempt(personId);
  if (email === null) return null;
  if (path === '/api/auth/sign-in/email')
    return auth.accountLimits.takeAttempt(email, request.headers.cookie);
  const isMailed =
    path === '/api/auth/request-password-reset' || path === '/api/auth/send-verification-email';
  return isMailed && !(await auth.accountLimits.mayMail(email)) ? 'no_more_mail' : null;
}

/** What the library refused with. One of several sign-ups with one address at once fails to write: that is no fault. */
async function refusalOf(
  auth: Auth,
  { body, answered }: { body: AuthBody | null; answered: unknown },
): Promise<unknown> {
  const code = (answered as { code?: unknown } | null)?.code;
  if (code !== 'FAILED_TO_CREATE_USER' || typeof body?.email !== 'string') return answered;
  const { internalAdapter } = await auth.$context;
  const known = await internalAdapter.findUserByEmail(body.email.toLowerCase());
  return known === null ? answered : { code: 'USER_ALREADY_EXISTS' };
}

async function readBody(request: IncomingMessage, path: string, limits: BodyLimits): Promise<AuthBody> {
  const text = await readText(request, limits);
  const parsed = text === '' ? {} : parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw appError('VALIDATION_ERROR', { details: { reason: 'malformed' } });
  const body = readAuthBody(path, parsed);
  // Whoever else knew the old password is out.
  return path === '/api/auth/change-password' ? { ...body, revokeOtherSessions: true } : body;
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
