import { expect, test } from 'vitest';
import { backOfficeOutside, circularScripts, firstLoads, overBudget, unstyledParts } from './first-load.ts';

const ROUTES = {
  __root__: { children: ['/_app', '/_public/'], preloads: ['/assets/index.js'] },
  '/_app': { children: ['/_app/page'], preloads: ['/assets/app.js'] },
  '/_app/page': { preloads: ['/assets/page.js'] },
  '/_public/': {},
};
const FILES: Record<string, string> = {
  '/assets/index.js': 'start()',
  '/assets/app.js': 'import{a as b}from"./shared.js";import"./index.js";b()',
  '/assets/page.js': 'import{c}from"./shared.js";const later=()=>import("./dialog.js");c(later)',
  '/assets/shared.js': 'export const a=1,c=2',
  '/assets/dialog.js': 'export const dialog=1',
};
const read: string[] = [];
const readScript = (path: string): string => {
  read.push(path);
  return FILES[path] ?? '';
};

test('a page loads the files of all routes it stands in and what they import, none twice and none for later', () => {
  const [page, landing] = firstLoads(ROUTES, readScript);
  expect(page?.route).toBe('/_app/page');
  expect(landing?.route).toBe('/_public/');
  const sizeOf = (path: string) =>
    firstLoads({ only: { preloads: [path] } }, () => FILES[path] ?? '')[0]?.bytes;
  expect(landing?.bytes).toBe(sizeOf('/assets/index.js'));
  expect(read).toContain('/assets/shared.js');
  expect(read).not.toContain('/assets/dialog.js');
});

test('the landing page may load less than the pages behind the sign-in', () => {
  const loads = (bytes: number) => [
    { route: '/_public/', bytes, files: [] },
    { route: '/_app/tracker/dashboard', bytes, files: [] },
  ];
  expect(overBudget(loads(125_000))).toEqual([]);
  expect(overBudget(loads(125_100))).toEqual([
    '/_public/ loads 125.1 kB of scripts and styles at first; it may load 125 kB.',
  ]);
  expect(overBudget(loads(235_100))).toHaveLength(2);
});

test('the back office may load more than the tracker, and has a limit of its own', () => {
  const loads = (route: string, bytes: number) => overBudget([{ route, bytes, files: [] }]);
  expect(loads('/_app/admin/users/$id', 332_000)).toEqual([]);
  expect(loads('/_app/admin/', 332_100)).toHaveLength(1);
  expect(loads('/_app/administrators', 235_100)).toHaveLength(1);
});

test('what the documents of a route begin with besides is a part of its first load', () => {
  const [page] = firstLoads(ROUTES, readScript, (route) =>
    route === '/_app/page' ? ['/assets/dialog.js'] : [],
  );
  expect(page?.files).toContain('/assets/dialog.js');
});

test('the back office adds no source and no route to the first load of another page', () => {
  const loads = [
    { route: '/_app/tracker/keywords', files: ['/a.js', '/b.js'] },
    { route: '/_app/admin/logos', files: ['/a.js', '/admin.js'] },
  ];
  const modules = {
    '/a.js': ['apps/web/src/routes/_app/administrators.tsx', 'apps/web/src/pages/administrators/page.tsx'],
    '/b.js': ['apps/web/src/features/keywords/list.tsx', 'packages/contract/src/keywords.contract.ts'],
    '/admin.js': ['apps/web/src/features/admin/act-dialog.tsx', 'apps/web/src/routes/_app/admin/logos.tsx'],
  };
  expect(backOfficeOutside(loads, modules)).toEqual([]);
  for (const source of [
    'apps/web/src/features/admin/act-dialog.tsx',
    'apps/web/src/features/shell/admin/admin-shell.tsx',
    'apps/web/src/pages/admin/admin-page.tsx',
    'apps/web/src/pages/admin-logos/logos-page.tsx',
    'apps/web/src/routes/_app/admin/logos.tsx',
    'apps/web/src/lib/admin-clients.tsx',
    'apps/web/src/lib/back-office-routes.ts',
    'packages/contract/src/admin.contract.ts',
    'packages/contract/src/admin-operations.ts',
    'packages/contract/src/resources/logos.ts',
    'packages/contract/src/system-health.ts',
    'packages/contract/src/analytics.ts',
    'packages/contract/src/data-exports.ts',
    'packages/contract/src/data-export-columns.ts',
    'packages/contract/src/omega.ts',
    'packages/contract/src/payment-overview.ts',
    'packages/contract/src/performance.ts',
    'packages/contract/src/performance-windows.ts',
    'packages/contract/src/settings.contract.ts',
    'virtual:admin-routes',
  ])
    expect(backOfficeOutside(loads, { ...modules, '/b.js': [source] })).toEqual([
      `/_app/tracker/keywords loads ${source} at first, which is the back office's.`,
    ]);
  expect(() => backOfficeOutside(loads, {})).toThrow('/a.js');
});

test('styles count, once, whichever of its routes names them', () => {
  const routes = { '/': { children: ['/a'], css: ['/all.css'] }, '/a': { css: ['/all.css', '/a.css'] } };
  const files: Record<string, string> = { '/all.css': 'a{color:red}', '/a.css': 'b{color:blue}' };
  const sizeOf = (css: string[]) => firstLoads({ '/': { css } }, (path) => files[path] ?? '')[0]?.bytes;
  expect(firstLoads(routes, (path) => files[path] ?? '')[0]?.bytes).toBe(sizeOf(['/all.css', '/a.css']));
});

test('scripts that import one another in a circle are named', () => {
  const files: Record<string, string> = {
    '/assets/a.js': 'import{b}from"./b.js"',
    '/assets/b.js': 'import"./c.js"',
    '/assets/c.js': 'const a=()=>import("./a.js")',
  };
  const circles = () => circularScripts(Object.keys(files), (path) => files[path] ?? '');
  expect(circles()).toEqual([]);
  files['/assets/c.js'] = 'import{a}from"./a.js"';
  expect(circles()).toEqual(['/assets/a.js -> /assets/b.js -> /assets/c.js -> /assets/a.js is a circle.']);
});

test('a part of Mantine without a style is named', () => {
  const script = 'const a={root:"m_8d3f4000"},b={root:"m_fea6bf1a"}';
  expect(unstyledParts([script], ['.m_8d3f4000{}.m_fea6bf1a{}'])).toEqual([]);
  expect(unstyledParts([script], ['.m_8d3f4000{}'])).toHaveLength(1);
});
