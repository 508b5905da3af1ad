import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '@answerscope/contract';
import { toWireError } from './wire-error.ts';

/** Answers JSON that no cache may keep. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Answers a page that holds no script. */
export function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(html);
}

/** Answers an error in the one wire shape. */
export function sendError(
  response: ServerResponse,
  error: AppError,
  facts: { requestId: string; path: string; now: Date },
): void {
  const wait = error.details?.retry_after_seconds;
  if (wait !== undefined && !response.headersSent) response.setHeader('retry-after', String(wait));
  sendJson(response, error.status, toWireError(error, facts));
}

/** Answers a redirect that no cache keeps. */
export function sendRedirect(response: ServerResponse, location: string, status = 302): void {
  response.writeHead(status, { location, 'cache-control': 'no-store' });
  response.end();
}

/** True for a request that may be answered with a page: asked for as such, or as whatever there is. */
export function takesPage(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && /text\/(?:html|\*)|\*\/\*|^$/i.test(request.headers.accept ?? '');
}

/** True where somebody looks at what comes back: a browser names HTML when it opens an address. */
export function isForPerson(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}
