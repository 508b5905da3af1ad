import { appError } from '@answerscope/contract';
import { chargedAccount } from '../context/actor.ts';
import { ABSENT_PAGES } from '../lib/rate-rules.ts';
import { type ContextParts, contextOf } from './answer-call.ts';
import { addressBlock } from './client-address.ts';
import type { RequestContext } from './context.ts';
import { clientDisconnected, type Exchange } from './exchange.ts';
import type { ReadForPage } from './first-words.ts';
import { type GuardParts, limitReads } from './guards.ts';
import type { Pages } from './pages.ts';
import { isForPerson, sendRedirect, takesPage } from './respond.ts';
import type { Turns } from './turns.ts';

/** What answers pages. */
export interface PageParts extends ContextParts, Pick<GuardParts, 'readLimits' | 'sessionReader'> {
  turns: Turns;
  /** What a call answers that reads; rejects with what it would refuse. */
  readProcedure: (path: string, context: RequestContext) => Promise<unknown>;
  pages: Pages | null;
}

/** Answers a page of the web application to who takes one. @throws NOT_FOUND, RATE_LIMIT_EXCEEDED, SERVICE_UNAVAILABLE */
export async function answerPage(parts: PageParts, exchange: Exchange): Promise<void> {
  const { request, response, path, url } = exchange;
  if (!isPagePath(path) || !takesPage(request)) throw appError('NOT_FOUND');
  if (path.length > 1 && path.endsWith('/')) {
    // One slash in front, whatever came: two would name another server.
    return sendRedirect(response, `/${path.replace(/^\/+|\/+$/g, '')}${url.search}`);
  }
  if (path.startsWith('//') || !isDecodable(path)) {
    if (!isForPerson(request)) throw appError('NOT_FOUND');
    return sendRedirect(response, '/');
  }
  limitReads(parts, null, exchange.address);
  const { actor: asking, language, endedView } = await parts.sessionReader.read(request.headers);
  exchange.actor = asking;
  // Pages are for people: a program with a key is a visitor there.
  const actor = asking?.key === undefined ? asking : null;
  // A page that is opened anew shows nothing of a view that has ended.
  if (endedView !== null) response.appendHeader('set-cookie', endedView);
  if (asking !== null) limitReads(parts, asking, exchange.address);
  if (parts.pages === null) throw appError('SERVICE_UNAVAILABLE');
  const left = clientDisconnected(response);
  const read: ReadForPage = (call, late) => {
    const signal = AbortSignal.any([left, late]);
    const context = contextOf(parts, exchange, { actor, signal });
    return parts.turns.take(actor === null ? '' : chargedAccount(actor), signal, () =>
      parts.readProcedure(call, context),
    );
  };
  const countLookup = () => {
    const { limiter } = parts.readLimits;
    const key = `absent:${addressBlock(exchange.address)}`;
    limiter.take(key, ABSENT_PAGES);
    return () => limiter.giveBack(key, ABSENT_PAGES);
  };
  await parts.pages.serve(request, response, {
    path,
    search: url.search,
    actor,
    language,
    read,
    countLookup,
  });
}

/** What an address that is no call's is counted as. */
export function pageLabel(path: string): string {
  return path.startsWith('/assets/') || hasExtension(path) ? 'asset' : 'page';
}

/** False for addresses that are never a page's: those of the machine, and files by their extension. */
function isPagePath(path: string): boolean {
  return !/^\/(assets|health|metrics)(\/|$)/.test(path) && !hasExtension(path);
}

function hasExtension(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
