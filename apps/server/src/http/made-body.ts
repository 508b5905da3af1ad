import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { acceptsBrotli } from './accept-encoding.ts';
import { isKnownTag } from './known-tag.ts';

/** Good for what is compressed while somebody waits. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSED_FROM_BYTES = 1_000;

/** A text as it is sent, made once for all who ask. */
export interface MadeBody {
  plain: Buffer;
  brotli: Buffer | null;
  etag: string;
}

/** The bytes of a text, plain and compressed, and the tag that names them. */
export function makeBody(text: string): MadeBody {
  const { plain, etag } = makePlainBody(text);
  const brotli = plain.length > COMPRESSED_FROM_BYTES ? brotliCompressSync(plain, BROTLI) : null;
  return { plain, brotli, etag };
}

/** The same of a text that only one request asks for: compressing it would cost more than it saves. */
export function makePlainBody(text: string): MadeBody {
  const plain = Buffer.from(text);
  return {
    plain,
    brotli: null,
    // Weak: compressed it is the same text in other bytes.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}

/** Answers with the text, compressed for who takes it so; with 304 for who has it. Sets no `cache-control` and no `vary`. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { body, type, status = 200 }: { body: MadeBody; type: string; status?: number },
): void {
  response.setHeader('etag', body.etag);
  if (status === 200 && isKnownTag(request, body.etag)) return void response.writeHead(304).end();
  const brotli = acceptsBrotli(request) ? body.brotli : null;
  if (brotli !== null) response.setHeader('content-encoding', 'br');
  const bytes = brotli ?? body.plain;
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
  if (request.method === 'HEAD') response.end();
  else Readable.from([bytes]).pipe(response);
}
