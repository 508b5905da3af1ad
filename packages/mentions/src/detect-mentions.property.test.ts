import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';
import { foldCompact } from './text/fold.ts';

const NAMES = ['Quvera', 'Nord Hive', 'AT&T', 'Zelbo', 'Yahoo!', 'C3.ai', 'Škoda', 'ヤフー', 'Лента'];
const pieces = fc.constantFrom(
  ...NAMES,
  ' ',
  ' ',
  '**',
  '*',
  '_',
  '`',
  '\n',
  '\n\n',
  '# ',
  '- ',
  '1. ',
  '| ',
  '[',
  ']',
  '](',
  ')',
  '(',
  'https://zelbo.com/a',
  '&amp;',
  '&',
  '.',
  ', ',
  '\u200b',
  'é',
  'e\u0301',
  '😀',
  '日本',
  'no information about ',
  "'s",
  '<b>',
  '</b>',
  '```',
  '"',
  'the ',
  'Sources:\n',
  '\ud800',
);
const answers = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

/** Random text meets most of the 65,536 units, each of which is classified once; a busy machine needs a while. */
const PATIENCE_MS = 30_000;

describe('whatever the answer', { timeout: PATIENCE_MS }, () => {
  it('offsets slice the stored answer to a spelling of the name', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...NAMES), (answer, name) => {
        const verdict = detectMentions({ answer, brand: { name }, competitors: [{ name: 'Trelvio' }] });
        for (const { start, end, matched_name } of verdict.mentions) {
          const plain = answer
            .slice(start, end)
            .replaceAll('&amp;', '&')
            .replace(/[*_`<>[\]]|<\/?b>/g, '');
          const stem = foldCompact(matched_name).slice(0, -1);
          expect(foldCompact(plain.replace(/\band\b/, '&')).startsWith(stem)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('unrelated text in its own paragraph changes no verdict', () => {
    const opening = 'These are the notes that you have asked for, and they are in English.';
    const closing = 'The weather will stay dry for most of the day.';
    fc.assert(
      fc.property(answers, fc.constantFrom(...NAMES), (text, name) => {
        const opened = (text.match(/```/g)?.length ?? 0) % 2 === 1;
        fc.pre(!opened && !/Sources:\n[^\n]*$/.test(text));
        const answer = `${opening}\n\n${text}`;
        const before = detectMentions({ answer, brand: { name } });
        const after = detectMentions({ answer: `${answer}\n\n${closing}`, brand: { name } });
        const places = ({ mentions }: typeof before): number[][] =>
          mentions.map(({ start, end }) => [start, end]);
        expect(places(after)).toEqual(places(before));
      }),
      { numRuns: 300 },
    );
  });

  it('any string is judged without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (answer, name) => {
          expect(detectMentions({ answer, brand: { name }, question: answer }).rules_version).not.toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });
});
