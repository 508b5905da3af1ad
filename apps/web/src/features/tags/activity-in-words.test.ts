import { TAG_OPERATIONS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { activityInWords } from './activity-in-words.ts';

it('tells every operation by the name of its tag and how many keywords it touched', () => {
  const told = TAG_OPERATIONS.map((operation_type) =>
    activityInWords({
      operation_type,
      tag_name: 'Core',
      keywords_affected: operation_type === 'create' ? 0 : 2,
      created_at: '2026-03-01T00:00:00.000Z',
    }),
  );
  expect(told).toEqual([
    '“Core” created',
    '“Core” changed',
    '“Core” deleted from 2 keywords',
    '“Core” merged into another tag, added to 2 keywords',
    '“Core” added to 2 keywords',
    '“Core” removed from 2 keywords',
  ]);
});
