import { expect, test } from 'vitest';
import { type AnswerShape, missingPart } from './answer-shape.ts';

const PAGE: AnswerShape = { items: [{ tags: [], 'rate?': { interval: {} } }], plan: {} };

test.each<[string, unknown, AnswerShape, string | null]>([
  ['a list', [], [], null],
  ['a list of anything', [null, 1], [], null],
  ['no list', { items: [] }, [], 'list'],
  ['null for a list of objects', [{}, null], [{}], '[1]'],
  ['null', null, PAGE, 'object'],
  ['its list and object', { items: [], plan: {}, total: 1 }, PAGE, null],
  ['null for its list', { items: null, plan: {} }, PAGE, 'items'],
  ['an object for its list', { items: {}, plan: {} }, PAGE, 'items'],
  ['a list for its object', { items: [], plan: [] }, PAGE, 'plan'],
  ['null in its list', { items: [null], plan: {} }, PAGE, 'items[0]'],
  ['an entry without its list', { items: [{ tags: [] }, {}], plan: {} }, PAGE, 'items[1].tags'],
  ['null for what may be null', { items: [{ tags: [], rate: null }], plan: {} }, PAGE, null],
  ['half of what may be null', { items: [{ tags: [], rate: {} }], plan: {} }, PAGE, 'items[0].rate.interval'],
  ['any object, where nothing more is asked', {}, {}, null],
])('an answer that is or has %s', (_, answer, shape, missing) => {
  expect(missingPart(answer, shape)).toBe(missing);
});
