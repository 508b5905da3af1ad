import { expect, it } from 'vitest';
import { companiesOf } from './rollups.rules.ts';

const answer = (mentioned: boolean, ...named: [key: string, mentions: number][]) => ({
  mentioned,
  companies: named.map(([key, mentions], first_at) => ({ key, mentions, first_at })),
});

it('companies are counted once an answer, the most named first, with where the brand is missing', () => {
  const answers = [
    answer(true, ['hubspot', 3]),
    answer(false, ['hubspot', 1], ['pipedrive', 2]),
    answer(false, ['hubspot', 1]),
    answer(true),
  ];
  expect(companiesOf(answers)).toEqual([
    { company_key: 'hubspot', answers_naming: 3, answers_naming_without_brand: 2, mentions: 5 },
    { company_key: 'pipedrive', answers_naming: 1, answers_naming_without_brand: 1, mentions: 2 },
  ]);
});
