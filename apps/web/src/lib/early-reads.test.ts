import { expect, test } from 'vitest';
import { earlyReadsScript, readsOf, withEarlyReads } from './early-reads.ts';

const ORIGIN = 'https://example.com';

function begun(answers: Record<string, Promise<Response>>, nowMs = 500) {
  const sent: string[] = [];
  const send: typeof fetch = async (input) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return new Response('asked again');
  };
  return { send: withEarlyReads(send, { answers, origin: ORIGIN, nowMs: () => nowMs }), sent };
}

const early = () => Promise.resolve(new Response('asked early'));
const textOf = async (answer: Promise<Response>) => (await answer).text();

test('what the document has asked for is not asked again, once', async () => {
  const { send, sent } = begun({ '/api/runs?page=1': early() });
  expect(await textOf(send(new Request(`${ORIGIN}/api/runs?page=1`)))).toBe('asked early');
  expect(sent).toEqual([]);
  expect(await textOf(send(`${ORIGIN}/api/runs?page=1`))).toBe('asked again');
});

test('other reads, writes and late ones go to the server', async () => {
  const { send } = begun({ '/api/runs': early() });
  expect(await textOf(send(`${ORIGIN}/api/runs?page=2`))).toBe('asked again');
  expect(await textOf(send(`${ORIGIN}/api/runs`, { method: 'POST' }))).toBe('asked again');
  const late = begun({ '/api/runs': early() }, 10_001);
  expect(await textOf(late.send(`${ORIGIN}/api/runs`))).toBe('asked again');
});

test('an early read without an answer is repeated', async () => {
  const { send } = begun({ '/api/runs': Promise.reject(new TypeError('no connection')) });
  expect(await textOf(send(`${ORIGIN}/api/runs`))).toBe('asked again');
});

test('who no longer wants the answer is told so at once', async () => {
  const { send } = begun({ '/api/runs': new Promise<Response>(() => {}) });
  const controller = new AbortController();
  const answer = send(new Request(`${ORIGIN}/api/runs`, { signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});

test("a page's routes say what is read, with the parameters of its address", () => {
  const reads = { '/tracker': ['/api/profile'], '/tracker/keywords/$id': ['/api/keywords/$id/history'] };
  const matchedRoutes = ['__root__', '/tracker', '/tracker/keywords/$id'].map((id) => ({ id }));
  expect(readsOf(reads, { matchedRoutes, params: { id: 'a/b' } })).toEqual([
    '/api/profile',
    '/api/keywords/a%2Fb/history',
  ]);
});

test('the script of the document begins every read', async () => {
  const asked: string[] = [];
  const run = new Function(
    'fetch',
    `let earlyReads;${earlyReadsScript(['/api/a', '/api/b'])};return earlyReads`,
  );
  const answers = run(async (path: string) => asked.push(path));
  expect(asked).toEqual(['/api/a', '/api/b']);
  expect(Object.keys(answers)).toEqual(asked);
});
