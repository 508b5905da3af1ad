import { expect, test } from 'vitest';
import { askCanned, cited } from '../ask-canned.fixture.ts';

const { ask, fixture } = askCanned('gemini');

test('byte offsets within parts become offsets of the text; thoughts are no text', async () => {
  const answer = await ask(fixture('bytes-in-parts.json'));
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

test('offsets that do not hold the words give way to the words themselves', async () => {
  const answer = await ask(fixture('wrong-offsets.json'));
  expect(cited(answer).map(([, marked]) => marked)).toEqual(['Bäckerei Kornähre', null]);
});
