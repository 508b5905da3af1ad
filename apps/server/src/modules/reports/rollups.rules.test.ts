import { describe, expect, it } from 'vitest';
import { addNames, undeclaredOf } from './rollups.rules.ts';

const answer = (mentioned: boolean, ...names: [name: string, places: number][]) => ({
  mentioned,
  undeclared: names.map(([name, places]) => ({ name, places: Array.from({ length: places }) })),
});

describe('names that nobody declared, counted over answers', () => {
  it('are one whatever form an answer uses, under the one used most', () => {
    const answers = [
      answer(true, ['HubSpot', 3]),
      answer(false, ['HubSpot CRM', 1], ['Pipedrive', 2]),
      answer(false, ['Hub Spot', 1]),
      answer(false, ['HubSpot', 1], ['HubSpot Marketing Hub', 2]),
    ];
    expect(undeclaredOf(answers)).toEqual([
      { name: 'HubSpot', answers_naming: 4, answers_naming_without_brand: 3, mentions: 8 },
      { name: 'Pipedrive', answers_naming: 1, answers_naming_without_brand: 1, mentions: 2 },
    ]);
  });

  it('with nothing but their first letters in common stay apart', () => {
    const names = undeclaredOf([answer(false, ['Zoho', 1], ['Zohari', 1])]).map(({ name }) => name);
    expect(names).toEqual(['Zohari', 'Zoho']);
  });

  it('are none of answers judged before they were looked for', () => {
    expect(undeclaredOf([{ mentioned: true, undeclared: null }])).toEqual([]);
  });

  it('add up over reports', () => {
    const counts = { answers_naming: 2, answers_naming_without_brand: 1, mentions: 3 };
    expect(
      addNames([
        { name: 'HubSpot CRM', ...counts },
        { name: 'HubSpot', ...counts, answers_naming: 5 },
        { name: 'Pipedrive', ...counts },
      ]),
    ).toEqual([
      { name: 'HubSpot', answers_naming: 7, answers_naming_without_brand: 2, mentions: 6 },
      { name: 'Pipedrive', ...counts },
    ]);
  });
});
