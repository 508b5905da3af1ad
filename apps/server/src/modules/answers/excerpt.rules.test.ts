import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.rules.ts';

describe('the excerpt of an answer', () => {
  it('shows the text a person reads, without targets, chips and marks', () => {
    const text =
      '## My list\n\n1. Many choose **Northwind** ([northwind.example](https://northwind.example/x)).\n- See [the guide](https://guide.example).';
    expect(excerptOf(text, null)).toBe('My list Many choose Northwind. See the guide.');
  });

  it('a table reads as its cells', () => {
    expect(excerptOf('| Name | Price |\n|---|---|\n| Northwind | $5 |', null)).toBe(
      'Name Price Northwind $5',
    );
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
