import { type Reply, send, type TestUser } from './user.ts';

/** A browser of an administrator that views as a user. */
export interface View {
  /** The cookie header: the administrator's session and the view. */
  cookie: string;
  /** The cookie of the view alone. */
  viewCookie: string;
  started: Reply;
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown): Promise<Reply>;
}

/** The value of a cookie of an answer as a browser sends it back; null where it sets none, or takes it back. */
export function viewCookieOf(reply: Reply): string | null {
  const line = reply.headers.getSetCookie().find((one) => one.startsWith('answerscope.view_as='));
  const pair = line?.split(';')[0] ?? '';
  return pair.endsWith('=') || pair === '' ? null : pair;
}

/** True for an answer that takes the cookie of a view back. */
export function takesViewBack(reply: Reply): boolean {
  return reply.headers.getSetCookie().some((line) => line.startsWith('answerscope.view_as=; Max-Age=0'));
}

/** Has an administrator view as a user. */
export async function viewAs(
  baseUrl: string,
  administrator: TestUser,
  userId: string,
  reason = 'Asked why a report is missing',
): Promise<View> {
  const started = await administrator.post('/functions/admin-operations', {
    operation: 'start_view_as',
    userId,
    data: { reason },
  });
  const viewCookie = viewCookieOf(started) ?? '';
  const cookie = `${administrator.cookie}; ${viewCookie}`;
  return {
    cookie,
    viewCookie,
    started,
    get: (path) => send(baseUrl, 'GET', path, { cookie }),
    post: (path, body = {}) => send(baseUrl, 'POST', path, { cookie, body }),
  };
}
