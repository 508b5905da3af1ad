import { plainNode } from '@answerscope/answer-text';
import { expect, it } from 'vitest';
import { cutAtSpans, markOthers, markSpans } from './answer-spans.ts';

const place = (start: number, end: number) => ({
  start,
  end,
  matched_name: '',
  code: 'exact_name',
  explanation: '',
  confidence: 1,
});

it('marks exactly the named characters, counted in UTF-16 code units', () => {
  const text = '😀 Harbor & Pine!';
  const spans = markSpans({ mentions: [place(3, 16)], rejected: [] });
  expect(cutAtSpans(plainNode(text, 0), spans).map((piece) => [piece.text, piece.span?.id ?? null])).toEqual([
    ['😀 ', null],
    ['Harbor & Pine', 'place-1'],
    ['!', null],
  ]);
});

it('marks both parts of a name that is cut by emphasis', () => {
  const spans = markSpans({ mentions: [place(2, 17)], rejected: [] });
  expect(cutAtSpans(plainNode('Harbor', 2), spans)[0]?.span?.id).toBe('place-1');
  expect(cutAtSpans(plainNode(' & Pine', 10), spans)[0]?.span?.id).toBe('place-1');
});

it('lets a place that counted win over a rejected one that overlaps it', () => {
  const spans = markSpans({ mentions: [place(0, 6)], rejected: [place(0, 13)] });
  expect(
    cutAtSpans(plainNode('Harbor & Pines', 0), spans).map((piece) => [
      piece.text,
      piece.span?.counted ?? null,
    ]),
  ).toEqual([
    ['Harbor', true],
    [' & Pine', false],
    ['s', null],
  ]);
});

it('ignores places outside the text and empty ones', () => {
  const spans = markSpans({ mentions: [place(50, 60), place(3, 3)], rejected: [] });
  expect(cutAtSpans(plainNode('Harbor', 0), spans)).toMatchObject([{ text: 'Harbor', start: 0, span: null }]);
});

it('gives the first mention of each company its place, and keeps every place of one that is not tracked', () => {
  const [own, again] = markSpans({ mentions: [place(10, 16), place(30, 36)], rejected: [], rank: 2 });
  expect([own?.place, again?.place]).toEqual([2, undefined]);
  const company = { mentions: 1, doubt: null };
  const others = markOthers({
    companies: [
      { ...company, name: 'Amaro', place: 1, first: { start: 0, end: 5 }, is_tracked: false },
      { ...company, name: 'Bona', place: 3, first: { start: 20, end: 24 }, is_tracked: true },
    ],
    undeclared: [
      {
        name: 'Amaro',
        is_tracked: false,
        places: [
          { start: 0, end: 5 },
          { start: 40, end: 45 },
        ],
      },
    ],
  });
  expect(others.map(({ start, place: at, isTracked }) => [start, at, isTracked])).toEqual([
    [0, 1, false],
    [20, 3, true],
    [40, undefined, false],
  ]);
});
