import { readBlocks, textLines } from '@answerscope/answer-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';

const BRANDS = [
  { name: 'Acme', domain: 'acme.example' },
  { name: 'AT&T' },
  { name: 'Zürich' },
  { name: '北風' },
  { name: '360' },
  { name: '4711' },
  { name: 'Yahoo!' },
];
const PIECES = [
  ...[
    'Acme',
    'AT&T',
    'AT&amp;T',
    'AT&amp;amp;T',
    'Zu\u0308rich',
    'Z&uuml;rich',
    '北風',
    '360',
    '4711',
    'Yahoo!',
    '😀',
  ],
  ...[' is good', ' makes tea. ', ' ', ' ', ', ', ' and ', '\ud83d', 'e\u0301', '\u200b'],
  ...[
    '**',
    '*',
    '_',
    '~~',
    '`',
    '```',
    '```acme\n',
    '~~~\n',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '](acme)',
    '](https://acme.example)',
  ],
  ...['![', '[1]', '[^2]: ', '【3†acme】', 'https://acme.example/x', 'zillow.com/[', 'me@acme.example'],
  ...[
    '\n',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '360. ',
    '4711. ',
    '   ',
    '> ',
    '# ',
    ' ##',
    '| ',
    '| a | b |\n|---|---|\n',
    '|---|\n',
  ],
  ...['<b>', '<br>', '<script>', '</script>', '<!--', '-->', '&zwj;', '&#x202e;'],
];
const answers = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 30 })
  .map((pieces) => pieces.join(''));

/** Every place a verdict speaks of. */
function placesOf(answer: string): { start: number; end: number }[] {
  return BRANDS.flatMap((brand) => {
    const verdict = detectMentions({
      answer,
      brand,
      competitors: BRANDS.filter((each) => each !== brand).slice(0, 2),
    });
    return [
      ...verdict.mentions,
      ...verdict.rejected,
      ...verdict.competitors.flatMap(({ mentions }) => mentions),
      ...verdict.undeclared.flatMap(({ places }) => places),
    ];
  });
}

/** The places, as the answer has them, that begin or end in nothing the answer's page shows. */
function hiddenPlaces(answer: string): string[] {
  const isShown = new Uint8Array(answer.length);
  for (const { start, end } of textLines(readBlocks(answer)).flat())
    if (start >= 0) isShown.fill(1, start, end);
  return placesOf(answer)
    .filter(({ start, end }) => isShown[start] !== 1 || isShown[end - 1] !== 1)
    .map(({ start, end }) => answer.slice(start, end));
}

describe('what detection speaks of is shown', () => {
  it('whatever the answer', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        expect(hiddenPlaces(answer)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  }, 30_000);

  it.each([
    ['a number as a name before a full stop', '4711. A cologne from Acme.'],
    ['a number as a name behind a list marker', '- 360. Acme sells it.'],
    ['a year at the beginning of a line', 'It began in\n2024. Acme came later.'],
    ['more cells than the head of the table', '| a | b |\n|---|---|\n| 1 | 2 | Acme |'],
    ['a fence that detection takes for text', '> ````\n\n```acme\nZürich'],
    ['a bracket in inline code', '[x `a](acme) b` c'],
    ['an escaped bracket in a target', '[x](foo\\) Acme)'],
    ['an address with brackets whose host may be none', 'zillow.com/[x y](Acme) is good'],
    ['an entity', 'AT&amp;T and Z&uuml;rich'],
    ['a target over two lines', '[My\nAcme](/acme page)'],
  ])('%s', (_, answer) => {
    expect(placesOf(answer)).not.toEqual([]);
    expect(hiddenPlaces(answer)).toEqual([]);
  });
});
