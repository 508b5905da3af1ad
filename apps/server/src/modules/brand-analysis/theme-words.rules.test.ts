import { describe, expect, it } from 'vitest';
import { themeFinder, wordPlaces } from './theme-words.rules.ts';

const theme = (...keywords: string[]) => ({ id: 't', theme_name: 'Fair prices', keywords });

/** Whether a text says a theme, and whether it does beside 'Northwind'. */
function find(text: string, keywords: string[] = []): 'beside' | 'elsewhere' | null {
  const spans = [...text.matchAll(/Northwind/g)].map(({ index }) => ({ start: index, end: index + 9 }));
  const place = themeFinder([theme(...keywords)])(text, spans).get('t');
  return place ? (place.is_beside ? 'beside' : 'elsewhere') : null;
}

describe('a theme is said', () => {
  it('by its name where it has no words, whatever the case, a space being as good as a hyphen', () => {
    expect(find('Northwind has FAIR prices.')).toBe('beside');
    expect(find('Northwind: fair-prices guaranteed')).toBe('beside');
    expect(find('Northwind has fair\u00a0prices.')).toBe('beside');
    expect(find('Northwind has fair trade.')).toBeNull();
  });

  it('by whole words, and by any ending where a star stands', () => {
    expect(find('Northwind is affordable.', ['afford'])).toBeNull();
    expect(find('Northwind is affordable.', ['afford*'])).toBe('beside');
    expect(find('Northwind is unaffordable.', ['afford*'])).toBeNull();
    expect(find('Northwind é grátis.', ['gratis'])).toBeNull();
    expect(find('Northwind’s C++ team.', ['C++ team'])).toBe('beside');
    expect(find("Northwind won't fail.", ['won’t fail'])).toBe('beside');
  });

  it('in scripts without spaces wherever it stands', () => {
    expect(find('Northwindは安全な会社です。', ['安全'])).toBe('beside');
    expect(find('Northwindのサーバーは速い。', ['サーバー'])).toBe('beside');
    expect(find('Northwind은 가격이 좋다.', ['가격'])).toBe('beside');
    expect(find('Northwind은 가격표 없다.', ['가격'])).toBeNull();
  });

  it('in either form of Unicode', () => {
    expect(find('Northwind é grátis.'.normalize('NFD'), ['grátis'])).toBe('beside');
    expect(find('Northwind é grátis.', ['grátis'.normalize('NFD')])).toBe('beside');
    expect(find('Northwind 가격이 좋다.'.normalize('NFD'), ['가격'])).toBe('beside');
  });

  it('in the passage that names the brand, or elsewhere', () => {
    const answer =
      '## Northwind\n\n- Reliable, and **very** cheap\n\n1. Contoso is cheap.\n2. Northwind is solid.';
    expect(find(answer, ['cheap'])).toBe('elsewhere');
    expect(find(answer, ['solid'])).toBe('beside');
    expect(find(answer, ['very cheap'])).toBe('elsewhere');
    expect(find('Contoso is cheap.\n\nNorthwind is cheap.', ['cheap'])).toBe('beside');
  });

  it('beside the brand where both stand in one sentence', () => {
    const beside = (text: string) => expect(find(text, ['cheap', '安い', '快']), text);
    beside('Northwind is solid. Contoso is cheap.').toBe('elsewhere');
    beside('Contoso is cheap! Northwind is solid.').toBe('elsewhere');
    beside('Is Contoso cheap? yes, Northwind is not.').toBe('elsewhere');
    beside('Northwind is **solid.** Contoso is cheap.').toBe('elsewhere');
    beside('Northwind (“solid.”) 24 others are cheap.').toBe('elsewhere');
    beside('Northwindは良い。Contosoは安い。').toBe('elsewhere');
    beside('Northwind很好！Contoso很快。').toBe('elsewhere');
    beside('Northwind Inc. is cheap.').toBe('beside');
    beside('Northwind, e.g. in the U.S. market, is cheap.').toBe('beside');
    beside('Cheap since version 2.5 is Northwind, solid; cheap.').toBe('beside');
    beside('Contoso is cheap. Northwind is cheap, too.').toBe('beside');
  });

  it('beside the brand where both stand in one item or row', () => {
    expect(find('- **Northwind.** A cheap choice.\n- Contoso. Solid.', ['cheap'])).toBe('beside');
    expect(find('- **Northwind.** A choice.\n- Contoso. Cheap.', ['cheap'])).toBe('elsewhere');
    expect(find('| Name | Price |\n|---|---|\n| Northwind. | Cheap. |', ['cheap'])).toBe('beside');
  });

  it('by no link, code, source or name of the brand', () => {
    expect(find('See [Northwind](https://example.com/cheap).', ['cheap'])).toBeNull();
    expect(find('Northwind\n\n```js\nconst cheap = 1;\nrun(cheap);\n```', ['cheap'])).toBeNull();
    expect(find('Northwind is solid.', ['northwind'])).toBeNull();
    expect(
      find('Northwind is solid.\n\nSources:\n1. [Cheap shops](https://example.com)', ['cheap']),
    ).toBeNull();
  });

  it('at the places of its words in an excerpt', () => {
    expect(wordPlaces('Cheap and cheaper: cheap.', theme('cheap'))).toEqual([
      { start: 0, end: 5 },
      { start: 19, end: 24 },
    ]);
  });
});
