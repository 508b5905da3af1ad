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

describe('whatever the answer', () => {
  it('each visible unit stands in it, in its order, and lines cover the text', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const { text, origin, lines } = read(answer);
        expect(origin).toHaveLength(text.length);
        for (let at = 0; at < text.length; at++) {
          expect(origin[at]).toBeGreaterThanOrEqual(origin[at - 1] ?? 0);
          expect(origin[at]).toBeLessThan(answer.length + 1);
        }
        expect(lines[0]?.start).toBe(0);
        for (const [at, line] of lines.entries())
          expect(line.end).toBeLessThanOrEqual(lines[at + 1]?.start ?? text.length);
      }),
      { seed: 20_261_123, numRuns: 1_000 },
    );
  });

  it('what is visible where hosts are known is visible where they are not', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const places = wordPlaces(read(answer, false));
        for (const place of wordPlaces(read(answer))) expect(places).toContain(place);
      }),
      { seed: 20_261_123, numRuns: 5_000 },
    );
  });
});
