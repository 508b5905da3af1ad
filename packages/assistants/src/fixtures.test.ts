import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer, Channel } from './assistant.ts';
import { type CannedProvider, type CannedReply, startCannedProvider } from './canned-provider.ts';
import { DEFAULT_MODELS } from './price-list.ts';
import { createAssistants } from './registry.ts';

const AT = new Date('2026-11-20T09:00:00Z');
const KORNAEHRE = 'https://www.kornaehre.example/brot';
const MUGINOKAZE = 'https://muginokaze.example/店';

let provider: CannedProvider;
beforeAll(async () => {
  provider = await startCannedProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.replies.length = 0;
  provider.requests.length = 0;
});

function fixture(path: string): CannedReply {
  return { body: JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) };
}

function assistant(channel: Channel) {
  const access = { apiKey: 'sk-canned', baseUrl: provider.url };
  return createAssistants(
    { openai: access, claude: access, gemini: access, perplexity: access },
    { now: () => AT },
  )[channel];
}

function ask(channel: Channel, ...replies: CannedReply[]): Promise<Answer> {
  provider.replies.push(...replies);
  return assistant(channel).ask({
    question: 'Wo gibt es gutes Brot?',
    model: DEFAULT_MODELS[channel],
    search: true,
    location: null,
    search_context: 'medium',
    max_output_tokens: 500,
    timeoutMs: 5_000,
  });
}

/** What a citation marks and what it stands for, for comparison at a glance. */
function cited(answer: Answer): [url: string, marked: string | null, claim: string | null][] {
  return answer.citations.map(({ url, start, end, claim }) => [
    url,
    start === null || end === null ? null : answer.text.slice(start, end),
    claim,
  ]);
}

describe('OpenAI counts its offsets somehow', () => {
  const links = [
    [
      KORNAEHRE,
      '([kornähre.example](https://www.kornaehre.example/brot?utm_source=openai))',
      '🥨 In München empfehlen viele die **Bäckerei Kornähre**',
    ],
    [
      `${MUGINOKAZE}?lang=ja`,
      '([麦の風](https://muginokaze.example/店?lang=ja&utm_source=openai))',
      '👩‍🍳 東京では「麦の風」が人気です。',
    ],
  ];

  test.each(['code-points', 'utf16-units'])('in %s: the printed link is found', async (name) => {
    expect(cited(await ask('openai', fixture(`openai/fixtures/${name}.json`)))).toEqual(links);
  });

  test('or wrongly: the link is found where it is printed', async () => {
    const marked = cited(await ask('openai', fixture('openai/fixtures/wrong-offsets.json'))).map(
      ([, text]) => text,
    );
    expect(marked).toEqual(links.map(([, text]) => text?.slice(1, -1)));
  });
});

test('OpenAI: commentary is left out, pages opened count as sources, cached tokens are cheaper', async () => {
  const answer = await ask('openai', fixture('openai/fixtures/code-points.json'));
  expect(answer.text).not.toContain('Ich sehe mich um');
  expect(answer.queries).toEqual(['beste Bäckerei München', '人気のパン屋 東京']);
  expect(answer.sources).toEqual([
    { url: KORNAEHRE, title: 'Kornähre – Brot', rank: 1 },
    { url: 'https://stadtfuehrer.example/baecker', title: null, rank: 2 },
    { url: `${MUGINOKAZE}?lang=ja`, title: '麦の風', rank: 3 },
  ]);
  expect(answer.usage).toEqual({
    input_tokens: 8000,
    cached_tokens: 2000,
    output_tokens: 300,
    reasoning_tokens: 120,
    searches: 2,
  });
  // 6 000 × 0.1 + 2 000 × 0.01 + 300 × 0.5 + 2 searches of 10 000 microdollars.
  expect(answer).toMatchObject({
    cost_microdollars: 20_770,
    cost_source: 'computed',
    price_date: '2026-11-20',
  });
});

