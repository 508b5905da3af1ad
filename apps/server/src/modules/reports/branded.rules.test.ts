import { expect, it } from 'vitest';
import { isBranded } from './branded.rules.ts';

const names = {
  ...{ name: 'Café Nord', domain: 'nord.example', aliases: ['Nord'], products: ['Nord Roast'] },
  competitors: [{ name: 'Fabrikam', domain: null, aliases: [], products: [] }],
};

it.each([
  'cafe nord opening hours',
  'CAFÉ NORD reviews',
  "is nord's coffee good?",
  'nord-roast alternatives',
  'what is nord.example?',
])('a keyword that holds a name of the brand is branded: %s', (keyword) => {
  expect(isBranded(keyword, names)).toBe(true);
});

it.each(['coffee in the north', 'nordic coffee', 'fabrikam alternatives', 'café in hamburg'])(
  'a keyword without one is not: %s',
  (keyword) => {
    expect(isBranded(keyword, names)).toBe(false);
  },
);

it('in scripts without spaces a name may stand between other characters', () => {
  const japanese = { ...names, name: '無印良品', aliases: [], products: [], domain: null };
  expect(isBranded('大阪の無印良品はどこ', japanese)).toBe(true);
  expect(isBranded('大阪の家具', japanese)).toBe(false);
});
