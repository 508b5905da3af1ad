import { expect, it } from 'vitest';
import { drawnAt } from './drawn-at.ts';

const existing = {
  hasPage: async (slug: string) => slug === 'help',
  hasAuthor: async (id: string) => id === 'ada',
};

it.each([
  ['/pages/help', '/pages/help'],
  ['/pages/no-such-page', '/pages/-'],
  ['/pages/%F0%9F%98%80', '/pages/-'],
  ['/pages/how-it-works', '/pages/how-it-works'],
  ['/blog/help', '/blog/help'],
  ['/blog/no-such-post', '/blog/-'],
  ['/blog/authors/ada', '/blog/authors/ada'],
  ['/blog/authors/nobody', '/blog/authors/-'],
  ['/blog', '/blog'],
  ['/', '/'],
  ['/tracker/keywords/no-such-id', '/tracker/keywords/no-such-id'],
])('%s is drawn at %s', async (path, at) => {
  expect(await drawnAt(path, existing)).toBe(at);
});
