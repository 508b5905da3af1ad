import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Channel } from '../assistant.ts';
import type { AssistantError } from '../assistant-error.ts';
import { type CannedProvider, startCannedProvider } from '../canned-provider.ts';
import { answerFailure } from '../failures.ts';
import { DEFAULT_MODELS } from '../price-list.ts';
import { createAssistants } from '../registry.ts';
import { hasReference, listReference, noteMissingReference, readReference } from './reference-folder.ts';

noteMissingReference();

const AT = new Date('2026-11-20T09:00:00Z');
const NOVA = 'https://www.compta-nova.example/boulangerie';
const GUIDE = 'https://guide-pme.example/logiciels';

describe.runIf(hasReference)('the examples of the reference', () => {
  let provider: CannedProvider;
  beforeAll(async () => {
    provider = await startCannedProvider();
  });
  afterAll(() => provider.stop());
  beforeEach(() => {
    provider.replies.length = 0;
  });

  const read = new Set<string>();
  const ask = (
    channel: Channel,
    name: string,
    reply: { status?: number; headers?: Record<string, string> } = {},
  ) => {
    read.add(name);
    provider.replies.push({ ...reply, body: readReference(`examples/${name}.json`) });
    const access = { apiKey: 'sk-canned', baseUrl: provider.url };
    const settings = { openai: access, claude: access, gemini: access, perplexity: access };
    return createAssistants(settings, { now: () => AT })[channel].ask({
      question: 'q',
      model: DEFAULT_MODELS[channel],
      search: true,
      search_context: 'medium',
      location: null,
      max_output_tokens: 1_500,
      timeoutMs: 120_000,
    });
  };
  const marked = (answer: Answer) =>
    answer.citations.map(({ url, start, end }) => [url, answer.text.slice(start ?? 0, end ?? 0)]);

  test('OpenAI, whole', async () => {
    const answer = await ask('openai', 'openai.ok');
    expect(marked(answer)).toEqual([
      [NOVA, `([compta-nova.example](${NOVA}))`],
      [GUIDE, `([guide-pme.example](${GUIDE}?utm_source=openai))`],
    ]);
    expect(answer.citations.map(({ claim }) => claim)).toEqual([
      'For a small bakery in Lyon, **Compta Nova** and Ledgerly are the usual picks',
      'Ledgerly is cheaper for under 5 staff',
    ]);
    expect(answer).toMatchObject({
      finish: 'ok',
      searched: true,
      model_served: 'gpt-6-luna',
      request_id: 'req_canned',
      cost_source: 'computed',
      queries: [
        'logiciel comptabilité boulangerie Lyon 2026',
        'best accounting software small bakery France',
      ],
      usage: { input_tokens: 9120, output_tokens: 412, reasoning_tokens: 128, cached_tokens: 0, searches: 1 },
      // 9 120 × 0.1 + 412 × 0.5 + one search.
      cost_microdollars: 11_118,
    });
    expect(answer.sources.map(({ url }) => url)).toEqual([
      NOVA,
      GUIDE,
      'https://forum-boulangers.example/t/4411',
    ]);
    expect(answer.raw).toEqual(readReference('examples/openai.ok.json'));
  });

  test('Claude, whole', async () => {
    const answer = await ask('claude', 'anthropic.ok');
    expect(answer.text).toBe(
      'For a small bakery in Lyon, Compta Nova is built for bakeries and plugs into most tills, while Ledgerly is the cheaper choice under five staff.',
    );
    expect(marked(answer)).toEqual([
      [NOVA, 'Compta Nova is built for bakeries and plugs into most tills'],
      [GUIDE, 'Ledgerly is the cheaper choice under five staff'],
    ]);
    expect(answer).toMatchObject({
      finish: 'ok',
      searched: true,
      search_error: null,
      model_served: 'claude-haiku-5-5',
      queries: ['logiciel comptabilité petite boulangerie Lyon 2026'],
      usage: { input_tokens: 10_980, output_tokens: 388, reasoning_tokens: 96, searches: 1 },
      cost_microdollars: 11_292,
    });
  });

  test('Gemini, whole: bytes become places of the text', async () => {
    const answer = await ask('gemini', 'gemini.ok');
    const first = 'Für eine kleine Bäckerei in Lyon werden Compta Nova und Ledgerly empfohlen.';
    const second = 'Ledgerly ist günstiger für unter fünf Mitarbeitende.';
    expect(marked(answer).map(([, text]) => text)).toEqual([first, first, second]);
    expect(answer).toMatchObject({
      finish: 'ok',
      searched: true,
      model_served: 'gemini-3.8-flash',
      raw: null,
      usage: { input_tokens: 201, output_tokens: 264, reasoning_tokens: 210, searches: 2 },
      // 201 × 0.75 + 264 × 3.75 + two queries of 14 000, rounded up.
      cost_microdollars: 29_141,
    });
    expect(answer.sources.map(({ title }) => title)).toEqual(['compta-nova.example', 'guide-pme.example']);
  });

  test('Perplexity, whole', async () => {
    const answer = await ask('perplexity', 'perplexity.ok');
    expect(marked(answer)).toEqual([
      [NOVA, '[1]'],
      [GUIDE, '[2]'],
    ]);
    expect(answer).toMatchObject({
      finish: 'ok',
      searched: true,
      cost_microdollars: 4_040,
      cost_source: 'given',
      price_date: null,
      queries: ['accounting software small bakery Lyon'],
      usage: { input_tokens: 5_210, output_tokens: 96, searches: 1 },
    });
  });

  const endings: [
    channel: Channel,
    example: string,
    finish: Answer['finish'],
    code: string | null,
    text: RegExp,
  ][] = [
    ['openai', 'openai.refusal', 'refused', null, /^I'm sorry/],
    ['openai', 'openai.incomplete', 'truncated', 'truncated', /^$/],
    ['openai', 'openai.content_filter', 'blocked', 'blocked', /^$/],
    ['claude', 'anthropic.refusal', 'refused', null, /declined/],
    ['claude', 'anthropic.max_tokens', 'truncated', null, /^For a small bakery in Lyon, $/],
    ['claude', 'anthropic.pause_turn', 'truncated', 'truncated', /^$/],
    ['claude', 'anthropic.search_error', 'ok', null, /^I could not search further/],
    ['gemini', 'gemini.no_search', 'ok', null, /^Für eine/],
    ['gemini', 'gemini.blocked_prompt', 'blocked', 'blocked', /^$/],
    ['gemini', 'gemini.safety', 'blocked', 'blocked', /^$/],
    ['gemini', 'gemini.max_tokens', 'truncated', null, /^Für eine kleine$/],
    ['perplexity', 'perplexity.no_sources', 'ok', null, /\[1\]\[2\]/],
    ['perplexity', 'perplexity.incomplete', 'truncated', null, /^For a small bakery in$/],
  ];
  test.each(endings)('%s: %s ends %s', async (channel, example, finish, code, text) => {
    const answer = await ask(channel, example);
    expect(answer.finish).toBe(finish);
    expect(answer.text).toMatch(text);
    expect(answerFailure(answer)?.code ?? null).toBe(code);
    expect(answer.citations).toEqual([]);
  });

  test('a search that did not run, or failed, is not called one', async () => {
    expect(await ask('gemini', 'gemini.no_search')).toMatchObject({ searched: false, queries: [] });
    const failed = { searched: false, search_error: 'max_uses_exceeded' };
    provider.replies.length = 0;
    expect(await ask('claude', 'anthropic.search_error')).toMatchObject(failed);
  });

  const busy = { retryable: true, surely_not_billed: true };
  const final = { retryable: false, surely_not_billed: true };
  const unsure = { retryable: true, surely_not_billed: false };
  const errors: [channel: Channel, example: string, status: number, expected: Partial<AssistantError>][] = [
    ['openai', 'openai.400.unknown_param', 400, { code: 'bad_request', ...final }],
    ['openai', 'openai.401', 401, { code: 'refused_key', ...final }],
    ['openai', 'openai.429', 429, { code: 'rate_limited', ...busy }],
    ['openai', 'openai.429.quota', 429, { code: 'no_credit', ...final }],
    ['openai', 'openai.500', 500, { code: 'overloaded', ...unsure }],
    ['openai', 'openai.503', 503, { code: 'overloaded', ...busy }],
    ['openai', 'openai.failed', 200, { code: 'overloaded', ...unsure }],
    ['claude', 'anthropic.400', 400, { code: 'bad_request', ...final }],
    ['claude', 'anthropic.400.credit', 400, { code: 'no_credit', ...final }],
    ['claude', 'anthropic.401', 401, { code: 'refused_key', request_id: 'req_canned', ...final }],
    ['claude', 'anthropic.403', 403, { code: 'refused_key', ...final }],
    ['claude', 'anthropic.404', 404, { code: 'bad_request', ...final }],
    ['claude', 'anthropic.429', 429, { code: 'rate_limited', ...busy }],
    ['claude', 'anthropic.500', 500, { code: 'overloaded', ...unsure }],
    ['claude', 'anthropic.529', 529, { code: 'overloaded', ...busy }],
    ['gemini', 'gemini.400.key', 400, { code: 'refused_key', ...final }],
    ['gemini', 'gemini.403', 403, { code: 'refused_key', ...final }],
    ['gemini', 'gemini.429', 429, { code: 'rate_limited', wait_ms: 17_000, ...busy }],
    ['gemini', 'gemini.500', 500, { code: 'overloaded', ...unsure }],
    ['gemini', 'gemini.503', 503, { code: 'overloaded', ...busy }],
    ['perplexity', 'perplexity.400', 400, { code: 'bad_request', ...final }],
    ['perplexity', 'perplexity.401', 401, { code: 'refused_key', ...final }],
    ['perplexity', 'perplexity.429', 429, { code: 'rate_limited', ...busy }],
    ['perplexity', 'perplexity.500', 500, { code: 'overloaded', ...unsure }],
    ['perplexity', 'perplexity.502', 502, { code: 'overloaded', ...unsure }],
    ['perplexity', 'perplexity.failed_200', 200, { code: 'overloaded', ...unsure }],
    [
      'perplexity',
      'perplexity.search.ok',
      200,
      { code: 'malformed', retryable: false, surely_not_billed: false },
    ],
  ];
  test.each(errors)('%s: %s with status %i', async (channel, example, status, expected) => {
    await expect(ask(channel, example, { status })).rejects.toMatchObject({
      ...expected,
      channel,
      http_status: status,
    });
  });

  test('are all read', () => {
    const there = listReference('examples').filter((name) => !name.startsWith('stripe'));
    expect([...read].toSorted()).toEqual(there.map((name) => name.replace(/\.json$/, '')).toSorted());
  });
});
