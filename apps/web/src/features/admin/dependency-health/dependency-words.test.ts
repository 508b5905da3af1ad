import type { DependencyState } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { dependenciesInWords } from './dependency-words.ts';

const words = (...states: DependencyState[]) => dependenciesInWords(states.map((state) => ({ state })));

test('the page says in one sentence what does not work and what is not configured', () => {
  expect(words('reachable')).toBe('All configured dependencies work');
  expect(words('reachable', 'not_configured')).toBe('All configured dependencies work, 1 not configured');
  expect(words('failed', 'reachable')).toBe('1 dependency is failing');
  expect(words('failed', 'failed', 'not_configured')).toBe('2 dependencies are failing, 1 not configured');
});
