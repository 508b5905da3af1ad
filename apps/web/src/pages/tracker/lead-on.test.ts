import { expect, it } from 'vitest';
import { placeOf } from './lead-on.ts';

const AI = { to: '/tracker/add-keywords', search: { from: 'ai' } };

it.each([
  ['add-keywords/dashboard', { to: '/tracker/keywords' }],
  ['add-keywords/manual', { to: '/tracker/add-keywords' }],
  ['add-keywords/ai-generation', AI],
  ['add-keywords-query', AI],
  ['suggestions', AI],
  ['ranking', { to: '/tracker/visibility' }],
  ['ranking/', { to: '/tracker/visibility' }],
  ['openai/dashboard', { to: '/tracker/openai' }],
  ['openai/testing', { to: '/tracker/visibility', search: { channel: 'openai' } }],
  ['openai/recenttest', { to: '/tracker/openai', hash: 'answers' }],
  ['openai/performance', { to: '/tracker/openai', hash: 'trend' }],
  ['claude-dashboard', { to: '/tracker/claude' }],
  ['claude-testing', { to: '/tracker/visibility', search: { channel: 'claude' } }],
  ['claude-recent', { to: '/tracker/claude', hash: 'answers' }],
  ['claude-performance', { to: '/tracker/claude', hash: 'trend' }],
  ['gemini/dashboard', { to: '/tracker/gemini' }],
  ['gemini/testing', { to: '/tracker/visibility', search: { channel: 'gemini' } }],
  ['gemini-recent', { to: '/tracker/gemini', hash: 'answers' }],
  ['gemini/recenttest', { to: '/tracker/gemini', hash: 'answers' }],
  ['gemini-performance', { to: '/tracker/gemini', hash: 'trend' }],
  ['gemini/ranking', { to: '/tracker/gemini', hash: 'keywords' }],
])('/tracker/%s leads to the page that serves it', (rest, place) => {
  expect(placeOf(rest)).toEqual(place);
});

it.each(['no/such/page', 'rankings', 'constructor', ''])('/tracker/%s leads home to the tracker', (rest) => {
  expect(placeOf(rest)).toEqual({ to: '/tracker' });
});
