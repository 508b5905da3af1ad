import { createHmac } from 'node:crypto';

/** The line that sets the cookie of a session, as the library signs and names it. */
export type SessionCookie = (session: { token: string; maxAgeSeconds: number }) => string;

/** @param options.name the library's own: what reads sessions and what ends them look there */
export function createSessionCookie(options: {
  secret: string;
  name: string;
  isSecure: boolean;
}): SessionCookie {
  const { secret, name, isSecure } = options;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return ({ token, maxAgeSeconds }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return `${name}=${encodeURIComponent(`${token}.${signature}`)}; Max-Age=${maxAgeSeconds}; ${attributes}`;
  };
}
