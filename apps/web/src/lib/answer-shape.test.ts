import { expect, test } from 'vitest';
import { missingPart } from './answer-shape.ts';

test.each([
  ['a list', [], '*', null],
  ['no list', { items: [] }, '*', 'list'],
  ['null', null, 'items*', 'object'],
  ['its list and object', { items: [], plan: {}, total: 1 }, 'items* plan', null],
  ['null for its list', { items: null, plan: {} }, 'items* plan', 'items*'],
  ['an object for its list', { items: {}, plan: {} }, 'items* plan', 'items*'],
  ['a list for its object', { items: [], plan: [] }, 'items* plan', 'plan'],
  ['any object, where nothing more is asked', {}, '', null],
])('an answer that is or has %s', (_, answer, shape, missing) => {
  expect(missingPart(answer, shape)).toBe(missing);
});
