import { expect, it } from 'vitest';
import { suggestionNote } from './suggestion-note.ts';

it('says how many of the suggestions the plan can track where it cannot track all', () => {
  expect(suggestionNote(5, 'Free')).toBe(
    'An assistant suggests up to 25 keywords. You choose which to track. Free has room for 5 keywords.',
  );
  for (const limit of [25, 100, null])
    expect(suggestionNote(limit, 'Professional')).toBe(
      'An assistant suggests up to 25 keywords. You choose which to track.',
    );
});
