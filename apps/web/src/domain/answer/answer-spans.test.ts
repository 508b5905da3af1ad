import { plainNode } from '@answerscope/answer-text';
import { expect, it } from 'vitest';
import { cutAtSpans, markSpans } from './answer-spans.ts';

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
