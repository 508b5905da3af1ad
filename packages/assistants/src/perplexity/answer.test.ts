import { describe, expect, test } from 'vitest';
import { askCanned, cited, KORNAEHRE, MUGINOKAZE } from '../ask-canned.fixture.ts';
import type { CannedReply } from '../canned-provider.ts';

const { ask, fixture, provider } = askCanned('perplexity');

test('marks name results, also as link labels; one without a result is no citation', async () => {
  const answer = await ask(fixture('marks.json'));
  const frisch = '🥨 In München backt die Bäckerei Kornähre täglich frisch.';
  const tokyo = '東京では「麦の風」が人気です。';
  expect(cited(answer)).toEqual([
    [KORNAEHRE, '[1]', frisch],
    [MUGINOKAZE, '[2]', tokyo],
    [KORNAEHRE, '[1]', tokyo],
    [MUGINOKAZE, '[2](https://muginokaze.example/店)', 'Ein Verweis'],
  ]);
  expect(answer).toMatchObject({ cost_microdollars: 6475, cost_source: 'given', price_date: null });
});

test('when each search numbers from 1, marks count through all results', async () => {
  const answer = await ask(fixture('restarting-numbers.json'));
  expect(cited(answer).map(([url]) => url)).toEqual([KORNAEHRE, MUGINOKAZE]);
});

function perplexityReply(output: unknown[]): CannedReply {
  const usage = { input_tokens: 1, output_tokens: 1 };
  return { body: { status: 'completed', model: 'perplexity/sonar', output, usage } };
}

test('a page that two searches find keeps its number, and marks their meaning', async () => {
  const page = (id: number, name: string) => ({ id, url: `https://${name}.example/`, title: name });
  const answer = await ask(
    perplexityReply([
      { type: 'search_results', results: [page(1, 'one'), page(2, 'two'), page(3, 'three')] },
      { type: 'search_results', results: [page(3, 'three'), page(4, 'four')] },
      { type: 'message', content: [{ type: 'output_text', text: 'Vier ist gut.[4] Drei auch.[3]' }] },
    ]),
  );
  expect(cited(answer).map(([url]) => url)).toEqual(['https://four.example/', 'https://three.example/']);
});

describe('Perplexity counts the offsets of an annotation somehow', () => {
  const annotated = (text: string, start_index: number, end_index: number) =>
    ask(
      perplexityReply([
        {
          type: 'message',
          content: [
            {
              type: 'output_text',
              text,
              annotations: [{ type: 'url_citation', url: KORNAEHRE, start_index, end_index }],
            },
          ],
        },
      ]),
    );
  const text = '🥨🥨 Kornähre backt gut (Verweis).';

  test.each([
    ['code points', 22, 31, '(Verweis)'],
    ['UTF-16 units', 24, 33, '(Verweis)'],
    ['neither', 23, 26, null],
  ])('in %s', async (_unit, start, end, marked) => {
    const [citation] = cited(await annotated(text, start, end));
    expect(citation).toEqual([KORNAEHRE, marked, marked && '🥨🥨 Kornähre backt gut']);
  });

  test('and a printed link decides between two readings', async () => {
    const link = `[hier](${KORNAEHRE})`;
    const at = '🥨 Brot '.length;
    const [citation] = cited(await annotated(`🥨 Brot ${link} gibt es`, at - 1, at - 1 + link.length));
    expect(citation?.[1]).toBe(link);
  });
});

test('an annotation whose offsets do not fit keeps its address only, and a missing cost is computed', async () => {
  const answer = await ask(fixture('annotations.json'));
  expect(cited(answer).map(([url, marked]) => [url, marked])).toEqual([
    [KORNAEHRE, 'Kornähre'],
    [MUGINOKAZE, null],
  ]);
  expect(answer).toMatchObject({ cost_microdollars: 75, cost_source: 'computed', price_date: '2026-11-20' });
});

test.each([
  [{ message: 'm', type: 'request_rate_limit_exceeded', code: 429 }, 'rate_limited'],
  [{ message: 'm', code: 429 }, 'rate_limited'],
  [{ message: 'm', code: 402 }, 'no_credit'],
  [{ message: 'm', type: 'internal_error', code: 500 }, 'overloaded'],
])('Perplexity: a 200 that failed by %o is known, and so is what it cost', async (error, code) => {
  const usage = { input_tokens: 1, output_tokens: 1, cost: { currency: 'USD', total_cost: 0.005 } };
  const body = { status: 'failed', model: 'perplexity/sonar', output: [], error, usage };
  await expect(ask({ body })).rejects.toMatchObject({
    code,
    http_status: 200,
    cost_microdollars: 5_000,
  });
});

test('a search that ran and found nothing is a search', async () => {
  const message = { type: 'message', content: [{ type: 'output_text', text: 'Nichts gefunden.' }] };
  const nothing = { type: 'search_results', queries: ['Brot'], results: [] };
  const searched = await ask(perplexityReply([nothing, message]));
  expect(searched).toMatchObject({ searched: true, queries: ['Brot'], sources: [] });
  provider().replies.length = 0;
  expect(await ask(perplexityReply([message]))).toMatchObject({ searched: false });
});
