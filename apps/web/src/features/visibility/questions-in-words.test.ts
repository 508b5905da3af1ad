import { expect, test } from 'vitest';
import { questionsInWords } from './questions-in-words.ts';

test('questions to several assistants are explained by keywords and assistants', () => {
  expect(questionsInWords({ calls: 48, keywords: 24, channels: ['openai', 'claude'], samples: null })).toBe(
    '48 questions to ChatGPT and Claude: 24 keywords × 2 assistants.',
  );
  expect(questionsInWords({ calls: 2, keywords: 1, channels: ['openai', 'claude'], samples: null })).toBe(
    '2 questions to ChatGPT and Claude: 1 keyword × 2 assistants.',
  );
});

test('questions to one assistant need no explanation', () => {
  expect(questionsInWords({ calls: 5, keywords: 5, channels: ['openai'], samples: null })).toBe(
    '5 questions to ChatGPT.',
  );
  expect(questionsInWords({ calls: 1, keywords: 1, channels: ['openai'], samples: null })).toBe(
    '1 question to ChatGPT.',
  );
});

test('several questions about each keyword are not told as one each', () => {
  expect(questionsInWords({ calls: 24, keywords: 4, channels: ['openai', 'claude'], samples: null })).toBe(
    '24 questions to ChatGPT and Claude.',
  );
});

test('several answers to each question say what they cost', () => {
  const asked = { keywords: 24, channels: ['openai'] as const };
  expect(questionsInWords({ ...asked, calls: 72, samples: 3 })).toBe(
    '72 questions to ChatGPT: 24 keywords × 3 answers. That costs 3 times as much as one answer each.',
  );
  expect(questionsInWords({ ...asked, channels: ['openai', 'claude'], calls: 144, samples: 3 })).toBe(
    '144 questions to ChatGPT and Claude: 24 keywords × 2 assistants × 3 answers. That costs 3 times as much as one answer each.',
  );
  expect(questionsInWords({ ...asked, calls: 24, samples: 1 })).toBe('24 questions to ChatGPT.');
});
