import { z } from 'zod';
import * as messages from './brand-messages.ts';
import * as common from './common-messages.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { LIMITS } from './limits.ts';
import { nameKey, normalizeName } from './name-key.ts';
import { optionalText } from './optional-text.ts';
import { plainText } from './text.ts';

const { theme_name_max, theme_word_max, theme_words_max, themes_max, messaging_pillar_max } = LIMITS;
const NAME_REFUSED = messages.enterAThemeName({ max: theme_name_max });
const WORD_REFUSED = messages.enterThemeWords({ max: theme_word_max });

const line = (max: number, refusal: string) =>
  plainText(max, refusal)
    .transform(normalizeName)
    .refine((text) => [...text].length <= max && !/[<>\p{Cc}\p{Cs}]/u.test(text), refusal);

export const ThemeName = line(theme_name_max, NAME_REFUSED).refine(
  (text) => /[\p{L}\p{N}]/u.test(text),
  NAME_REFUSED,
);

/** Whether a word can be looked for: two letters or digits at least, or a single sign of a script without spaces. */
const isWord = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2 || /\p{Script=Han}/u.test(text);

/** Words and phrases, once each whatever their case; a star at the end stands for any ending. */
export const ThemeWords = z
  .array(line(theme_word_max, WORD_REFUSED))
  .max(theme_words_max, messages.atMostThemeWords({ max: theme_words_max }))
  .transform((words) => [
    ...new Map(words.filter((word) => word !== '').map((word) => [nameKey(word), word])).values(),
  ])
  .refine((words) => words.every(isWord), WORD_REFUSED);

export const ThemeCategory = optionalText(LIMITS.category_max);

/** What a company is or wants to be known for, with the words by which answers say so. Kept by its user. */
export const BrandTheme = z.object({
  id: z.uuid(),
  theme_name: z.string(),
  theme_category: z.string().nullable(),
  /** What answers are searched for; without any it is the name. */
  keywords: z.array(z.string()).max(theme_words_max),
  is_core_theme: z.boolean(),
  /** The messaging pillar that it says; null for none, or one that is not there any more. */
  pillar_text: z.string().nullable(),
});
export type BrandTheme = z.infer<typeof BrandTheme>;

const written = {
  theme_name: ThemeName,
  theme_category: ThemeCategory.default(null),
  keywords: ThemeWords.default([]),
  is_core_theme: z.boolean().default(false),
  pillar_text: optionalLine(messaging_pillar_max).default(null),
};

/** A theme as it is sent: with the id of a theme it changes that one. */
export const SentTheme = z.strictObject({ id: z.uuid().optional(), ...written });

/** Themes in the place of all that were there: one with the id of a theme changes it, one without is added. */
export const BrandThemes = z
  .array(SentTheme)
  .max(themes_max, FRIENDLY_ERRORS.brand.too_many_themes)
  .refine(
    (themes) => new Set(themes.map(({ theme_name }) => nameKey(theme_name))).size === themes.length,
    FRIENDLY_ERRORS.brand.duplicate_theme,
  );
export type BrandThemes = z.infer<typeof BrandThemes>;

/** All themes as they were when they were read. */
export const SeenTheme = z.strictObject({ id: z.uuid(), ...written });
export const SeenThemes = z.array(SeenTheme).max(themes_max);
export type SeenThemes = z.infer<typeof SeenThemes>;

/** The text of a pillar as it is stored; '' and null mean none. */
function optionalLine(max: number) {
  return plainText(max)
    .transform(normalizeName)
    .refine((text) => [...text].length <= max, common.atMostCharacters({ max }))
    .transform((text) => (text === '' ? null : text))
    .nullable();
}
