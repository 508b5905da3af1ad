import type { IncomingMessage } from 'node:http';
import { type AppError, appError, type BodyLimits, LIMITS } from '@answerscope/contract';
import * as messages from './messages.ts';

/** A body that is larger than its address takes. */
export function bodyTooLarge(): AppError {
  return appError('VALIDATION_ERROR', {
    message: messages.requestTooLarge,
    details: { reason: 'body_too_large' },
  });
}

/** A body that is not what its address reads. */
export function malformedBody(cause?: unknown): AppError {
  return appError('VALIDATION_ERROR', { details: { reason: 'malformed' }, cause });
}

/** Refuses a body by its announced size, before a byte of it is read. @throws VALIDATION_ERROR */
export function refuseLargeBody(request: IncomingMessage, bytesMax: number, tooLarge = bodyTooLarge): void {
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge();
}

/**
 * The body of a call, read from JSON; undefined where none came. It is counted while it arrives, and what is too much
 * is refused then: reading JSON takes time by its entries, not by its bytes.
 * @throws VALIDATION_ERROR
 */
export async function readJsonBody(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw malformedBody();
  const text = await readText(request, limits);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformedBody(error);
  }
}

/** The text of a body. @throws VALIDATION_ERROR */
export async function readText(request: IncomingMessage, limits: BodyLimits): Promise<string> {
  const counted = limits.bytes > LIMITS.body_bytes_max ? createEntryCounter() : null;
  const refuse = (chunk: Buffer) => {
    if ((counted?.(chunk) ?? 0) > limits.entries) throw bodyTooLarge();
  };
  return (await readBytes(request, limits.bytes, { refuse })).toString('utf8');
}

/**
 * The bytes of a body, counted while they arrive: no more are ever held.
 * @param look.refuse throws what it has against a part
 * @param look.tooLarge what is thrown for one byte too many
 * @throws VALIDATION_ERROR
 */
export async function readBytes(
  request: IncomingMessage,
  bytesMax: number,
  look: { refuse?: (chunk: Buffer) => void; tooLarge?: () => AppError } = {},
): Promise<Buffer> {
  const { refuse, tooLarge = bodyTooLarge } = look;
  refuseLargeBody(request, bytesMax, tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw tooLarge();
      refuse?.(chunk);
      chunks.push(chunk);
    }
  } catch (error) {
    // Who went away before the end is no fault of ours.
    throw request.aborted || request.destroyed ? malformedBody(error) : error;
  }
  return Buffer.concat(chunks);
}

const [QUOTE, ESCAPE, COMMA, BRACKET, BRACE] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/** Counts entries of lists and objects in JSON that comes in parts: signs outside of texts that begin one. */
function createEntryCounter(): (part: Buffer) => number {
  let entries = 0;
  let isInText = false;
  let isEscaped = false;
  return (part) => {
    // By index: eight million turns of an iterator take ten times as long.
    for (let at = 0; at < part.length; at += 1) {
      const byte = part[at];
      if (isEscaped) isEscaped = false;
      else if (isInText) {
        if (byte === QUOTE) isInText = false;
        else if (byte === ESCAPE) isEscaped = true;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === COMMA || byte === BRACKET || byte === BRACE) entries += 1;
    }
    return entries;
  };
}
