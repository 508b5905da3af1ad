import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HELP_ARTICLES, LANGUAGES } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { type Article, articleFile, parseArticle, readArticle } from './help-articles.ts';
import { OWN_SITE } from './src/domain/product/own-site.ts';

const PICTURES = LANGUAGES.map((language) =>
  fileURLToPath(new URL(`public/pictures/${language}/help`, import.meta.url)),
);
const BYTES_MAX = 1_500_000;
const WORDS = { min: 120, max: 350 };
const SENTENCE_WORDS_MAX = 22;

/** Every address of the router, '$' for any name, and what the server answers besides. */
const ADDRESSES = [
  '/api/docs',
  ...[
    ...readFileSync(new URL('src/routeTree.gen.ts', import.meta.url), 'utf8').matchAll(
      /fullPath: '([^']+)'/g,
    ),
  ].flatMap(([, path = '']) => (path === '/$' ? [] : [path])),
].map((path) => new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w*/g, '[^/]+')}$`));

const textOf = ({ parts }: Article) => parts.map((part) => ('text' in part ? part.text : '')).join('\n\n');
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const shapeOf = (article: Article) => ({
  headings: [...textOf(article).matchAll(/^## /gm)].length,
  code: textOf(article).match(/```[\s\S]*?```/g) ?? [],
  links: [...textOf(article).matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address),
  pictures: article.parts.flatMap((part) => ('picture' in part ? [part.picture] : [])),
});

describe.each(HELP_ARTICLES)('the article %s', (slug) => {
  const articles = LANGUAGES.map((language) => readArticle(slug, language));

  it('has the same headings, links, code and pictures in each language', () => {
    const [english, ...others] = articles.map(shapeOf);
    for (const other of others) expect(other).toEqual(english);
  });

  it('has 120 to 350 words, short sentences and a description for search engines', () => {
    for (const article of articles) {
      const text = withoutCode(textOf(article));
      const words = wordsIn(text);
      expect(words).toBeGreaterThanOrEqual(WORDS.min);
      expect(words).toBeLessThanOrEqual(WORDS.max);
      expect(article.description.length).toBeLessThanOrEqual(160);
      const long = text
        .split(/(?<=[.!?:])\s+|\n/)
        .filter((sentence) => !sentence.startsWith('|') && wordsIn(sentence) > SENTENCE_WORDS_MAX);
      expect(long).toEqual([]);
    }
  });

  it('leads only to pages that exist, and shows only pictures that do', () => {
    for (const article of articles) {
      for (const address of shapeOf(article).links) {
        if (!address?.startsWith(OWN_SITE)) {
          expect(address).toMatch(/^https:\/\//);
          continue;
        }
        const path = address.slice(OWN_SITE.length).replace(/[?#].*/, '');
        const known =
          ADDRESSES.some((pattern) => pattern.test(path)) &&
          (!path.startsWith('/help/') || HELP_ARTICLES.some((one) => path === `/help/${one}`));
        expect({ path, known }).toEqual({ path, known: true });
      }
      for (const picture of shapeOf(article).pictures)
        for (const end of ['dark', 'light', 'dark-phone', 'light-phone'])
          for (const folder of PICTURES)
            expect(existsSync(`${folder}/${picture}-${end}.webp`), `${picture}-${end}`).toBe(true);
      for (const part of article.parts) if ('alt' in part) expect(part.alt.length).toBeGreaterThan(20);
    }
  });
});

it('there is no article or picture that the help does not show', () => {
  const files = readdirSync(dirname(articleFile('run-checks', 'en'))).sort();
  expect(files).toEqual(
    HELP_ARTICLES.flatMap((slug) => LANGUAGES.map((language) => `${slug}.${language}.md`)).sort(),
  );
  const shown = new Set(HELP_ARTICLES.flatMap((slug) => shapeOf(readArticle(slug, 'en')).pictures));
  for (const folder of PICTURES) {
    const pictures = readdirSync(folder);
    expect(pictures.filter((file) => !shown.has(file.replace(/-(dark|light)(-phone)?\.webp$/, '')))).toEqual(
      [],
    );
    const bytes = pictures.reduce((sum, file) => sum + readFileSync(`${folder}/${file}`).length, 0);
    expect(bytes).toBeLessThan(BYTES_MAX);
  }
});

describe('an article’s file', () => {
  it('begins with a title and a description, and says limits by their names', () => {
    const file =
      '# Title\n\nOne sentence.\n\nUp to {keywords_at_once_max} in a [list](/help).\n\n![A list](name)\n\nEnd.\n';
    expect(parseArticle('run-checks', file, 'de')).toEqual({
      slug: 'run-checks',
      title: 'Title',
      description: 'One sentence.',
      parts: [
        { text: `Up to 10.000 in a [list](${OWN_SITE}/help).` },
        { picture: 'name', alt: 'A list' },
        { text: 'End.' },
      ],
    });
  });

  it.each(['No title.\n', '# Title\n\nOne sentence.\n\n{no_such_limit}'])('is refused as %j', (file) => {
    expect(() => parseArticle('run-checks', file, 'en')).toThrow(/run-checks\.en\.md/);
  });
});
