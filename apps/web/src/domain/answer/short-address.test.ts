import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it('names a page by its site and path', () => {
  expect(shortAddress('https://www.books.example/gifts/?utm_source=x#top')).toBe('books.example/gifts');
  expect(shortAddress('https://books.example/')).toBe('books.example');
});

it('reads the name of a site as people write it', () => {
  expect(shortAddress('https://www.xn--bckerei-strudl-5hb.at/wien')).toBe('bäckerei-strudl.at/wien');
});

it('cuts a long path, and leaves what is no address as it is', () => {
  expect(shortAddress(`https://books.example/${'a'.repeat(80)}`)).toMatch(/^books\.example\/a{46}…$/);
  expect(shortAddress('no address')).toBe('no address');
});
