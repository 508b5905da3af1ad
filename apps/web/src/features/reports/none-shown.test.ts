import { expect, it } from 'vitest';
import { noneShown } from './none-shown.ts';

it('says every filter that leaves no keyword of a report', () => {
  const tags = [{ id: 'core', name: 'Core', color: '#06B6D4' as const }];
  expect(noneShown({ show: 'failed' }, tags)).toBe('No failed keywords in this report.');
  expect(noneShown({ show: 'declined', search: 'crm' }, tags)).toBe(
    'No keywords that are no longer mentioned with “crm” in this report.',
  );
  expect(noneShown({ search: 'crm', tag: 'core', topic: 'Loans' }, tags)).toBe(
    'No keywords with “crm”, the topic “Loans”, and the tag “Core” in this report.',
  );
  expect(noneShown({ search_intent: 'local', tag: 'gone' }, tags)).toBe(
    'No keywords with a tag that no longer exists and the search intent “Local” in this report.',
  );
});
