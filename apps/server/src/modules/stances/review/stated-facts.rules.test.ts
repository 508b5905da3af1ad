import { pricesIn } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { factsStatedOtherwise } from './stated-facts.rules.ts';

const stated = (text: string, { others = [] as string[] } = {}) => {
  const brand = [...text.matchAll(/Northwind/g)].map(({ index }) => ({ start: index, end: index + 9 }));
  const facts = { founding_year: 2011, prices: ['€29 a month', '€290 a year'] };
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
