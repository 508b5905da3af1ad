import { describe, expect, it } from 'vitest';
import { composeNames, domainOf, namesOfCompany, sameNames, takenNames } from './brand.rules.ts';

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
      category: null,
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
    ['category', { ...names, category: 'Bookkeeping' }],
    ['competitors', { ...names, competitors: [] }],
    ['namesakes', { ...names, namesakes: [{ name: 'Northwind Traders', words: [] }] }],
    [
      "a competitor's aliases",
      { ...names, competitors: names.competitors.map((one) => ({ ...one, aliases: [] })) },
    ],
  ])('are others with another %s', (_part, other) => {
    expect(sameNames(names, other)).toBe(false);
  });

  it('are the same as before anybody could tell a category', () => {
    const { category: _none, ...older } = names;
    expect(sameNames(names, older)).toBe(true);
    expect(sameNames(names, { ...names, namesakes: [] })).toBe(true);
  });

  it('leave out a competitor of the own name', () => {
    const rival = (competitor_name: string) => ({
      competitor_name,
      competitor_url: null,
      aliases: [],
      products: [],
    });
    const composed = composeNames({
      companyName: 'Northwind',
      companyUrl: null,
      brand: { aliases: [], products: [], category: null },
      namesakes: [],
      competitors: [rival('NORTHWIND'), rival('Fabrikam')],
    });
    expect(composed.competitors.map(({ name }) => name)).toEqual(['Fabrikam']);
  });
});

describe('a name of another company', () => {
  const others = [{ owner: 'Fabrikam', names: ['Fabrikam', 'Café Fab'], domain: null }];

  it('is found in another spelling, with its field and its owner', () => {
    expect(takenNames({ aliases: ['FABRIKAM', 'NW'], products: ['cafe\u0301 fab'] }, others)).toEqual({
      aliases: ['“FABRIKAM” is already a name of Fabrikam'],
      products: ['“cafe\u0301 fab” is already a name of Fabrikam'],
    });
  });

  it('is not every name that begins alike', () => {
    expect(takenNames({ aliases: ['Fabrikam Books'] }, others)).toEqual({});
  });
});
