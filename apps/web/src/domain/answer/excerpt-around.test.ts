import { readBlocks } from '@answerscope/answer-text';
import { expect, it } from 'vitest';
import { markSpans } from './answer-spans.ts';
import { type Excerpt, excerptAround } from './excerpt-around.ts';

const place = (text: string, name: string) => {
  const start = text.indexOf(name);
  return { start, end: start + name.length, matched_name: name, code: '', explanation: '', confidence: 1 };
};

const excerpt = (text: string, names: { counted?: string; rejected?: string }, length: number) =>
  excerptAround(
    readBlocks(text),
    markSpans({
      mentions: names.counted ? [place(text, names.counted)] : [],
      rejected: names.rejected ? [place(text, names.rejected)] : [],
    }),
    length,
  );

const textOf = ({ pieces }: Excerpt) => pieces.map(({ text }) => text).join('');
const markedOf = ({ pieces }: Excerpt) => pieces.filter(({ span }) => span).map(({ text }) => text);

const LONG = `${'Many shops sell tea. '.repeat(30)}We like **Northwind** for its leaves. ${'Others do as well. '.repeat(30)}`;

it('shows the words around the first mention, cut between words', () => {
  const shown = excerpt(LONG, { counted: 'Northwind' }, 120);
  expect(markedOf(shown)).toEqual(['Northwind']);
  expect(shown).toMatchObject({ starts_inside: true, ends_inside: true });
  expect(textOf(shown).length).toBeLessThanOrEqual(120);
  expect(LONG.replaceAll('**', '')).toContain(` ${textOf(shown)} `);
});

it('begins with the sentence or the row that names the brand, where it is near', () => {
  expect(textOf(excerpt(LONG, { counted: 'Northwind' }, 120))).toMatch(/^Many shops sell tea\. .*We like/);
  const rows = Array.from({ length: 20 }, (_, index) => `| shop ${index} | slow |`);
  const table = ['| Shop | Speed |', '|-|-|', ...rows, '| Northwind | fast |', ...rows].join('\n');
  expect(textOf(excerpt(table, { counted: 'Northwind' }, 100))).toMatch(/^Northwind · fast\nshop 0 · slow\n/);
});

it('begins at the beginning when nobody is named', () => {
  const shown = excerpt(LONG, {}, 60);
  expect(textOf(shown)).toMatch(/^Many shops sell tea\./);
  expect(shown).toMatchObject({ starts_inside: false, ends_inside: true });
});

it('shows a rejected place only when nothing counted', () => {
  const text = `A north wind blows. ${'Tea is fine. '.repeat(40)}Northwind sells it.`;
  expect(markedOf(excerpt(text, { rejected: 'north wind' }, 50))).toEqual(['north wind']);
  expect(markedOf(excerpt(text, { rejected: 'north wind', counted: 'Northwind' }, 50))).toEqual([
    'Northwind',
  ]);
});

it('shows a short answer whole, a line for each of its parts', () => {
  const shown = excerpt(
    '# Tea\n\n- **Northwind**: good\n- Harbor\n\n| a | b |\n|-|-|\n| 1 | 2 |',
    { counted: 'Northwind' },
    200,
  );
  expect(textOf(shown)).toBe('Tea\nNorthwind: good\nHarbor\na · b\n1 · 2');
  expect(shown).toMatchObject({ starts_inside: false, ends_inside: false });
});

it('leaves out citation marks, and still marks the mention behind them', () => {
  const shown = excerpt('Good [1][5] shops: Northwind [2].', { counted: 'Northwind' }, 200);
  expect(textOf(shown)).toBe('Good shops: Northwind.');
  expect(markedOf(shown)).toEqual(['Northwind']);
});

it('cuts no character in two where there are no spaces', () => {
  const shown = excerpt(`${'茶🍵'.repeat(100)}北風${'茶🍵'.repeat(100)}`, { counted: '北風' }, 61);
  expect(markedOf(shown)).toEqual(['北風']);
  expect(textOf(shown).isWellFormed()).toBe(true);
});

it('has nothing to show of an empty answer', () => {
  expect(excerpt('', {}, 100)).toEqual({ pieces: [], starts_inside: false, ends_inside: false });
});
