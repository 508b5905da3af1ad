import type { BrandTheme } from '@answerscope/contract';
import { asc, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { brand_themes } from './brand-themes.tables.ts';

export type ThemeRow = typeof brand_themes.$inferSelect;

/** In the order in which they were saved. */
export async function listThemes(tx: Transaction, accountId: AccountId): Promise<ThemeRow[]> {
  return tx
    .select()
    .from(brand_themes)
    .where(eq(brand_themes.account_id, accountId))
    .orderBy(asc(brand_themes.place), asc(brand_themes.id));
}

/** Puts these in the place of all that were there. */
export async function replaceThemes(
  tx: Transaction,
  accountId: AccountId,
  rows: readonly ThemeRow[],
): Promise<void> {
  await tx.delete(brand_themes).where(eq(brand_themes.account_id, accountId));
  if (rows.length > 0) await tx.insert(brand_themes).values([...rows]);
}

/** The themes of a pillar follow its new words. */
export async function moveThemesOfPillar(
  tx: Transaction,
  account_id: AccountId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(brand_themes)
    .set({ pillar_text: to })
    .where(matching(brand_themes, { account_id, pillar_text: from }));
}

/** The theme as it goes over the wire; a pillar that is not there any more is none. */
export function toTheme(row: ThemeRow, pillars: readonly { pillar_text: string }[]): BrandTheme {
  const { id, theme_name, theme_category, keywords, is_core_theme, pillar_text } = row;
  const isThere = pillars.some((pillar) => pillar.pillar_text === pillar_text);
  return {
    id,
    theme_name,
    theme_category,
    keywords,
    is_core_theme,
    pillar_text: isThere ? pillar_text : null,
  };
}
