import { describe, expect, test } from 'vitest';
import { askCanned, cited, KORNAEHRE, MUGINOKAZE } from '../ask-canned.fixture.ts';
import type { CannedReply } from '../canned-provider.ts';

const { ask, fixture } = askCanned('openai');

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
    expect(cited(await ask(fixture(`${name}.json`)))).toEqual(links);
  });

  test('or wrongly: the link is found where it is printed', async () => {
    const marked = cited(await ask(fixture('wrong-offsets.json'))).map(([, text]) => text);
    expect(marked).toEqual(links.map(([, text]) => text?.slice(1, -1)));
  });
});

test('commentary is left out, pages opened count as sources, cached tokens are cheaper', async () => {
  const answer = await ask(fixture('code-points.json'));
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

test('two messages are one text, and offsets of the second count from its place', async () => {
  const answer = await ask(fixture('two-messages.json'));
  expect(answer.text).toBe('Erster Teil 🥐.\n\nZweiter Teil ([a](https://a.example/)).');
  expect(cited(answer)).toEqual([['https://a.example/', '([a](https://a.example/))', 'Zweiter Teil']]);
  expect(answer).toMatchObject({
    searched: false,
    queries: [],
    sources: [{ url: 'https://a.example/', rank: 1 }],
  });
});

describe('an answer with a refusal beside its text', () => {
  const said = { type: 'output_text', text: 'Kornähre backt gut.' };
  const refusal = { type: 'refusal', refusal: 'Mehr sage ich nicht.' };
  const reply = (...content: unknown[]): CannedReply => ({
    body: { status: 'completed', model: 'gpt-6-luna', output: [{ type: 'message', content }] },
  });

  test('that ends it is refused', async () => {
    expect(await ask(reply(said, refusal))).toMatchObject({
      finish: 'refused',
      finish_detail: refusal.refusal,
      text: refusal.refusal,
      citations: [],
    });
  });

  test('that text follows is an answer, and the refusal is kept beside it', async () => {
    expect(await ask(reply(refusal, said))).toMatchObject({
      finish: 'ok',
      finish_detail: refusal.refusal,
      text: said.text,
    });
  });
});
