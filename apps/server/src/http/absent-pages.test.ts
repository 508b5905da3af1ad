import { expect, it } from 'vitest';
import { ABSENT_NAME, findNamedPage } from './absent-pages.ts';

const AUTHOR = '01890a5d-ac96-774b-bcce-b302099a8057';
const lookedUp: string[] = [];
const isIn =
  (...names: string[]) =>
  async (name: string) => {
    lookedUp.push(name);
    return names.includes(name);
  };
const existing = { hasPage: isIn('help'), hasAuthor: isIn(AUTHOR), hasPreview: isIn('token') };
const find = (route: string, params: Record<string, string>) =>
  findNamedPage({ route, params, path: route }, existing);

it.each([
  ['/pages/$slug', 'slug', 'help', true],
  ['/pages/$slug', 'slug', 'no-such-page', false],
  ['/blog/$slug', 'slug', 'no-such-post', false],
  ['/blog/authors/$id', 'id', AUTHOR, true],
  ['/blog/authors/$id', 'id', AUTHOR.replace('a', 'b'), false],
  ['/preview/$token', 'token', 'token', true],
  ['/preview/$token', 'token', 'forged', false],
])('%s is looked up by its %s %s: %s', async (route, parameter, name, exists) => {
  lookedUp.length = 0;
  const named = find(route, { [parameter]: name });
  expect(named).toMatchObject({ name, absentPath: route.replace(`$${parameter}`, ABSENT_NAME) });
  expect(await named?.exists()).toBe(exists);
  expect(lookedUp).toEqual([name]);
});

it.each([
  ['/pages/$slug', 'slug', ' <script>', '%20%3Cscript%3E'],
  ['/blog/$slug', 'slug', 'Capitals', 'Capitals'],
  ['/blog/$slug', 'slug', '$&"\\', '%24%26%22%5C'],
  ['/blog/$slug', 'slug', "'-alert(1)-'", '%27-alert%281%29-%27'],
  ['/blog/$slug', 'slug', '!*~', '%21%2A%7E'],
  ['/blog/authors/$id', 'id', 'nobody', 'nobody'],
  ['/blog/authors/$id', 'id', AUTHOR.toUpperCase(), AUTHOR.toUpperCase()],
])('%s with the %s %j does not exist, and nothing is looked up', async (route, parameter, name, safe) => {
  lookedUp.length = 0;
  const named = find(route, { [parameter]: name });
  expect(named?.name).toBe(safe);
  expect(await named?.exists()).toBe(false);
  expect(lookedUp).toEqual([]);
});

it.each([
  ['/', {}],
  ['/pages/how-it-works', {}],
  ['/tracker/keywords/$id', { id: 'no-such-id' }],
  ['/tracker/$', { '*': 'a', _splat: 'a' }],
])('%s is no page of words', (route, params) => {
  expect(find(route, params)).toBeNull();
});
