import type { SystemState } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { healthInWords } from './check-words.ts';

const words = (...states: SystemState[]) => healthInWords(states.map((state) => ({ state })));

test('the page says in one sentence what is failing and what needs attention', () => {
  expect(words('ok', 'ok')).toBe('Everything works');
  expect(words('ok', 'warning')).toBe('1 part needs attention');
  expect(words('warning', 'warning')).toBe('2 parts need attention');
  expect(words('failed', 'ok')).toBe('1 part is failing');
  expect(words('failed', 'failed', 'warning')).toBe('2 parts are failing, 1 more needs attention');
});
