import { expect, it } from 'vitest';
import { chosenChannels, withToggled } from './channel-choice.ts';

it('asks everything that is available until a choice is made', () => {
  expect(chosenChannels(undefined, ['openai', 'claude'])).toEqual(['openai', 'claude']);
});

it('asks what the address names and can be asked', () => {
  expect(chosenChannels('gemini-claude-perplexity', ['openai', 'claude', 'gemini'])).toEqual([
    'claude',
    'gemini',
  ]);
});

it('falls back to everything when the address names nothing that can be asked', () => {
  expect(chosenChannels('perplexity', ['openai', 'claude'])).toEqual(['openai', 'claude']);
  expect(chosenChannels('<script>', ['openai'])).toEqual(['openai']);
});

it('writes a choice so that it reads back, also the empty and the full one', () => {
  const available = ['openai', 'claude', 'gemini'] as const;
  expect(withToggled(['openai', 'claude', 'gemini'], 'claude', available)).toBe('openai-gemini');
  expect(withToggled(['openai', 'gemini'], 'claude', available)).toBeUndefined();
  expect(chosenChannels(withToggled(['openai'], 'openai', available), available)).toEqual([]);
  expect(chosenChannels(withToggled([], 'gemini', available), available)).toEqual(['gemini']);
});
