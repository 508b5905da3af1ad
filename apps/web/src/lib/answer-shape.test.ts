import { expect, test } from 'vitest';
import { type AnswerShape, missingPart } from './answer-shape.ts';

const PAGE: AnswerShape = { items: [{}], tags: [], plan: {} };
const page = (change: object) => ({ items: [], tags: [], plan: {}, ...change });

test.each<[string, unknown, AnswerShape, string | null]>([
  ['a list', [], [], null],
  ['a list of anything', [null, 1], [], null],
  ['no list', { items: [] }, [], 'answer'],
  ['objects for a list of objects', [{}, {}], [{}], null],
  ['null in a list of objects', [{}, null], [{}], 'answer.1'],
  ['null', null, PAGE, 'answer'],
  ['its lists and objects', page({ items: [{ id: 1 }], tags: ['new'], total: 1 }), PAGE, null],
  ['null for its list', page({ items: null }), PAGE, 'answer.items'],
  ['an object for its list', page({ items: {} }), PAGE, 'answer.items'],
  ['a list for its object', page({ plan: [] }), PAGE, 'answer.plan'],
  ['null in its list of objects', page({ items: [{}, null] }), PAGE, 'answer.items.1'],
  ['a list in its list of objects', page({ items: [[]] }), PAGE, 'answer.items.0'],
  [
    'null in an item',
    { items: [{ headline: null }] },
    { items: [{ headline: {} }] },
    'answer.items.0.headline',
  ],
  ['any object, where nothing more is asked', {}, {}, null],
])('an answer that is or has %s', (_, answer, shape, missing) => {
  expect(missingPart(answer, shape)).toBe(missing);
});
