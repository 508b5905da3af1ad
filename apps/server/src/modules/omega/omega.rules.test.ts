import { describe, expect, it } from 'vitest';
import { shownStateOf } from './omega.rules.ts';

const NAMED = { n: 3, k: 2, empty: 0, refused: 0 };
const FAILED = { n: 0, k: 0, empty: 0, refused: 0 };
const REFUSED = { n: 1, k: 0, empty: 1, refused: 1 };

describe('the status that is shown of a check', () => {
  it('is what its answers say while nobody forces it', () => {
    expect(shownStateOf({ ...NAMED, forced_status: null })).toBe('mentioned');
    expect(shownStateOf({ ...REFUSED, forced_status: null })).toBe('refused');
    expect(shownStateOf({ ...FAILED, forced_status: null })).toBe('failed');
  });

  it('is what an administrator forces it to, whatever the answers say and where none came', () => {
    expect(shownStateOf({ ...NAMED, forced_status: 'not_mentioned' })).toBe('not_mentioned');
    expect(shownStateOf({ ...REFUSED, forced_status: 'mentioned' })).toBe('mentioned');
    expect(shownStateOf({ ...FAILED, forced_status: 'mentioned' })).toBe('mentioned');
  });
});
