import { expect, test } from 'vitest';
import {
  beginReads,
  EARLY_READS_MS,
  earlyReadsScript,
  moreEarlyReadsScript,
  readsOf,
} from './early-reads.ts';

const ORIGIN = 'https://example.com';
const RUNS = `${ORIGIN}/api/runs?page=1`;

/** A server that numbers its answers, and the reads that a document has begun there. */
function begin(answer: (times: number) => Promise<Response>, nowMs = 500) {
  let times = 0;
  const send: typeof fetch = () => {
    times += 1;
    return answer(times);
  };
  const surroundings = { send, origin: ORIGIN, freshMs: EARLY_READS_MS, nowMs: () => nowMs };
  const early = beginReads(['/api/runs?page=1'], surroundings);
  return { early, asked: () => times };
}

const numbered = (times: number) => Promise.resolve(new Response(`answer ${times}`));
const textOf = async (answer: Promise<Response>) => (await answer).text();

test('what the document has asked for is not asked again, once', async () => {
  const { early, asked } = begin(numbered);
  expect(early.unread()).toEqual(['/api/runs?page=1']);
  expect(await textOf(early(new Request(RUNS)))).toBe('answer 1');
  expect(asked()).toBe(1);
  expect(early.unread()).toEqual([]);
  expect(await textOf(early(RUNS))).toBe('answer 2');
});

test('other reads, writes and late ones go to the server', async () => {
  const { early } = begin(numbered);
  expect(await textOf(early(`${ORIGIN}/api/runs?page=2`))).toBe('answer 2');
  expect(await textOf(early(RUNS, { method: 'POST' }))).toBe('answer 3');
  expect(await textOf(begin(numbered, EARLY_READS_MS + 1).early(RUNS))).toBe('answer 2');
});

test('what nobody has read when something changes is asked for again', async () => {
  const { early } = begin(numbered);
  early.drop();
  expect(early.unread()).toEqual([]);
  expect(await textOf(early(RUNS))).toBe('answer 2');
});

test('an early read without an answer is repeated', async () => {
  const { early } = begin((times) =>
    times === 1 ? Promise.reject(new TypeError('no connection')) : numbered(times),
  );
  expect(await textOf(early(RUNS))).toBe('answer 2');
});

test('who no longer wants the answer is told so at once', async () => {
  const { early } = begin(() => new Promise<Response>(() => {}));
  const controller = new AbortController();
  const answer = early(new Request(RUNS, { signal: controller.signal }));
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

test('the script of the document begins every read with nothing but what a browser has', async () => {
  const asked: string[] = [];
  const run = new Function(
    'fetch',
    'location',
    'performance',
    `let earlyFetch;${earlyReadsScript(['/api/a'])};${moreEarlyReadsScript(['/api/b'])};return earlyFetch`,
  );
  const early = run(
    async (url: string) => {
      asked.push(url);
      return new Response('early');
    },
    { origin: ORIGIN },
    { now: () => 500 },
  );
  expect(asked).toEqual([`${ORIGIN}/api/a`, `${ORIGIN}/api/b`]);
  expect(await textOf(early(`${ORIGIN}/api/a`))).toBe('early');
  expect(early.unread()).toEqual(['/api/b']);
});
