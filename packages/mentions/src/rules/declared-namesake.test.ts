import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import type { BrandNames } from '../types.ts';
import { isTelling } from './declared-namesake.ts';

const NORTHWIND: BrandNames = {
  name: 'Northwind',
  domain: 'northwind.example',
  aliases: ['NW Books'],
  category: 'bookkeeping software',
  namesakes: [{ name: 'Northwind Traders', words: ['sample database', 'tutorial'] }],
};
const MERCURY: BrandNames = {
  name: 'Mercury',
  domain: 'mercury.com',
  category: 'banking',
  namesakes: [{ name: 'Mercury', words: ['planet', 'orbits'] }],
};

const placesOf = (answer: string, brand: BrandNames = NORTHWIND) => {
  const { mentions, rejected } = detectMentions({ answer, brand });
  return [
    ...mentions.map(({ start }) => ({ start, is: 'counted' })),
    ...rejected.map(({ start, reason }) => ({ start, is: reason })),
  ]
    .sort((a, b) => a.start - b.start)
    .map(({ is }) => is);
};

describe('a declared namesake', () => {
  it.each([
    ['its longer name', 'Northwind Traders ships with every copy.'],
    ['its longer name, in other letters', 'Try NORTHWIND TRADERS first.'],
    ['a word of it', 'Northwind is the best known tutorial.'],
    ['a word of it in the plural', 'Most tutorials use Northwind.'],
    ['a phrase of it', 'Load Northwind, the sample database, and look at its tables.'],
    ['a word of it on the line before', 'Tutorials for beginners\n\nNorthwind has eight tables.'],
    ['a word of it on the line behind', '- Northwind\n- another tutorial'],
  ])('is not the brand, by %s', (_sign, answer) => {
    expect(placesOf(answer)).toEqual(['declared_namesake']);
  });

  it.each([
    ['far from its words', 'A tutorial comes first.\n\nThen some tools.\n\nNorthwind is a good choice.'],
    ['without its words', 'Northwind is a good choice for small teams.'],
    ['beside a part of its phrase', 'Northwind keeps your database safe.'],
    ['beside a longer word', 'Northwind is good at tutorialising.'],
  ])('says nothing of the brand %s', (_where, answer) => {
    expect(placesOf(answer)).toEqual(['counted']);
  });

  it.each([
    ['its domain', 'Northwind (northwind.example) has a tutorial.', 'counted'],
    ['a link to its site', 'Northwind has a [tutorial](https://www.northwind.example/start).', 'counted'],
    ['a word of its category', 'Northwind, for bookkeeping, has a tutorial.', 'counted'],
    ['another of its names', 'Northwind, also sold as NW Books, has a tutorial.', 'counted'],
  ])('gives way to %s', (_sign, answer, is) => {
    expect(placesOf(answer)[0]).toBe(is);
  });

  it('keeps its longer name beside a sign of the brand, and leaves the other place to the brand', () => {
    const answer = 'Northwind Traders is a demo; Northwind is bookkeeping software.';
    expect(placesOf(answer)).toEqual(['declared_namesake', 'counted']);
  });

  it('of the same name is told by its words alone', () => {
    expect(placesOf('Mercury orbits the sun in 88 days.', MERCURY)).toEqual(['declared_namesake']);
    const both = 'Banking with Mercury, named after the planet, is simple.';
    expect(placesOf(both, MERCURY)).not.toContain('declared_namesake');
  });

  it('is found in scripts without spaces, and behind Korean particles', () => {
    const brand = (word: string, name: string) => ({ name, namesakes: [{ name, words: [word] }] });
    expect(placesOf('明治は近代化が進んだ年号です。', brand('年号', '明治'))).not.toContain('counted');
    expect(placesOf('Velunda는 행성은 아니다', brand('행성', 'Velunda'))).toEqual(['declared_namesake']);
  });

  it('leaves no doubt that somebody would be asked about', () => {
    const { doubt, doubtful } = detectMentions({ answer: 'Northwind is a tutorial.', brand: NORTHWIND });
    expect({ doubt, doubtful }).toEqual({ doubt: null, doubtful: [] });
  });

  it('of a competitor is told in the same way', () => {
    const verdict = detectMentions({
      answer: 'Northwind Traders is a demo. Fabrikam is a tool.',
      brand: { name: 'Fabrikam' },
      competitors: [NORTHWIND],
    });
    expect(verdict.competitors[0]?.mentions).toEqual([]);
  });

  it('is another one as soon as it is declared: names are not mixed up between calls', () => {
    const answer = 'Northwind is the best known tutorial.';
    const { namesakes: _none, ...plain } = NORTHWIND;
    expect(placesOf(answer, plain)).toEqual(['counted']);
    expect(placesOf(answer)).toEqual(['declared_namesake']);
    expect(placesOf(answer, { ...NORTHWIND, namesakes: [] })).toEqual(['counted']);
  });
});

describe('what can be declared', () => {
  it.each([
    ['a longer name', { name: 'Northwind Traders', words: [] }, true],
    ['a word', { name: 'Northwind', words: ['tutorial'] }, true],
    ['the name alone', { name: 'NORTHWIND', words: [] }, false],
    ['the name as its own word', { name: 'Northwind', words: ['northwind', 'NW'] }, false],
  ])('%s tells a namesake: %o is %s', (_what, namesake, is) => {
    expect(isTelling(NORTHWIND, namesake)).toBe(is);
  });

  it('a part of a longer own name refuses none of its places', () => {
    const brand = { name: 'Northwind CRM', namesakes: [{ name: 'Northwind', words: ['crm'] }] };
    expect(placesOf('Northwind CRM is good.', brand)).toEqual(['counted']);
  });
});
