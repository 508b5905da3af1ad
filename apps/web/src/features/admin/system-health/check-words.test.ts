import type { SystemState } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { healthInWords } from './check-words.ts';

const words = (...states: SystemState[]) => healthInWords(states.map((state) => ({ state })));

test('the page says in one sentence what does not work and what needs a look', () => {
  expect(words('ok', 'ok')).toBe('Everything works');
  expect(words('ok', 'warning')).toBe('Everything works, 1 part needs a look');
  expect(words('warning', 'warning')).toBe('Everything works, 2 parts need a look');
  expect(words('failed', 'ok')).toBe('1 part does not work');
  expect(words('failed', 'failed', 'warning')).toBe('2 parts do not work, 1 more needs a look');
});
