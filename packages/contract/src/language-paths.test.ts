import { describe, expect, it } from 'vitest';
import { isPublicPath, LANGUAGES, pathIn, preferredLanguage, splitLanguage } from './language-paths.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/plans', 'en', '/plans'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de/plans', 'de', '/plans'],
    ['/de?utm=1', 'de', '/?utm=1'],
    ['/destiny', 'en', '/destiny'],
    ['/en/plans', 'en', '/en/plans'],
  ])('%s', (whole, language, path) => {
    expect(splitLanguage(whole)).toEqual({ language, path });
  });

  it.each(['/', '/?plan=pro', '/plans', '/pages/imprint#top', '/login?from=%2Ftracker'])(
    'leads back: %s',
    (path) => {
      expect(splitLanguage(pathIn('de', path))).toEqual({ language: 'de', path });
      expect(pathIn('en', path)).toBe(path);
    },
  );

  it.each(['/tracker', '/tracker/plans', '/admin/users', '/start?plan=pro', '/test/kit'])(
    'is not in that of a page behind the sign-in: %s',
    (path) => {
      expect(isPublicPath(path)).toBe(false);
      expect(pathIn('de', path)).toBe(path);
    },
  );

  it.each(['/trackers', '/starting', '/adminis'])('%s is public', (path) => {
    expect(isPublicPath(path)).toBe(true);
  });
});

it.each(LANGUAGES)('leads back to each language: %s', (language) => {
  expect(splitLanguage(pathIn(language, '/plans'))).toEqual({ language, path: '/plans' });
});

describe('the preferred language', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['fr,de;q=0.5,en;q=0.4', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=,,', 'en'],
    [undefined, 'en'],
  ])('%s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
