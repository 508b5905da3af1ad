import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askCanned, cited, KORNAEHRE, MUGINOKAZE } from '../ask-canned.fixture.ts';

const { ask, fixture, provider } = askCanned('claude');

test('blocks are joined as they are, cited ones are claims, narration is dropped', async () => {
  const answer = await ask(fixture('many-blocks.json'));
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

test('text between two searches stays when it cites', async () => {
  const answer = await ask(fixture('cited-between-searches.json'));
  expect(answer.text).toBe('Kornähre backt frisch. 麦の風も良い。');
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
    const answer = await ask({ body: first }, { body: first }, { body: second });
    expect(answer).toMatchObject({ text: 'Kornähre.', finish: 'ok', raw: [first, first, second] });
    expect(answer.usage).toMatchObject({ input_tokens: 320, output_tokens: 40, searches: 2 });
    const messages = z.object({ messages: z.array(z.unknown()) }).parse(provider().requests[2]).messages;
    expect(messages[1]).toEqual({ role: 'assistant', content: [...first.content, ...first.content] });
  });

  test('leaves only what is left of the searches and the length one answer may use', async () => {
    const three = { ...first.usage, server_tool_use: { web_search_requests: 3 } };
    await ask({ body: first }, { body: { ...first, usage: three } }, { body: second });
    const [whole, after_one, after_four] = provider().requests.map((request) => limited.parse(request));
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
    const answer = await ask({ body: first });
    expect(answer).toMatchObject({ finish: 'truncated', finish_detail: 'pause_turn' });
    expect(provider().requests).toHaveLength(3);
  });

  test('followed by a failure is not free: the paid turns are booked', async () => {
    const busy = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    const asked = ask({ body: first }, { status: 529, body: busy });
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
  expect(await ask({ body })).toMatchObject({
    searched: false,
    search_error: 'unavailable',
    finish: 'ok',
  });
});

test('a search that ran and found nothing is a search', async () => {
  const content = [
    { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'Brot' } },
    { type: 'web_search_tool_result', tool_use_id: 's', content: [] },
    { type: 'text', text: 'Nichts gefunden.' },
  ];
  const usage = { input_tokens: 1, output_tokens: 1 };
  const body = { type: 'message', model: 'claude-haiku-5-5', stop_reason: 'end_turn', content, usage };
  expect(await ask({ body })).toMatchObject({ searched: true, search_error: null, sources: [] });
});
