import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@answerscope/contract';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~(\d{1,12})~([\w-]{43})$/;

/** What a link to a preview says: which page, and until when. */
interface Preview {
  pageId: string;
  expiresAt: Date;
}

/** The token of a link that shows a page for an hour. Nobody can make one, or a longer one, without the secret. */
export function previewToken(pageId: string, { now, secret }: { now: Date; secret: string }) {
  const until = Math.floor(now.getTime() / 1_000) + LIMITS.preview_minutes * 60;
  return {
    token: `${pageId}~${until}~${signatureOf(pageId, until, secret)}`,
    expiresAt: new Date(until * 1_000),
  };
}

/** What a token says; null for one that we have not signed, or whose hour is over. */
export function readPreviewToken(
  token: string,
  { now, secret }: { now: Date; secret: string },
): Preview | null {
  const [, pageId = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = signatureOf(pageId, Number(until), secret);
  if (
    !timingSafeEqual(
      Buffer.from(expected),
      Buffer.from(signature.padEnd(expected.length).slice(0, expected.length)),
    )
  )
    return null;
  const expiresAt = new Date(Number(until) * 1_000);
  return expiresAt > now ? { pageId, expiresAt } : null;
}

function signatureOf(pageId: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`page preview ${pageId} ${until}`).digest('base64url');
}
