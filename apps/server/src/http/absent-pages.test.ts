import { expect, it } from 'vitest';
import { ABSENT_NAME, findAbsentPage } from './absent-pages.ts';

const existing = {
  hasPage: async (slug: string) => slug === 'help',
  hasAuthor: async (id: string) => id === 'ada',
};

it.each([
  ['/pages/no-such-page', '/pages/', 'no-such-page'],
  ['/blog/no-such-post', '/blog/', 'no-such-post'],
  ['/blog/authors/nobody', '/blog/authors/', 'nobody'],
])('%s does not exist', async (path, folder, name) => {
  expect(await findAbsentPage(path, existing)).toEqual({ drawnAt: folder + ABSENT_NAME, name });
});

it.each([
  '/pages/help',
  '/pages/how-it-works',
  '/blog/help',
  '/blog/authors/ada',
  '/blog',
  '/',
  '/tracker/keywords/no-such-id',
  '/pages/%3Cscript%3E',
  '/pages/"',
])('%s exists, is no page of words, or is drawn for itself', async (path) => {
  expect(await findAbsentPage(path, existing)).toBeNull();
});
