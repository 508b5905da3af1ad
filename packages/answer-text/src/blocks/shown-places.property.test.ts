import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers } from '../answer-pieces.fixture.ts';
import { charClass, isWordClass } from '../char-class.ts';
import { projectVisibleText } from '../visible/project.ts';
import { REMOVED } from '../visible/visible-text.ts';
import type { TextNode } from './block-tree.ts';
import { readBlocks } from './read-blocks.ts';
import { textLines } from './text-lines.ts';
import { coveredText, sliceText, sourceOffset } from './text-node.ts';

const isHost = (host: string): boolean => host.endsWith('.com');
const shownIn = (answer: string): TextNode[] =>
  textLines(readBlocks(answer))
    .flat()
    .filter(({ start }) => start >= 0);

/** What a busy machine may take, in milliseconds. */
const SLOW = 30_000;

describe('whatever the answer', () => {
  it(
    'each letter of the visible text stands in what is shown',
    () => {
      fc.assert(
        fc.property(answers, (answer) => {
          const { text, origin } = projectVisibleText(answer, isHost);
          const hidden: string[] = [];
          const isShown = new Uint8Array(answer.length + 1);
          for (const { start, end } of shownIn(answer)) isShown.fill(1, start, end);
          for (let at = 0; at < text.length; at++) {
            const code = text.charCodeAt(at);
            if (code === REMOVED.charCodeAt(0) || !isWordClass(charClass(code))) continue;
            if (isShown[origin[at] ?? 0] !== 1) hidden.push(text.charAt(at));
          }
          expect(hidden).toEqual([]);
        }),
        { numRuns: 4_000 },
      );
    },
    SLOW,
  );

  it(
    'each run knows its place, also with entities in it, and so does each part of it',
    () => {
      fc.assert(
        fc.property(answers, fc.nat(), (answer, seed) => {
          for (const node of shownIn(answer)) {
            expect(coveredText(node, node.start, node.end)).toEqual([0, node.text.length]);
            if (node.wide.length === 0) expect(answer.slice(node.start, node.end)).toBe(node.text);
            const [{ at = 0, units = 1 } = {}] = node.wide;
            const cut = node.wide.length === 0 ? seed % (node.text.length + 1) : at + units;
            const [first, rest] = [sliceText(node, 0, cut), sliceText(node, cut, node.text.length)];
            expect(first.text + rest.text).toBe(node.text);
            expect(rest.start).toBe(first.end);
            expect(rest.end).toBe(node.end);
            expect(sourceOffset(node, cut)).toBe(rest.start);
          }
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );
});
