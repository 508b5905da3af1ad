import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieValue } from './cookie-value.ts';

/** Which view a browser is in, and of which session it is. What it may see is said by the row of that view. */
export interface ViewOf {
  viewId: string;
  sessionId: string;
}

/** The cookie by which an administrator's browser views as a user. */
export interface ViewCookie {
  /** Null for what we have not signed. */
  read(header: string | undefined): ViewOf | null;
  /** The line that sets it. */
  set(view: ViewOf): string;
  /** The line that takes it back. */
  clear(): string;
}

/** Longer than any view: a browser that goes on sending it is told that its view has ended, and does not act on. */
const KEPT_SECONDS = 86_400;
const VALUE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{43})$/;

/** Signs with a key of its own: no other signature of ours is one of a view. */
export function createViewCookie({ secret, isSecure }: { secret: string; isSecure: boolean }): ViewCookie {
  const key = createHmac('sha256', secret).update('view as').digest();
  const name = `${isSecure ? '__Secure-' : ''}answerscope.view_as`;
  // A link from elsewhere opens the page in the view, too: with Strict only what the page reads would be the user's.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const signatureOf = ({ viewId, sessionId }: ViewOf) =>
    createHmac('sha256', key).update(`${viewId}.${sessionId}`).digest();
  return {
    read: (header) => {
      const [, viewId = '', sessionId = '', given = ''] = VALUE.exec(cookieValue(header, name) ?? '') ?? [];
      const signature = Buffer.from(given, 'base64url');
      const expected = signatureOf({ viewId, sessionId });
      const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
      return isOurs ? { viewId, sessionId } : null;
    },
    set: (view) =>
      `${name}=${view.viewId}.${view.sessionId}.${signatureOf(view).toString('base64url')}; Max-Age=${KEPT_SECONDS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
