import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isForPerson, takesPage } from './respond.ts';

const asking = (accept: string | undefined, method = 'GET') =>
  ({ method, headers: { accept } }) as Pick<IncomingMessage, 'method' | 'headers'> as IncomingMessage;

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true, true],
  ['*/*', true, false],
  ['text/*', true, false],
  [undefined, true, false],
  ['application/json', false, false],
  ['text/event-stream', false, false],
  ['image/avif,image/webp', false, false],
])('what is asked for as %s takes a page: %s; is for a person: %s', (accept, takes, person) => {
  expect(takesPage(asking(accept))).toBe(takes);
  expect(isForPerson(asking(accept))).toBe(person);
});

it('only what reads takes a page', () => {
  expect([takesPage(asking('*/*', 'POST')), takesPage(asking('*/*', 'HEAD'))]).toEqual([false, true]);
});
