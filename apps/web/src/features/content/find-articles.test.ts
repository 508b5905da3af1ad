import { expect, it } from 'vitest';
import { findArticles } from './find-articles.ts';

const article = (title: string, text: string) => ({ title, description: 'One sentence.', parts: [{ text }] });
const ARTICLES = [
  article('Choose keywords', 'Import a CSV file, or read its range.'),
  article('Read a rate', 'The likely range, and how a café is counted.'),
];

it('finds articles by the words of title and text, however accented, those with the words in their title first', () => {
  const titles = (search: string) => findArticles(ARTICLES, search).map(({ title }) => title);
  expect(titles('')).toEqual(['Choose keywords', 'Read a rate']);
  expect(titles('READ range')).toEqual(['Choose keywords', 'Read a rate']);
  expect(titles('read')).toEqual(['Read a rate', 'Choose keywords']);
  expect(titles('cafe')).toEqual(['Read a rate']);
  expect(titles('invoice')).toEqual([]);
});
