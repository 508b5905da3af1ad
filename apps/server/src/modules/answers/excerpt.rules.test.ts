import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.rules.ts';

describe('the excerpt of an answer', () => {
  it('shows the text a person reads, without targets, chips and marks', () => {
    const text =
      '## My list\n\n1. Many choose **Northwind** ([northwind.example](https://northwind.example/x)).\n- See [the guide](https://guide.example).';
    expect(excerptOf(text, null)).toBe('My list Many choose Northwind. See the guide.');
  });

  it('a table reads as its rows and cells', () => {
    const text = 'Two shops:\n\n| Name | Price |\n|---|---|\n| Northwind | $5 |\n\nBoth deliver.';
    expect(excerptOf(text, null)).toBe('Two shops: Name · Price / Northwind · $5 Both deliver.');
    const far = `${'word '.repeat(100)}\n\n${text}`;
    expect(excerptOf(far, far.indexOf('Northwind'))).toContain('Name · Price / Northwind · $5');
  });

  it('citation marks are left out, other brackets stay', () => {
    expect(
      excerptOf('Many choose Northwind [1][5], some Harbor[2]. Array[0] of [sic] and [2026].', null),
    ).toBe('Many choose Northwind, some Harbor. Array of [sic] and [2026].');
    const far = `${'word [1] '.repeat(100)}Northwind[3] is good.`;
    expect(excerptOf(far, far.indexOf('Northwind'))).toMatch(/^… word word .*Northwind is good\.$/);
  });

  it('shows entities as the characters they are, and finds a mention behind them', () => {
    expect(excerptOf('AT&amp;T &amp;amp; Caf&eacute;', null)).toBe('AT&T & Café');
    const text = `${'A &amp; B '.repeat(100)}Northwind`;
    expect(excerptOf(text, text.indexOf('Northwind'))).toMatch(/^… .*A & B Northwind$/);
  });

  it('a long answer ends at a word', () => {
    const excerpt = excerptOf('word '.repeat(100), null);
    expect(excerpt.endsWith('word …')).toBe(true);
    expect(excerpt.length).toBeLessThanOrEqual(242);
  });

  it('a mention further down is in it', () => {
    const text = `${'word '.repeat(100)}Northwind is good. ${'more '.repeat(100)}`;
    const excerpt = excerptOf(text, text.indexOf('Northwind'));
    expect(excerpt).toContain('Northwind is good.');
    expect(excerpt.startsWith('… word')).toBe(true);
  });

  it('lines of nothing but dashes are left out; one with a word at its end is text, however long it is', () => {
    expect(excerptOf('One\n-----\n| --- | :---: |\nTwo', null)).toBe('One Two');
    expect(excerptOf(`${'-'.repeat(100)} end`, null)).toBe(`${'-'.repeat(100)} end`);
    expect(excerptOf(`${'- '.repeat(20_000)}end`, null)).toContain('-');
  });
});