test('OpenAI: two messages are one text, and offsets of the second count from its place', async () => {
  const answer = await ask('openai', fixture('openai/fixtures/two-messages.json'));
  expect(answer.text).toBe('Erster Teil 🥐.\n\nZweiter Teil ([a](https://a.example/)).');
  expect(cited(answer)).toEqual([['https://a.example/', '([a](https://a.example/))', 'Zweiter Teil']]);
  expect(answer).toMatchObject({
    searched: false,
    queries: [],
    sources: [{ url: 'https://a.example/', rank: 1 }],
  });
});

test('Claude: blocks are joined as they are, cited ones are claims, narration is dropped', async () => {
  const answer = await ask('claude', fixture('claude/fixtures/many-blocks.json'));
  expect(answer.text).toBe(
    '🥨 In München gilt: die Bäckerei Kornähre backt täglich frisch. 東京では「麦の風」が人気です。\n\nGuten Appetit 👩‍🍳!',
  );
  const tokyo = '東京では「麦の風」が人気です。';
  expect(cited(answer)).toEqual([
    [KORNAEHRE, 'die Bäckerei Kornähre backt täglich frisch', 'die Bäckerei Kornähre backt täglich frisch'],
    [MUGINOKAZE, tokyo, tokyo],
    [KORNAEHRE, tokyo, tokyo],
  ]);
  expect(answer.sources.map(({ url }) => url)).toEqual([KORNAEHRE, MUGINOKAZE]);
  expect(answer.usage).toEqual({
    input_tokens: 9500,
    cached_tokens: 400,
    output_tokens: 250,
    reasoning_tokens: 50,
    searches: 2,
  });
});

test('Claude: text between two searches stays when it cites', async () => {
  const answer = await ask('claude', fixture('claude/fixtures/cited-between-searches.json'));
  expect(answer.text).toBe('Kornähre backt frisch. 麦の風も良い。');
});

test('Gemini: byte offsets within parts become offsets of the text; thoughts are no text', async () => {
  const answer = await ask('gemini', fixture('gemini/fixtures/bytes-in-parts.json'));
  expect(answer.text).toBe(
    '🥨 In München empfehlen viele die Bäckerei Kornähre. 東京では「麦の風」が人気です。Guten Appetit!',
  );
  expect(cited(answer).map(([, marked]) => marked)).toEqual([
    '🥨 In München empfehlen viele die Bäckerei Kornähre.',
    '東京では「麦の風」が人気です。',
    '東京では「麦の風」が人気です。',
  ]);
  expect(answer.sources.map(({ title }) => title)).toEqual(['kornaehre.example', 'muginokaze.example']);
  expect(answer.usage).toMatchObject({
    input_tokens: 200,
    output_tokens: 280,
    reasoning_tokens: 200,
    searches: 2,
  });
  expect(answer.raw).toBeNull();
});

test('Gemini: offsets that do not hold the words give way to the words themselves', async () => {
  const answer = await ask('gemini', fixture('gemini/fixtures/wrong-offsets.json'));
  expect(cited(answer).map(([, marked]) => marked)).toEqual(['Bäckerei Kornähre', null]);
});

