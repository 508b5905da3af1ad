import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../benchmark/labelled-stances.fixture.ts';
import { readStances } from './read-stances.ts';
import { STANCE_SIGNS, STANCES } from './stance.ts';

const PIECES = [
  ...['Vantor', 'Orbena', 'Halmar', '麦の丘', 'Vantor &amp; Co', 'Vantor', 'Orbena'],
  ...[
    'Pros',
    'Cons:',
    'Pros of ',
    'Vorteile: schnell',
    'Best for',
    'Best overall: ',
    ' – Pros: ',
    '; Cons: dear',
    'メリット',
    'Ranking:',
  ],
  ...[
    'Avoid ',
    ' is the best choice for teams.',
    ' is the winner',
    ' However, ',
    'Our top pick is ',
    ' is not recommended',
    ' – Best value',
    'Verdict: ',
  ],
  ...['fast', 'no app', 'cheap. ', 'dear! ', '😀', '&lt;', 'ein Haus', '速い。'],
  ...[
    ' ',
    ' ',
    ': ',
    ' – ',
    '. ',
    ' (',
    ')',
    '\u2060',
    '\r\n',
    '\n',
    '\n',
    '\n',
    '\n\n',
    '\n- ',
    '\n  - ',
    '\n1. ',
  ],
  ...[
    '\n## ',
    '\n### 1. ',
    '**',
    '**',
    '*',
    '_',
    '`',
    '```\n',
    '> ',
    '✅ ',
    '❌ ',
    '<!--',
    '-->',
    '[',
    '](https://a.example)',
  ],
  ...['\n| ', ' | ', '\n|---|---|\n', '\n| Tool | Pros | Cons |\n|---|---|---|\n| Vantor | fast | dear |\n'],
];
const NAMES = ['Vantor', 'Orbena', '麦の丘'];
const answers = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join(''));
const read = (text: string) =>
  readStances(
    text,
    NAMES.map((name) => ({ places: placesOf(text, name) })),
  );

describe('whatever the answer, a statement about a company', () => {
  it('has its literal words, in the order of the text, none twice, behind a name or with it', () => {
    fc.assert(
      fc.property(answers, (text) => {
        let before = -1;
        const seen = new Set<string>();
        for (const { company, stance, sign, quote, start, end, label } of read(text)) {
          expect(text.slice(start, end)).toBe(quote);
          expect(quote.trim()).not.toBe('');
          expect(STANCES).toContain(stance);
          expect(STANCE_SIGNS).toContain(sign);
          expect(label).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(before);
          const places = placesOf(text, NAMES[company] ?? '');
          expect(places.some((place) => place.start < end)).toBe(true);
          before = start;
          expect(seen.has(`${company} ${start} ${end}`)).toBe(false);
          seen.add(`${company} ${start} ${end}`);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('that rests on a phrase holds the name itself', () => {
    fc.assert(
      fc.property(answers, (text) => {
        for (const { company, sign, start, end } of read(text)) {
          if (sign === 'advantage' || sign === 'drawback' || sign === 'best_for') continue;
          const places = placesOf(text, NAMES[company] ?? '');
          expect(places.some((place) => place.start >= start && place.end <= end)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is about a company that is named: without places there is none', () => {
    fc.assert(
      fc.property(answers, (text) => {
        expect(readStances(text, [])).toEqual([]);
        expect(readStances(text, [{ places: [] }, { places: [] }])).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
