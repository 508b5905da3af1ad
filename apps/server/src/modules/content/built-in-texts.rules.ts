import { germanBuiltIn, type PageTexts } from '@answerscope/contract';
import { completeTexts } from '../resources/index.ts';
import { BUILT_IN_PAGES } from './built-in-pages.rules.ts';
import { GERMAN_PAGES } from './german-pages.rules.ts';
import { toSafeHtml } from './safe-html.rules.ts';

/** The product's own German texts of an entry; null where an administrator wrote the English ones. */
export function findBuiltInTexts<Name extends string>(...names: readonly Name[]) {
  return (row: Record<Name, string>): Record<Name, string> | null =>
    completeTexts<Record<Name, string>>(
      Object.fromEntries(names.map((name) => [name, germanBuiltIn(row[name])])) as Record<
        Name,
        string | undefined
      >,
    );
}

export const findBuiltInClaim = findBuiltInTexts('figure', 'label');
export const findBuiltInCategory = findBuiltInTexts('name');
export const findBuiltInQuestion = findBuiltInTexts('question', 'answer');

/** The product's own German page with the words of this English one; null where an administrator wrote it. */
export function findBuiltInPage({ title, description, content }: PageTexts): PageTexts | null {
  const safe = toSafeHtml(content);
  const page = BUILT_IN_PAGES.find(
    (known) =>
      known.title === title && known.description === description && toSafeHtml(known.content) === safe,
  );
  return (page && GERMAN_PAGES[page.slug]) ?? null;
}
