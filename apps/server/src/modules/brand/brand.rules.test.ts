import { describe, expect, it } from 'vitest';
import { domainOf, namesOfCompany, sameNames } from './brand.rules.ts';

describe("a company's names", () => {
  it.each([
    ['https://www.Northwind.example/about?x=1', 'northwind.example'],
    ['http://shop.northwind.example:8080', 'shop.northwind.example'],
    ['https://northwind.example.', 'northwind.example'],
    ['https://wwwhisper.example', 'wwwhisper.example'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['northwind.example', null],
    ['', null],
    [null, null],
  ])('of the address %s the domain is %s', (url, domain) => {
    expect(domainOf(url)).toBe(domain);
  });

  it('are its name and domain as long as nothing else is known', () => {
    expect(namesOfCompany('Northwind', 'https://northwind.example')).toEqual({
      name: 'Northwind',
      domain: 'northwind.example',
      aliases: [],
      products: [],
      competitors: [],
    });
  });

  const names = {
    ...namesOfCompany('Northwind', 'https://northwind.example'),
    aliases: ['NW'],
    competitors: [{ name: 'Fabrikam', domain: null, aliases: ['Fab'], products: [] }],
  };
  it('are the same in another order of fields', () => {
    const { name, ...rest } = names;
    expect(sameNames(names, { ...rest, name })).toBe(true);
  });

  it.each([
    ['name', { ...names, name: 'Northwind Books' }],
    ['domain', { ...names, domain: null }],
    ['aliases', { ...names, aliases: [] }],
    ['products', { ...names, products: ['Ledger'] }],
    ['competitors', { ...names, competitors: [] }],
    [
      "a competitor's aliases",
      { ...names, competitors: names.competitors.map((one) => ({ ...one, aliases: [] })) },
    ],
  ])('are others with another %s', (_part, other) => {
    expect(sameNames(names, other)).toBe(false);
  });
});
