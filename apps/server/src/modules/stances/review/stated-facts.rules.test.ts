import { pricesIn } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { declaredFacts } from './declared-facts.rules.ts';
import { factsStatedOtherwise } from './stated-facts.rules.ts';

const PRICES = ['€29 a month', '€290 a year'];
const stated = (text: string, { others = [] as string[], prices = PRICES } = {}) => {
  const brand = [...text.matchAll(/Northwind|Trail Pro|Ridge/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const facts = declaredFacts({ founding_year: 2011, prices }, ['Trail Pro', 'Ridge']);
  const found = factsStatedOtherwise(text, { brand, others, facts });
  for (const { start, end, quote } of found) expect(text.slice(start, end)).toBe(quote);
  return found.map(({ kind, stated: said, quote }) => [kind, said, quote]);
};

describe('a fact that an answer states otherwise', () => {
  it('is a founding year in a sentence that names the brand', () => {
    const text = 'It is old. Northwind was founded in Graz in 2009. It sells bread.';
    expect(stated(text)).toEqual([['founding_year', '2009', 'Northwind was founded in Graz in 2009.']]);
    expect(stated('Northwind wurde 2009 gegründet.')).toEqual([]);
    expect(stated('- **Northwind** (gegründet 2009)')).toHaveLength(1);
    expect(stated('Northwind was founded in 2011.')).toEqual([]);
    expect(stated('Northwind has 2009 users.')).toEqual([]);
  });

  it('is a price in a declared currency that none is declared as', () => {
    expect(stated('| Northwind | €39 |')).toEqual([['price', '€39', '| Northwind | €39 |']]);
    expect(stated('Northwind costs 29 €, or 290,00 EUR a year.')).toEqual([]);
    expect(stated('Northwind costs $39.')).toEqual([]);
  });

  it('is no price for another period than any declared one', () => {
    expect(stated('Northwind costs €348 a year.', { prices: ['€29 a month'] })).toEqual([]);
    expect(stated('Northwind kostet 39 € im Monat.', { prices: ['€29 a month'] })).toHaveLength(1);
    expect(stated('Northwind costs €39.', { prices: ['€29 a month'] })).toHaveLength(1);
  });

  it('is a price right behind a product that is declared at another', () => {
    const prices = ['€29 a month', 'Trail Pro €49 a month'];
    const product = (text: string) => stated(text, { prices }).map(([kind, said]) => [kind, said]);
    for (const text of [
      'Trail Pro costs €29 a month.',
      'Trail Pro kostet nur 29 € im Monat.',
      '| Trail Pro | €29 |',
      '**Trail Pro** (from €29) is the larger one.',
    ])
      expect(product(text), text).toEqual([['price', text.includes('29 €') ? '29 €' : '€29']]);
    for (const text of [
      'Trail Pro costs €49 a month.',
      'Trail Pro costs €588 a year.',
      'Trail Pro costs €10 less than last year.',
      'Trail Pro has add-ons for €5.',
      'Trail Pro went from €59 to €49.',
      'Ridge costs €29, Trail Pro more.',
      'Trail Pro and Ridge cost €29.',
      'Trail Professional costs €29.',
    ])
      expect(product(text), text).toEqual([]);
  });

  it('is a declared product that the brand is said not to have', () => {
    for (const [text, denial] of [
      ['Northwind does not offer Trail Pro.', 'does not offer Trail Pro'],
      ['Northwind no longer sells **Ridge**.', 'no longer sells Ridge'],
      ['Northwind bietet Ridge nicht mehr an.', 'bietet Ridge nicht mehr an'],
      ['Northwind verkauft kein Ridge.', 'verkauft kein Ridge'],
      ['Trail Pro is no longer available.', 'Trail Pro is no longer available'],
      ['Ridge wurde eingestellt.', 'Ridge wurde eingestellt'],
      ['Northwind no vende Ridge.', 'no vende Ridge'],
    ])
      expect(stated(text ?? ''), text).toEqual([['product', denial, text]]);
    for (const text of [
      'Northwind offers Trail Pro.',
      'Northwind does not offer Trail Pro in Austria.',
      'Northwind does not offer Trail Pro for free.',
      'Northwind does not offer Trail Pro discounts.',
      'If Northwind does not offer Trail Pro.',
      'Does Northwind no longer sell Ridge?',
      'Zenlo does not offer Trail Pro.',
      'Northwind does not offer hiking boots.',
      'Northwind does not only offer Ridge.',
      'Northwind bietet Ridge nicht nur in Graz an.',
    ])
      expect(stated(text), text).toEqual([]);
  });

  it('is none where another company is named beside it, or the brand is not', () => {
    expect(stated('Unlike Northwind, Fabrikam was founded in 2009.', { others: ['Fabrikam'] })).toEqual([]);
    expect(stated('Northwind is fine.\nIt was founded in 2009.')).toEqual([]);
  });
});

it('prices are read however their cents are parted', () => {
  const amounts = pricesIn("€29, 1.299,50 EUR, USD 1,299.50, CHF 1'000, 12 zł, 5 krill").map(
    ({ amount, currency }) => [amount, currency],
  );
  expect(amounts).toEqual([
    [29, 'EUR'],
    [1299.5, 'EUR'],
    [1299.5, 'USD'],
    [1000, 'CHF'],
    [12, 'PLN'],
  ]);
});
