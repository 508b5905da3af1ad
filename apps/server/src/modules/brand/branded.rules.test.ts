import { expect, it } from 'vitest';
import { isBranded } from './branded.rules.ts';

const names = {
  name: 'Café Nord',
  domain: 'nord.example',
  aliases: ['Nord'],
  products: ['Nord Roast'],
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

const called = (name: string, more: Partial<typeof names> = {}) => ({
  name,
  domain: null,
  aliases: [],
  products: [],
  competitors: [],
  ...more,
});

it.each([
  ['HubSpot', 'hub spot alternatives'],
  ['HubSpot', 'hub-spot pricing'],
  ['HubSpot', 'hubspots crm'],
  ['L’Oréal', 'loreal shampoo'],
  ['AT&T', 'at and t plans'],
  ['Northwind', 'northwinds preise'],
])('other spellings and endings name it as well: %s in "%s"', (name, keyword) => {
  expect(isBranded(keyword, called(name))).toBe(true);
});

it.each(['target vs walmart', 'target alternatives', 'reviews of target', 'alternativen zu target'])(
  'a name that is an ordinary word is one where a company is asked about: %s',
  (keyword) => {
    expect(isBranded(keyword, called('Target'))).toBe(true);
  },
);

it.each(['target audience tools', 'best target market analysis', 'how to target customers'])(
  'and stays a word elsewhere: %s',
  (keyword) => {
    expect(isBranded(keyword, called('Target'))).toBe(false);
  },
);

it('the longer name of another company is not that of the brand', () => {
  expect(isBranded('delta faucet repair', called('Delta'))).toBe(false);
});
