import type { BrandTheme, BrandThemes, MessagingPillar, SeenThemes } from '@answerscope/contract';
import { RequestError } from '../../lib/request-error.ts';

/** A theme as it is entered; without an id it is a new one. */
export type ThemeEntry = BrandThemes[number];

/** The list with one theme added, changed or, without an entry, taken out. */
export function withTheme(
  themes: readonly BrandTheme[],
  { id, entry }: { id: string | undefined; entry: ThemeEntry | null },
): BrandThemes {
  const kept = withoutFigures(themes);
  if (id === undefined) return entry ? [...kept, entry] : kept;
  return kept.flatMap((theme) => (theme.id !== id ? [theme] : entry ? [{ ...entry, id }] : []));
}

/** Themes as they are sent, without what was counted for them. */
export function withoutFigures(themes: readonly BrandTheme[]): SeenThemes {
  return themes.map(({ id, theme_name, theme_category, keywords, is_core_theme, pillar_text }) => ({
    id,
    theme_name,
    theme_category,
    keywords,
    is_core_theme,
    pillar_text,
  }));
}

/** The list as it was when a theme was opened: others may have been read anew since, that one is what its form began with. */
export function asOpened(themes: readonly BrandTheme[], opened: BrandTheme | null): readonly BrandTheme[] {
  if (opened === null) return themes;
  if (!themes.some(({ id }) => id === opened.id)) return [...themes, opened];
  return themes.map((theme) => (theme.id === opened.id ? opened : theme));
}

/** What a refusal says is stored in place of the themes that were seen; null where it was refused for something else. */
export function storedThemes(error: unknown): readonly BrandTheme[] | null {
  if (!(error instanceof RequestError) || error.details?.reason !== 'version_changed') return null;
  const { themes } = (error.details.stored ?? {}) as { themes?: readonly BrandTheme[] };
  return themes ?? null;
}

/** What became of a theme elsewhere: null where it is as it was, or where there was none. */
export function changedElsewhere(
  stored: readonly BrandTheme[],
  opened: BrandTheme | null,
): { theirs: BrandTheme | null } | null {
  if (opened === null) return null;
  const theirs = stored.find(({ id }) => id === opened.id) ?? null;
  if (theirs === null) return { theirs };
  const [one, other] = withoutFigures([theirs, opened]);
  return JSON.stringify(one) === JSON.stringify(other) ? null : { theirs };
}

/** What a refused save says of the theme that it was for; null where it says nothing of it. */
export function changedBehind(
  error: unknown,
  opened: BrandTheme | null,
): { theirs: BrandTheme | null } | null {
  const stored = storedThemes(error);
  return stored && changedElsewhere(stored, opened);
}

/** A theme that could be added, in one click more. */
export interface SuggestedTheme {
  label: string;
  name: string;
  pillar_text: string | null;
}

/** A pillar of fewer letters is a note, no theme. */
const SUGGESTED_LETTERS_MIN = 3;

/** The messaging pillars that no theme says yet. How a company speaks is no theme: nobody is known for it. */
export function suggestThemes(
  themes: readonly BrandTheme[],
  pillars: readonly Pick<MessagingPillar, 'pillar_text'>[],
): SuggestedTheme[] {
  return pillars
    .filter(
      ({ pillar_text }) =>
        (pillar_text.match(/\p{L}/gu) ?? []).length >= SUGGESTED_LETTERS_MIN &&
        !themes.some((theme) => theme.pillar_text === pillar_text),
    )
    .map(({ pillar_text }) => ({ label: pillar_text, name: '', pillar_text }));
}
