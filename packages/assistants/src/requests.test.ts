import { expect, test } from 'vitest';
import type { AskInput } from './assistant.ts';
import { toClaudeRequest } from './claude/request.ts';
import { toGeminiRequest } from './gemini/request.ts';
import { toOpenAiRequest } from './openai/request.ts';
import { toPerplexityRequest } from './perplexity/request.ts';

const LYON = {
  country: 'fr',
  region: 'Auvergne-Rhône-Alpes',
  city: 'Lyon',
  time_zone: 'Europe/Paris',
  language: 'fr',
};

function asking(changes: Partial<AskInput> = {}): AskInput {
  return {
    question: 'Quelle boulangerie ?',
    model: 'm',
    search: true,
    search_context: 'medium',
    location: LYON,
    max_output_tokens: 900,
    ...changes,
  };
}

test('OpenAI keeps nothing, searches for sure, tells its sources, and always hears where the user is', () => {
  expect(toOpenAiRequest(asking())).toEqual({
    model: 'm',
    input: 'Quelle boulangerie ?',
    max_output_tokens: 900,
    reasoning: { effort: 'low' },
    store: false,
    tools: [
      {
        type: 'web_search',
        search_context_size: 'medium',
        user_location: {
          type: 'approximate',
          country: 'FR',
          region: 'Auvergne-Rhône-Alpes',
          city: 'Lyon',
          timezone: 'Europe/Paris',
        },
      },
    ],
    tool_choice: 'required',
    max_tool_calls: 4,
    include: ['web_search_call.action.sources'],
  });
  // Left out, OpenAI would take the user to be in the United States.
  expect(toOpenAiRequest(asking({ location: null })).tools).toMatchObject([
    { user_location: { type: 'approximate' } },
  ]);
  expect(toOpenAiRequest(asking({ search: false }))).toEqual({
    model: 'm',
    input: 'Quelle boulangerie ?',
    max_output_tokens: 900,
    reasoning: { effort: 'low' },
    store: false,
  });
});

test('Claude is asked to search in words, by the tool whose results appear, without sampling parameters', () => {
  const request = toClaudeRequest(asking());
  expect(Object.keys(request).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'system', 'tools']);
  expect(request.tools).toEqual([
    {
      type: 'web_search_20250305',
      name: 'web_search',
      max_uses: 4,
      user_location: {
        type: 'approximate',
        country: 'FR',
        region: 'Auvergne-Rhône-Alpes',
        city: 'Lyon',
        timezone: 'Europe/Paris',
      },
    },
  ]);
  expect(Object.keys(toClaudeRequest(asking({ search: false })))).toEqual([
    'model',
    'max_tokens',
    'messages',
  ]);
});

test('Gemini hears the place in words, because it has no field for it, and searches only when told to', () => {
  expect(toGeminiRequest(asking())).toEqual({
    model: 'm',
    contents: 'Quelle boulangerie ?',
    config: {
      maxOutputTokens: 900,
      systemInstruction: 'The user is in Lyon, Auvergne-Rhône-Alpes, France.',
      tools: [{ googleSearch: {} }],
      toolConfig: { retrievalConfig: { languageCode: 'fr' } },
    },
  });
  const unsearched = toGeminiRequest(asking({ search: false, location: null }));
  expect(unsearched.config).toEqual({ maxOutputTokens: 900 });
});

test('Perplexity is told to search, keeps nothing, and gets a location without what is unknown', () => {
  const nearby = { country: 'de', region: null, city: 'Ulm' };
  expect(toPerplexityRequest(asking({ location: nearby }))).toEqual({
    model: 'm',
    input: 'Quelle boulangerie ?',
    max_output_tokens: 900,
    store: false,
    tools: [
      { type: 'web_search', search_context_size: 'medium', user_location: { country: 'DE', city: 'Ulm' } },
    ],
    tool_choice: { type: 'web_search' },
    max_tool_calls: 4,
  });
  expect(toPerplexityRequest(asking({ search: false })).tools).toBeUndefined();
});

test('more detail allows more searches', () => {
  const allowed = (['low', 'medium', 'high'] as const).map(
    (search_context) => toOpenAiRequest(asking({ search_context })).max_tool_calls,
  );
  expect(allowed).toEqual([2, 4, 6]);
});
