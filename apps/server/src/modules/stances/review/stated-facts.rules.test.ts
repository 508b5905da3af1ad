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
    const table = (head: string) => `| Company | ${head} |\n|---|---|\n| Northwind | €39 |`;
    expect(stated(table('Price'))).toEqual([['price', '€39', '| Northwind | €39 |']]);
    for (const head of ['Average savings', 'Revenue', 'Free shipping over', 'Discount'])
      expect(stated(table(head)), head).toEqual([]);
    expect(stated('Northwind costs 29 €, or 290,00 EUR a year.')).toEqual([]);
    expect(stated('Northwind costs $39.')).toEqual([]);
  });

  it('is no price for another period than any declared one', () => {
    expect(stated('Northwind costs €348 a year.', { prices: ['€29 a month'] })).toEqual([]);
    expect(stated('Northwind kostet 39 € im Monat.', { prices: ['€29 a month'] })).toHaveLength(1);
    expect(stated('Northwind costs €39.', { prices: ['€29 a month'] })).toHaveLength(1);
  });

  it('is a price only where the words beside it say so', () => {
    const usd = (text: string) => stated(text, { prices: ['$29 a month'] });
    for (const text of [
      'Northwind has raised $20 million.',
      'Northwind has raised $500 from its users.',
      'Northwind saves users up to $500 a year.',
      'Northwind saves its users, on average, $500 a month.',
      'Northwind costs half of the $60 that most rivals charge.',
      'Northwind asks for half of the $60 that most rivals charge.',
      'Most rivals of Northwind cost $60 a month.',
      'Northwind offers a $10 discount.',
      'Northwind offers free shipping over $50.',
      'Northwind has free shipping from $50.',
      'Northwind has $1M+ revenue.',
      'Northwind has $900 in revenue a month.',
      'Northwind costs $10 less a month.',
      'Northwind costs $10 a month less than before.',
      'Northwind used to cost $49 a month.',
      'Northwind was priced at $49.',
      'Northwind does not cost $99.',
      'Northwind costs about $35.',
      'Northwind costs up to $99 a month.',
      'Northwind costs A$45 a month.',
      'Northwind costs R$ 150 a month.',
      'Northwind costs $5k a year.',
      'Northwind shipping costs $10.',
      'Northwind pays writers $500 a month.',
      'Northwind cuts hosting costs from $500 a month.',
      'Does Northwind cost $99?',
      'Northwind won a $500 prize.',
    ])
      expect(usd(text), text).toEqual([]);
    for (const text of [
      'Northwind costs $99.',
      'Northwind is priced at $99.',
      'Northwind starts at just $99.',
      'Northwind, starting from **$99**, is fine.',
      'Northwind (from $99)',
      '**Northwind** – $99/month',
      'Northwind is $99 per user per month.',
      'Northwind is $99/mo.',
      'Northwind’s Pro plan ($99) has reports.',
      'Northwind has a $99 plan.',
      'Northwind costs $99 a month, with free shipping over $50.',
      'Northwind, which has raised $20 million, costs $99 a month.',
      'Northwind kostet nur $99.',
      'Northwind coûte $99 par mois.',
      'Northwind cuesta $99 al mes.',
      'Northwind costa $99 al mese.',
      'Northwind kost $99 per maand.',
      'Northwind kosztuje $99.',
      'Northwind koster $99.',
    ])
      expect(
        usd(text).map(([kind, said]) => [kind, said]),
        text,
      ).toEqual([['price', '$99']]);
    expect(stated('Northwindの料金は月額980円です。', { prices: ['月額500円'] })).toHaveLength(1);
    expect(stated('Northwind costs €348 per user per year.', { prices: ['€29 a month'] })).toEqual([]);
  });

  it('is the year of the brand, not of a firm or a product beside it', () => {
    for (const text of [
      'Northwind acquired a firm founded in 1998.',
      'Northwind is a subsidiary of a firm founded in 1998.',
      'Northwind’s parent was founded in 1998.',
      'Northwind founded a school in 1998.',
      'Northwind launched its app in 2015.',
      'Trail Pro was launched in 2015.',
      'Northwind is an established leader since 1998.',
      'Was Northwind founded in 1998?',
      'Founded in 1998, Zenlo was bought by Northwind.',
    ])
      expect(stated(text), text).toEqual([]);
    for (const text of [
      'Northwind (est. 1998) bakes bread.',
      'Northwind was launched in 1998.',
      'Northwind launched in 1998 and grew.',
      'Founded in 1998 in Graz, Northwind bakes bread.',
      'Northwind, a small bakery founded in 1998, is loved.',
      'Northwind is a Graz bakery established in 1998.',
      'Northwind, founded by two sisters in 1998, is loved.',
      '| Northwind | Founded: 1998 |',
      'Northwind (gegr. 1998)',
      'Northwind a été fondée en 1998.',
      'Northwind została założona w 1998 roku.',
    ])
      expect(
        stated(text).map(([kind, said]) => [kind, said]),
        text,
      ).toEqual([['founding_year', '1998']]);
  });

  it('is also in the sentence right behind one that names the brand', () => {
    const it = 'It was founded in 1998 and costs €99.';
    expect(stated(`Northwind is a bakery. ${it}`)).toEqual([
      ['founding_year', '1998', it],
      ['price', '€99', it],
    ]);
    expect(stated(`Northwind is a bakery. Bread is good. ${it}`)).toEqual([]);
    expect(stated(`Northwind and Fabrikam bake. ${it}`, { others: ['Fabrikam'] })).toEqual([]);
    expect(stated(`Ridge is from Northwind. ${it}`)).toEqual([]);
    expect(stated('Northwind is a bakery. Its owner was founded in 1998.')).toEqual([]);
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