test('Perplexity: marks name results, also as link labels; one without a result is no citation', async () => {
  const answer = await ask('perplexity', fixture('perplexity/fixtures/marks.json'));
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

test('Perplexity: when each search numbers from 1, marks count through all results', async () => {
  const answer = await ask('perplexity', fixture('perplexity/fixtures/restarting-numbers.json'));
  expect(cited(answer).map(([url]) => url)).toEqual([KORNAEHRE, MUGINOKAZE]);
});

function perplexityReply(output: unknown[]): CannedReply {
  const usage = { input_tokens: 1, output_tokens: 1 };
  return { body: { status: 'completed', model: 'perplexity/sonar', output, usage } };
}

test('Perplexity: a page that two searches find keeps its number, and marks their meaning', async () => {
  const page = (id: number, name: string) => ({ id, url: `https://${name}.example/`, title: name });
  const answer = await ask(
    'perplexity',
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
      'perplexity',
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

test('Perplexity: an annotation whose offsets do not fit keeps its address only, and a missing cost is computed', async () => {
  const answer = await ask('perplexity', fixture('perplexity/fixtures/annotations.json'));
  expect(cited(answer).map(([url, marked]) => [url, marked])).toEqual([
    [KORNAEHRE, 'Kornähre'],
    [MUGINOKAZE, null],
  ]);
  expect(answer).toMatchObject({ cost_microdollars: 75, cost_source: 'computed', price_date: '2026-11-20' });
});

describe('a pause of Claude', () => {
  const limited = z.object({
    max_tokens: z.number(),
    tools: z.array(z.looseObject({ max_uses: z.number() })),
    tool_choice: z.unknown().optional(),
  });
  const first = {
    type: 'message',
    model: 'claude-haiku-5-5',
    stop_reason: 'pause_turn',
    content: [
      {
        type: 'server_tool_use',
        id: 'srvtoolu_1',
        name: 'web_search',
        input: { query: 'Brot' },
        extra: 'kept',
      },
    ],
    usage: { input_tokens: 100, output_tokens: 10, server_tool_use: { web_search_requests: 1 } },
  };
  const second = {
    type: 'message',
    model: 'claude-haiku-5-5',
    stop_reason: 'end_turn',
    content: [{ type: 'text', text: 'Kornähre.' }],
    usage: { input_tokens: 120, output_tokens: 20 },
  };

  test('is continued with what was said unchanged, and its turns are one answer', async () => {
    const answer = await ask('claude', { body: first }, { body: first }, { body: second });
    expect(answer).toMatchObject({ text: 'Kornähre.', finish: 'ok', raw: [first, first, second] });
    expect(answer.usage).toMatchObject({ input_tokens: 320, output_tokens: 40, searches: 2 });
    const messages = z.object({ messages: z.array(z.unknown()) }).parse(provider.requests[2]).messages;
    expect(messages[1]).toEqual({ role: 'assistant', content: [...first.content, ...first.content] });
  });

  test('leaves only what is left of the searches and the length one answer may use', async () => {
    const three = { ...first.usage, server_tool_use: { web_search_requests: 3 } };
    await ask('claude', { body: first }, { body: { ...first, usage: three } }, { body: second });
    const [whole, after_one, after_four] = provider.requests.map((request) => limited.parse(request));
    expect(whole).toMatchObject({ max_tokens: 500, tools: [{ max_uses: 4 }] });
    expect(after_one).toEqual({
      max_tokens: 490,
      tools: [{ ...whole?.tools[0], max_uses: 3 }],
    });
    // A limit of 0 would be refused, and so might results be whose tool is missing.
    expect(after_four).toEqual({
      max_tokens: 480,
      tools: [{ ...whole?.tools[0], max_uses: 1 }],
      tool_choice: { type: 'none' },
    });
  });

  test('that never ends is cut', async () => {
    const answer = await ask('claude', { body: first });
    expect(answer).toMatchObject({ finish: 'truncated', finish_detail: 'pause_turn' });
    expect(provider.requests).toHaveLength(3);
  });

  test('followed by a failure is not free: the paid turns are booked', async () => {
    const busy = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    const asked = ask('claude', { body: first }, { status: 529, body: busy });
    // 100 × 0.1 + 10 × 0.5 + one search of 10 000 microdollars.
    await expect(asked).rejects.toMatchObject({
      code: 'overloaded',
      retryable: true,
      surely_not_billed: false,
      cost_microdollars: 10_015,
    });
  });
});

test('a search that fails inside a 200 is seen', async () => {
  const failed = { type: 'web_search_tool_result_error', error_code: 'unavailable' };
  const content = [
    { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'Brot' } },
    { type: 'web_search_tool_result', tool_use_id: 's', content: failed },
    { type: 'text', text: 'Aus dem Gedächtnis: Kornähre.' },
  ];
  const usage = { input_tokens: 1, output_tokens: 1 };
  const body = { type: 'message', model: 'claude-haiku-5-5', stop_reason: 'end_turn', content, usage };
  expect(await ask('claude', { body })).toMatchObject({
    searched: false,
    search_error: 'unavailable',
    finish: 'ok',
  });
});

test.each([
  [{ message: 'm', type: 'request_rate_limit_exceeded', code: 429 }, 'rate_limited'],
  [{ message: 'm', code: 429 }, 'rate_limited'],
  [{ message: 'm', code: 402 }, 'no_credit'],
  [{ message: 'm', type: 'internal_error', code: 500 }, 'overloaded'],
])('Perplexity: a 200 that failed by %o is known, and so is what it cost', async (error, code) => {
  const usage = { input_tokens: 1, output_tokens: 1, cost: { currency: 'USD', total_cost: 0.005 } };
  const body = { status: 'failed', model: 'perplexity/sonar', output: [], error, usage };
  await expect(ask('perplexity', { body })).rejects.toMatchObject({
    code,
    http_status: 200,
    cost_microdollars: 5_000,
  });
});

describe('OpenAI: an answer with a refusal beside its text', () => {
  const said = { type: 'output_text', text: 'Kornähre backt gut.' };
  const refusal = { type: 'refusal', refusal: 'Mehr sage ich nicht.' };
  const reply = (...content: unknown[]): CannedReply => ({
    body: { status: 'completed', model: 'gpt-6-luna', output: [{ type: 'message', content }] },
  });

  test('that ends it is refused', async () => {
    expect(await ask('openai', reply(said, refusal))).toMatchObject({
      finish: 'refused',
      finish_detail: refusal.refusal,
      text: refusal.refusal,
      citations: [],
    });
  });

  test('that text follows is an answer, and the refusal is kept beside it', async () => {
    expect(await ask('openai', reply(refusal, said))).toMatchObject({
      finish: 'ok',
      finish_detail: refusal.refusal,
      text: said.text,
    });
  });
});

describe('a search that ran and found nothing is a search', () => {
  test('of Claude', async () => {
    const content = [
      { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'Brot' } },
      { type: 'web_search_tool_result', tool_use_id: 's', content: [] },
      { type: 'text', text: 'Nichts gefunden.' },
    ];
    const usage = { input_tokens: 1, output_tokens: 1 };
    const body = { type: 'message', model: 'claude-haiku-5-5', stop_reason: 'end_turn', content, usage };
    expect(await ask('claude', { body })).toMatchObject({ searched: true, search_error: null, sources: [] });
  });

  test('of Perplexity', async () => {
    const message = { type: 'message', content: [{ type: 'output_text', text: 'Nichts gefunden.' }] };
    const nothing = { type: 'search_results', queries: ['Brot'], results: [] };
    const searched = await ask('perplexity', perplexityReply([nothing, message]));
    expect(searched).toMatchObject({ searched: true, queries: ['Brot'], sources: [] });
    provider.replies.length = 0;
    expect(await ask('perplexity', perplexityReply([message]))).toMatchObject({ searched: false });
  });
});

test.each<[Channel, CannedReply]>([
  ['openai', { body: { object: 'response' } }],
  ['claude', { body: [] }],
  ['gemini', { body: { modelVersion: 'gemini-3.8-flash' } }],
  ['perplexity', { body: { choices: [{ message: { content: 'the format of 2025' } }] } }],
])('%s: a 200 of another form is malformed and booked as spent', async (channel, reply) => {
  await expect(ask(channel, reply)).rejects.toMatchObject({ code: 'malformed', surely_not_billed: false });
});
