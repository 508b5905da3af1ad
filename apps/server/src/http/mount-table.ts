import type { IncomingMessage } from 'node:http';
import { appError, LIMITS } from '@answerscope/contract';
import type { Auth } from '../auth/auth.ts';
import { AUTH_BODY, authMethods, handleAuth } from '../auth/auth-endpoint.ts';
import type { SignedInActor, Viewer, Visit } from '../context/actor.ts';
import type { PersonId } from '../lib/ids.ts';
import { DOCUMENT_READS } from '../lib/rate-rules.ts';
import { answerCall, type CallParts, callMethods } from './answer-call.ts';
import { answerPage, type PageParts, pageLabel } from './answer-page.ts';
import { findCall } from './calls.ts';
import { addressBlock } from './client-address.ts';
import { EVENT_STREAM_HEADERS, type EventStreams } from './event-streams.ts';
import type { Exchange } from './exchange.ts';
import type { GuardParts } from './guards.ts';
import { type MachineParts, machineMounts } from './machine.ts';
import { type MadeBody, sendBody } from './made-body.ts';
import { type Asked, type Mount, NO_BODY, READS } from './mounts.ts';
import { sendJson } from './respond.ts';
import type { StaticFiles } from './static-files.ts';

/** What answers at all addresses. */
export interface MountParts extends MachineParts, GuardParts, CallParts, PageParts {
  auth: Auth;
  /** What modules answer besides their calls. */
  mounts: readonly Mount[];
  eventStreams: EventStreams;
  /** As JSON, and as a page to read; each made once. */
  openApiDocument: () => Promise<MadeBody>;
  apiReference: () => Promise<MadeBody>;
  staticFiles: StaticFiles | null;
}

const SMALL_BODY = { bytes: LIMITS.body_bytes_max, entries: LIMITS.body_bytes_max };

/** Every address of the server. The first mount that covers one has it, so that what says more stands first. */
export function createMounts(parts: MountParts): readonly Mount[] {
  const calls = {
    methods: callMethods,
    guard: 'caller',
    body: (method: string, path: string) => findCall(method, path)?.body ?? SMALL_BODY,
    label: callLabel,
    answer: (asked: Asked) => answerCall(parts, asked),
  } as const;
  return [
    ...machineMounts(parts),
    {
      at: '/api/openapi.json',
      methods: READS,
      guard: 'address',
      label: 'api/openapi.json',
      answer: ({ exchange }) =>
        sendDocument(parts, exchange, { load: parts.openApiDocument, type: 'application/json' }),
    },
    {
      at: '/api/docs',
      methods: READS,
      guard: 'address',
      label: 'api/docs',
      answer: ({ exchange }) =>
        sendDocument(parts, exchange, { load: parts.apiReference, type: 'text/html' }),
    },
    {
      at: '/api/auth/*',
      methods: authMethods,
      guard: 'caller',
      body: AUTH_BODY,
      label: 'auth',
      answer: (asked) => answerAuth(parts.auth, asked),
    },
    {
      at: '/api/events',
      // The stream is read, and what is told of a browser comes to the same address (specification 7.1).
      methods: [...READS, 'POST'],
      guard: 'caller',
      body: (method) => (method === 'POST' ? SMALL_BODY : NO_BODY),
      label: 'events',
      answer: (asked) =>
        asked.exchange.method === 'POST' ? answerCall(parts, asked) : answerEvents(parts.eventStreams, asked),
    },
    { at: '/api/*', ...calls },
    { at: '/rpc/*', ...calls },
    { at: `${ALL_REPORTS}*`, ...calls, aliasFor: ownReportsAlias },
    { at: '/functions/*', ...calls },
    ...parts.mounts,
    {
      at: (path) => parts.staticFiles?.has(path) ?? false,
      methods: READS,
      guard: 'host',
      label: pageLabel,
      answer: async ({ exchange: { request, response, path } }) => {
        await parts.staticFiles?.serve(request, response, path);
      },
    },
    {
      at: '/*',
      methods: READS,
      guard: 'host',
      label: pageLabel,
      answer: ({ exchange }) => answerPage(parts, exchange),
    },
  ];
}

const ALL_REPORTS = '/functions/analytics-operations/';
const OWN_REPORTS = '/functions/my-analytics-operations/';

/**
 * The specification has one address for reports (7.5): administrators get those of all users there, users and their
 * API keys their own. Who only looks asks at the other address, like the pages do.
 */
function ownReportsAlias(path: string, actor: SignedInActor | null): string {
  const getsOwn = actor?.kind === 'user' && actor.viewer === undefined && actor.visit === undefined;
  return getsOwn ? path.replace(ALL_REPORTS, OWN_REPORTS) : path;
}

/** Answers a document of the API. They are large: an address is answered few of them. @throws RATE_LIMIT_EXCEEDED */
async function sendDocument(
  { readLimits }: MountParts,
  { request, response, address }: Exchange,
  { load, type }: { load: () => Promise<MadeBody>; type: string },
): Promise<void> {
  readLimits.limiter.take(`documents:${addressBlock(address)}`, DOCUMENT_READS);
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  response.setHeader('vary', 'accept-encoding');
  sendBody(request, response, { body: await load(), type: `${type}; charset=utf-8` });
}

function callLabel(path: string): string {
  return callMethods(path).length === 0 ? 'none' : path.split('/').slice(1, 3).join('/');
}

const SIGN_OUT = '/api/auth/sign-out';

async function answerAuth(auth: Auth, { exchange, actor, by, body }: Asked): Promise<void> {
  const { request, response, address } = exchange;
  // All else of sign-in is refused to who views as a user, and the session is the administrator's.
  if (actor?.viewer !== undefined) {
    const plan_type = await auth.planNameOf(actor.personId);
    return sendJson(response, 200, viewedSession(actor.personId, actor.viewer, plan_type));
  }
  // The library would renew the session, and knows it as the account's own.
  if (actor?.visit !== undefined && exchange.path !== SIGN_OUT)
    return sendJson(response, 200, await visitSession(auth, actor.personId, actor.visit));
  const isBrowser = by === 'cookie' || isFromBrowser(request);
  return handleAuth({ auth, request, response, address, body, isBrowser, personId: actor?.personId ?? null });
}

/** Who is signed in, as a browser is told that views as a user. */
function viewedSession(id: string, { user, endsAt, secondsLeft }: Viewer, plan_type: string | null) {
  const metadata = { full_name: user.name, plan_type, avatar_url: user.image };
  return {
    user: { id, ...user, ...metadata },
    view_as: { ends_at: endsAt.toISOString(), seconds_left: secondsLeft },
  };
}

/** The same in a visit of the demonstration. */
async function visitSession(auth: Auth, id: PersonId, { user, endsAt, secondsLeft, language }: Visit) {
  const metadata = {
    full_name: user.name,
    plan_type: await auth.planNameOf(id),
    avatar_url: user.image,
    language,
  };
  return {
    user: { id, ...user, ...metadata },
    visit: { ends_at: endsAt.toISOString(), seconds_left: secondsLeft },
  };
}

/** Browsers name where a request comes from; a script elsewhere does not. */
function isFromBrowser(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
}

function answerEvents(eventStreams: EventStreams, { exchange, actor }: Asked): void | Promise<void> {
  if (actor === null) throw appError('UNAUTHORIZED');
  if (exchange.method === 'HEAD') return void exchange.response.writeHead(200, EVENT_STREAM_HEADERS).end();
  return eventStreams.open(exchange.response, actor);
}
