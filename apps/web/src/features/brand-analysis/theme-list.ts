import type { BrandProfile, BrandTheme, BrandThemes, MessagingPillar } from '@answerscope/contract';
import { BRAND_PERSONALITY_LABELS, BRAND_VOICE_LABELS } from '@answerscope/contract';

/** A theme as it is entered; without an id it is a new one. */
export type ThemeEntry = BrandThemes[number];

/** The list with one theme added, changed or, without an entry, taken out. */
export function withTheme(
  themes: readonly BrandTheme[],
  { id, entry }: { id: string | undefined; entry: ThemeEntry | null },
): BrandThemes {
  const kept = themes.map(
    ({ id: known, theme_name, theme_category, keywords, is_core_theme, pillar_text }) => ({
      id: known,
      theme_name,
      theme_category,
      keywords,
      is_core_theme,
      pillar_text,
    }),
  );
  if (id === undefined) return entry ? [...kept, entry] : kept;
  return kept.flatMap((theme) => (theme.id !== id ? [theme] : entry ? [{ ...entry, id }] : []));
}

/** A theme that could be added, in one click more. */
export interface SuggestedTheme {
  label: string;
  name: string;
  pillar_text: string | null;
}

/** Themes that the company's own words suggest: pillars that no theme says yet, its voice and its personality. */
export function suggestThemes(
  themes: readonly BrandTheme[],
  {
    brand,
    pillars,
  }: { brand: BrandProfile | null; pillars: readonly Pick<MessagingPillar, 'pillar_text'>[] },
): SuggestedTheme[] {
  const names = new Set(themes.map(({ theme_name }) => theme_name.toLowerCase()));
  const unsaid = pillars.filter(
    ({ pillar_text }) => !themes.some((theme) => theme.pillar_text === pillar_text),
  );
  const own = [
    brand?.brand_voice && BRAND_VOICE_LABELS[brand.brand_voice],
    brand?.brand_personality && BRAND_PERSONALITY_LABELS[brand.brand_personality],
  ].filter((word): word is string => Boolean(word) && !names.has(`${word}`.toLowerCase()));
  return [
    ...unsaid.map(({ pillar_text }) => ({ label: pillar_text, name: '', pillar_text })),
    ...own.map((word) => ({ label: word, name: word, pillar_text: null })),
  ];
}
