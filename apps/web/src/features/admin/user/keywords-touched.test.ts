import { expect, it } from 'vitest';
import { keywordsTouched } from './keywords-touched.ts';

it('says with a number what another limit does to the keywords', () => {
  const kept = { keywords: 8, keywords_paused: 2 };
  expect(keywordsTouched(kept, 5)).toBe('1 keyword will be paused, the newest first.');
  expect(keywordsTouched(kept, 0)).toBe('6 keywords will be paused, the newest first.');
  expect(keywordsTouched(kept, 7)).toBe('1 paused keyword resumes.');
  expect(keywordsTouched(kept, null)).toBe('2 paused keywords resume.');
  expect(keywordsTouched(kept, 6)).toBe('0 of 8 keywords will be paused.');
});
