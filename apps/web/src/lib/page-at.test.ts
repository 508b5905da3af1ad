import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { pageAt } from './page-at.ts';

const root = createRootRoute();
const router = createRouter({
  routeTree: root.addChildren(
    ['/', '/login', '/blog', '/blog/$slug', '/tracker/$', '/$'].map((path) =>
      createRoute({ getParentRoute: () => root, path }),
    ),
  ),
});

it.each([
  ['/', '/', {}, '/'],
  ['/LogIn', '/login', {}, '/login'],
  ['/blog', '/blog', {}, '/blog'],
  ['/blog/a-post', '/blog/$slug', { slug: 'a-post' }, '/blog/a-post'],
  ['/blog/%61-post', '/blog/$slug', { slug: 'a-post' }, '/blog/a-post'],
  ['/blog/%20%22', '/blog/$slug', { slug: ' "' }, '/blog/%20%22'],
])('%s is a page, under one spelling', (path, route, params, canonical) => {
  expect(pageAt(router, path)).toEqual({ route, params, path: canonical });
});

it('all that a wildcard covers is one address', () => {
  for (const path of ['/tracker/a', '/tracker/b/c'])
    expect(pageAt(router, path)).toMatchObject({ route: '/tracker/$', path: '/tracker/*' });
});

it.each(['/nowhere', '/users/someone', '/blog/a/b', '/login/more'])('%s is no page', (path) => {
  expect(pageAt(router, path)).toBeNull();
});
