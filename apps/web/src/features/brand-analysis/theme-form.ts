import { type BrandTheme, commaList, ThemeCategory, ThemeName, ThemeWords } from '@answerscope/contract';
import { categoryInWords, storedCategory } from './theme-category.ts';
import type { ThemeEntry } from './theme-list.ts';
import * as messages from './theme-messages.ts';

/** A theme as it stands in the fields of its form. */
export type TypedTheme = {
  theme_name: string;
  /** One word or phrase a line; commas part them, too. */
  keywords: string;
  theme_category: string;
  pillar_text: string;
  is_core_theme: boolean;
};

/** What the fields begin with. */
export function typedOf(theme: Partial<BrandTheme>): TypedTheme {
  return {
    theme_name: theme.theme_name ?? '',
    keywords: theme.keywords?.join('\n') ?? '',
    theme_category: categoryInWords(theme.theme_category ?? ''),
    pillar_text: theme.pillar_text ?? '',
    is_core_theme: theme.is_core_theme ?? false,
  };
}

/** The words that were typed. */
export function toWords(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What is saved of fields that were found valid. */
export function entryOf({
  theme_name,
  keywords,
  theme_category,
  pillar_text,
  is_core_theme,
}: TypedTheme): ThemeEntry {
  return {
    theme_name: ThemeName.parse(theme_name),
    keywords: ThemeWords.parse(toWords(keywords)),
    theme_category: ThemeCategory.parse(storedCategory(theme_category)),
    pillar_text: pillar_text === '' ? null : pillar_text,
    is_core_theme,
  };
}

/** The fields, as they are called. */
export const THEME_FIELDS: readonly { name: keyof TypedTheme; label: string }[] = [
  { name: 'theme_name', label: messages.theme },
  { name: 'keywords', label: messages.words },
  { name: 'theme_category', label: messages.category },
  { name: 'pillar_text', label: messages.messagingPillar },
  { name: 'is_core_theme', label: messages.coreTheme },
];

/** What a field holds, to be read. */
export function typedInWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  return commaList(toWords(value)) || messages.nothing;
}
