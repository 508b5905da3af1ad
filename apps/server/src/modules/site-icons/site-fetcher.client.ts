import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import {
  ClosedNameError,
  createOutgoing,
  NotAllowedError,
  type Outgoing,
  type ResolveName,
} from '../webhooks/index.ts';
import { pictureOfIcon } from './ico.rules.ts';
import { pageIcons } from './page-icons.rules.ts';
import type { IconFailure } from './site-icons.tables.ts';

/** For all requests of one site together, redirects included. */
const TIMEOUT_MS = 10_000;
const ICON_BYTES_MAX = 512_000;
/** A page names its icons at its head, so the rest is not read. */
const PAGE_BYTES_MAX = 256_000;
const REDIRECTS_MAX = 3;

export interface SiteFetcher {
  /**
   * Tries the icons of a site one after the other until `isTaken` takes one: /favicon.ico, then those its page names.
   * It never throws for what the site does; null: one was taken.
   */
  fetchIcon(host: string, isTaken: (bytes: Buffer) => Promise<boolean>): Promise<IconFailure | null>;
}

/** Asks sites for their icons through the guard of everything that users' data leads to. */
export function createSiteFetcher({
  allowsLoopback,
  resolveName,
  timeoutMs = TIMEOUT_MS,
  originOf = (host) => `https://${host}`,
}: {
  allowsLoopback: boolean;
  resolveName?: ResolveName;
  timeoutMs?: number;
  originOf?: (host: string) => string;
}): SiteFetcher {
  const outgoing = createOutgoing({ allowsLoopback, resolveName });
  return {
    fetchIcon: async (host, isTaken) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const home = new URL('/', originOf(host));
      const get = (url: URL, limit: Limit) => follow(outgoing, url, { limit, signal, port: home.port });
      const failures: IconFailure[] = [];
      const isTakenFrom = async (url: URL): Promise<boolean> => {
        try {
          const { bytes } = await get(url, { bytes: ICON_BYTES_MAX, isCut: false });
          const picture = pictureOfIcon(bytes);
          if (picture !== null && (await isTaken(picture))) return true;
          failures.push('no_picture');
        } catch (error) {
          failures.push(failureOf(error));
        }
        return false;
      };
      if (await isTakenFrom(new URL('/favicon.ico', home))) return null;
      try {
        const { url, bytes } = await get(home, { bytes: PAGE_BYTES_MAX, isCut: true });
        for (const icon of pageIcons(bytes.toString('utf8'), url)) if (await isTakenFrom(icon)) return null;
      } catch (error) {
        failures.push(failureOf(error));
      }
      return failures.find((one) => one !== 'no_picture') ?? 'no_picture';
    },
  };
}

interface Limit {
  bytes: number;
  /** Longer answers are cut there; otherwise they are refused. */
  isCut: boolean;
}

class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** The site answered with an error status. */
class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

async function follow(
  outgoing: Outgoing,
  from: URL,
  { limit, signal, port }: { limit: Limit; signal: AbortSignal; port: string },
): Promise<{ url: URL; bytes: Buffer }> {
  let url = from;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    // No ordinary site redirects to a number or to another port.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || url.port !== port || url.username !== '')
      throw new NotAllowedError(`no icon is fetched from ${url.host}`);
    const response = await outgoing(url, { method: 'GET', headers: HEADERS, signal });
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 200 && status < 300) return { url, bytes: await readBody(response, limit) };
    response.destroy();
    if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, url.href))
      throw new NoAnswerError(`answered with ${status}`);
    url = new URL(location, url);
  }
  throw new NoAnswerError('was redirected too often');
}

const HEADERS = {
  accept: 'image/png,image/x-icon,image/webp,image/*;q=0.8,text/html;q=0.7',
  'accept-encoding': 'identity',
  'user-agent': 'Answerscope-Icons/1.0',
};

async function readBody(response: IncomingMessage, { bytes: max, isCut }: Limit): Promise<Buffer> {
  if (!isCut && Number(response.headers['content-length'] ?? 0) > max) {
    response.destroy();
    throw new TooLargeError('says it is too large');
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length <= max) continue;
    response.destroy();
    if (!isCut) throw new TooLargeError('is too large');
    break;
  }
  return Buffer.concat(parts).subarray(0, max);
}

function failureOf(error: unknown): IconFailure {
  if (error instanceof TooLargeError) return 'too_large';
  if (error instanceof NoAnswerError) return 'no_picture';
  if (error instanceof NotAllowedError || error instanceof ClosedNameError) return 'not_allowed';
  return 'not_reached';
}
