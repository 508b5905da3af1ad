import { randomBytes } from 'node:crypto';
import type { AccountId, PersonId } from '../src/lib/ids.ts';
import { expectDocumented } from './documented-refusals.ts';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any field of any answer and asserts on it
  body: any;
  headers: Headers;
}

export interface TestUser {
  personId: PersonId;
  accountId: AccountId;
  email: string;
  password: string;
  /** The cookie header of this user's session. */
  cookie: string;
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  patch(path: string, body: unknown): Promise<Reply>;
  put(path: string, body: unknown): Promise<Reply>;
}

/** Sends JSON, or bytes as they are, as a browser page of the product does: with its origin. */
export async function send(
  baseUrl: string,
  method: string,
  path: string,
  options: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const { body: given } = options;
  const sent = given instanceof Uint8Array ? new Uint8Array(given) : JSON.stringify(given);
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin: baseUrl,
      ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      ...options.headers,
    },
    ...(given === undefined ? {} : { body: sent }),
  });
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // A page or nothing: the text itself is what a test looks at.
  }
  await expectDocumented(method, path, { status: response.status, body });
  return { status: response.status, body, headers: response.headers };
}

/** Signs a person up and keeps the session. */
export async function createTestUser(
  baseUrl: string,
  account = { email: `person-${randomBytes(6).toString('hex')}@example.com`, password: 'correct horse 1' },
): Promise<TestUser> {
  return openSession(baseUrl, 'sign-up', account);
}

/** Signs in a person who has an account. */
export function signIn(baseUrl: string, account: Pick<TestUser, 'email' | 'password'>): Promise<TestUser> {
  return openSession(baseUrl, 'sign-in', account);
}

async function openSession(
  baseUrl: string,
  way: 'sign-up' | 'sign-in',
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<TestUser> {
  const name = way === 'sign-up' ? { name: 'Test Person' } : {};
  const reply = await send(baseUrl, 'POST', `/api/auth/${way}/email`, { body: { ...name, email, password } });
  if (reply.status !== 200) throw new Error(`${way} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    personId: reply.body.user.id,
    accountId: reply.body.user.id,
    email,
    password,
    cookie,
    get: (path) => send(baseUrl, 'GET', path, { cookie }),
    post: (path, body, headers = {}) => send(baseUrl, 'POST', path, { cookie, body: body ?? {}, headers }),
    patch: (path, body) => send(baseUrl, 'PATCH', path, { cookie, body }),
    put: (path, body) => send(baseUrl, 'PUT', path, { cookie, body }),
  };
}
