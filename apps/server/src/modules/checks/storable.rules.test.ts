import { describe, expect, it } from 'vitest';
import { storable } from './storable.rules.ts';

describe('what PostgreSQL can hold', () => {
  it('NUL and half a surrogate pair become one replacement character each, so that offsets stay true', () => {
    const text = 'a\0b\uD83Dc\uDE00d';
    expect(storable(text)).toBe('a\uFFFDb\uFFFDc\uFFFDd');
    expect(storable(text)).toHaveLength(text.length);
  });

  it('whole emoji, line breaks and other values stay as they are, at any depth', () => {
    const value = { text: 'ok 😀\n', n: 1, yes: true, nothing: null, list: [{ deep: 'x\0' }] };
    expect(storable(value)).toEqual({ ...value, list: [{ deep: 'x\uFFFD' }] });
  });
});
