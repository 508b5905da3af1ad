import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers } from '../answer-pieces.fixture.ts';
import { charClass, isWordClass } from '../char-class.ts';
import { projectVisibleText } from './project.ts';
import { REMOVED, type VisibleText } from './visible-text.ts';

const isHost = (host: string): boolean => host.endsWith('.com');
const read = (answer: string, known = true): VisibleText => projectVisibleText(answer, known ? isHost : null);

/** Where letters, digits and the like of the visible text stand in the answer. */
function wordPlaces({ text, origin }: VisibleText): Set<number> {
  const places = new Set<number>();
  for (const [at, from] of origin.entries()) {
    const code = text.charCodeAt(at);
    if (code !== REMOVED.charCodeAt(0) && isWordClass(charClass(code))) places.add(from);
  }
  return places;
}

/** What a busy machine may take, in milliseconds. */
const SLOW = 30_000;

describe('whatever the answer', () => {
  it(
    'each visible unit stands in it, in its order, and lines cover the text',
    () => {
      fc.assert(
        fc.property(answers, (answer) => {
          const { text, origin, lines } = read(answer);
          const outside: number[] = [];
          expect(origin).toHaveLength(text.length);
          for (let at = 0; at < text.length; at++) {
            const [before = 0, place = -1] = [origin[at - 1], origin[at]];
            if (place < before || place > answer.length) outside.push(place);
          }
          expect(outside).toEqual([]);
          expect(lines[0]?.start).toBe(0);
          for (const [at, line] of lines.entries())
            expect(line.end).toBeLessThanOrEqual(lines[at + 1]?.start ?? text.length);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );

  it(
    'what is visible where hosts are known is visible where they are not',
    () => {
      fc.assert(
        fc.property(answers, (answer) => {
          const places = wordPlaces(read(answer, false));
          expect([...wordPlaces(read(answer))].filter((place) => !places.has(place))).toEqual([]);
        }),
        { numRuns: 4_000 },
      );
    },
    SLOW,
  );
});
