import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReturnPath } from './return-path.ts';

describe('the page to go back to after signing in', () => {
  it('keeps a path of this site with its search and hash', () => {
    expect(toReturnPath('/tracker/keywords?page=2#top')).toBe('/tracker/keywords?page=2#top');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/tracker/..//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    'https://evil.example/tracker',
    'javascript:alert(1)',
    'tracker',
    '',
    null,
    7,
  ])('refuses %j, which could lead to another site', (value) => {
    expect(toReturnPath(value)).toBeUndefined();
  });

  it('never leads back to the sign-in itself', () => {
    expect(toReturnPath('/login?from=/login')).toBeUndefined();
    expect(toReturnPath('/registration')).toBeUndefined();
    expect(toReturnPath('/Login/')).toBeUndefined();
  });

  it('leads to this site, whatever was asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (asked) => {
        const path = toReturnPath(asked.join(''));
        if (path === undefined) return;
        expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
        expect(toReturnPath(path)).toBe(path);
      }),
    );
  });
});
