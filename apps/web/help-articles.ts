import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HELP_ARTICLES, type HelpArticle, type Language, LIMITS, TRIAL_DAYS } from '@answerscope/contract';
import type { Plugin } from 'vite';
import type { BuildLanguage } from './build-language.ts';
import { pseudo } from './pseudo-language.ts';
import { OWN_SITE } from './src/domain/product/own-site.ts';
import { MEASURED } from './src/features/content/measured-figures.ts';

const HELP = 'virtual:help-articles';
const TITLE = /^# (.+)\n+(.+)\n/;
const PICTURE = /^!\[(.+)\]\(([a-z-]+)\)$/m;
const PLACEHOLDER = /\{(\w+)\}/g;
const VALUES: Readonly<Record<string, unknown>> = {
  ...LIMITS,
  trial_days: TRIAL_DAYS,
  measured_cases: MEASURED.cases,
  measured_languages: MEASURED.languages,
  measured_precision: 100 * MEASURED.precision,
  measured_recall: 100 * MEASURED.recall,
  substring_precision: 100 * MEASURED.substring_precision,
  unseen_lowest: 100 * MEASURED.unseen.lowest_precision,
  unseen_highest: 100 * MEASURED.unseen.highest_precision,
};

/** A stretch of Markdown, or a picture of the product. */
export type ArticlePart = { text: string } | { picture: string; alt: string };

export interface Article {
  slug: HelpArticle;
  title: string;
  /** One sentence, also for search engines. */
  description: string;
  parts: readonly ArticlePart[];
}

/** Gives the web application the articles of the help in the language of the build. */
export function helpArticles(language: BuildLanguage): Plugin {
  return {
    name: 'help-articles',
    resolveId: (source) => (source === HELP ? `\0${HELP}` : undefined),
    load(id) {
      if (id !== `\0${HELP}`) return undefined;
      const spoken = language === 'pseudo' ? 'en' : language;
      for (const slug of HELP_ARTICLES) this.addWatchFile(articleFile(slug, spoken));
      const articles = HELP_ARTICLES.map((slug) => readArticle(slug, spoken));
      return `export default ${JSON.stringify(language === 'pseudo' ? articles.map(inPseudo) : articles)}`;
    },
  };
}

export function articleFile(slug: HelpArticle, language: Language): string {
  return fileURLToPath(new URL(`src/features/content/help/${slug}.${language}.md`, import.meta.url));
}

/** @throws where the file is not there, or is no article */
export function readArticle(slug: HelpArticle, language: Language): Article {
  return parseArticle(slug, readFileSync(articleFile(slug, language), 'utf8'), language);
}

/**
 * An article out of its file: '# Title', a line that describes it, then Markdown. '![alt](name)' on a line of its own is
 * a picture of the product, '{tags_max}' the limit or the measured figure of that name.
 * @throws where it has another shape or names no limit
 */
export function parseArticle(slug: HelpArticle, source: string, language: Language): Article {
  const [head, title, description] = TITLE.exec(source) ?? [];
  if (!head || !title || !description)
    throw new Error(`${slug}.${language}.md has no title and description.`);
  const numbers = new Intl.NumberFormat(language);
  const text = source
    .slice(head.length)
    .replace(PLACEHOLDER, (_, name: string) => {
      const value = VALUES[name];
      if (typeof value !== 'number') throw new Error(`${slug}.${language}.md names no limit: {${name}}.`);
      return numbers.format(value);
    })
    // The reader of Markdown lets no path be a link.
    .replaceAll('](/', `](${OWN_SITE}/`);
  return { slug, title, description, parts: partsOf(text) };
}

function partsOf(text: string): ArticlePart[] {
  const [before = '', alt, picture, ...rest] = splitAtPicture(text);
  const words = before.trim() === '' ? [] : [{ text: before.trim() }];
  if (alt === undefined || picture === undefined) return words;
  return [...words, { picture, alt }, ...partsOf(rest.join(''))];
}

function splitAtPicture(text: string): string[] {
  const found = PICTURE.exec(text);
  if (found === null) return [text];
  const [whole, alt = '', picture = ''] = found;
  return [text.slice(0, found.index), alt, picture, text.slice(found.index + whole.length)];
}

const inPseudo = (article: Article): Article => ({
  ...article,
  title: pseudo(article.title),
  description: pseudo(article.description),
});
