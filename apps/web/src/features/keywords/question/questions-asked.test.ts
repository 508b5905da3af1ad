import type { ChannelWording } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { questionsAsked } from './questions-asked.ts';

const WORDINGS: ChannelWording[] = [
  { channel: 'openai', language: 'en', place: 'Boston, MA', template: null, version: 2 },
  { channel: 'claude', language: 'en', place: null, template: null, version: 2 },
  {
    channel: 'gemini',
    language: 'en',
    place: 'Boston, MA',
    template: 'Who makes {keyword}{ in location}?',
    version: 2,
  },
  { channel: 'perplexity', language: 'en', place: 'Boston, MA', template: null, version: 2 },
];

it('puts assistants together that are asked the same', () => {
  expect(questionsAsked({ keyword: 'bread', question: null }, WORDINGS)).toEqual([
    {
      question:
        'What are the best options for bread in Boston, MA? Recommend specific companies or products.',
      channels: ['openai', 'perplexity'],
    },
    {
      question: 'What are the best options for bread? Recommend specific companies or products.',
      channels: ['claude'],
    },
    { question: 'Who makes bread in Boston, MA?', channels: ['gemini'] },
  ]);
});

it('is one question where the words are the user’s own', () => {
  expect(questionsAsked({ keyword: 'bread', question: 'Who bakes?' }, WORDINGS)).toEqual([
    { question: 'Who bakes?', channels: ['openai', 'claude', 'gemini', 'perplexity'] },
  ]);
});
