import { isDeepStrictEqual } from 'node:util';
import {
  appError,
  type BrandTheme,
  type BrandThemes,
  FRIENDLY_ERRORS,
  nameKey,
  type SeenThemes,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { findBrandProfile, listPillars } from '../brand-profile.queries.ts';
import { listThemes, replaceThemes, type ThemeRow, toTheme } from '../brand-themes.queries.ts';

/** The user's themes and pillars, each in its order. */
export async function readThemes(tx: Transaction, accountId: AccountId) {
  const brand = await findBrandProfile(tx, accountId);
  const pillars = brand === null ? [] : await listPillars(tx, brand);
  const themes = (await listThemes(tx, accountId)).map((row): BrandTheme => toTheme(row, pillars));
  return { pillars, themes };
}

/**
 * Puts themes in the place of all that the user had; one with an id keeps it.
 * @param seen all themes as they were read before; left out, nothing is compared
 * @throws CONFLICT (`version_changed`, with the themes as they are stored) where they are others by now, NOT_FOUND for an id that is none of the user's themes
 */
export async function keepThemes(
  ctx: AccountContext,
  { themes, seen }: { themes: BrandThemes; seen?: SeenThemes | undefined },
): Promise<{ themes: BrandTheme[] }> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    // Two saves at a time come one after the other.
    orNotFound(await findAccountForUpdate(tx, accountId));
    const known = new Map((await listThemes(tx, accountId)).map((row) => [row.id, row]));
    if (seen !== undefined) await refuseUnseen(tx, accountId, seen);
    const rows = themes.map(({ id = newId(), ...theme }, place): ThemeRow => {
      const before = known.get(id);
      return {
        ...theme,
        id,
        place,
        account_id: accountId,
        name_key: nameKey(theme.theme_name),
        created_at: before?.created_at ?? now,
        updated_at: now,
      };
    });
    const named = themes.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (named.some((id) => !known.has(id)) || new Set(named).size < named.length) throw notFound();
    await replaceThemes(tx, accountId, rows);
    await publishEvent(tx, accountId, { type: 'themes_changed' });
    return { themes: (await readThemes(tx, accountId)).themes };
  });
}

/** Whoever saves all themes has seen what they overwrite. */
async function refuseUnseen(tx: Transaction, accountId: AccountId, seen: SeenThemes): Promise<void> {
  const { themes } = await readThemes(tx, accountId);
  if (isDeepStrictEqual(seen, themes)) return;
  throw appError('CONFLICT', {
    message: FRIENDLY_ERRORS.brand.themes_changed,
    details: { reason: 'version_changed', stored: { themes } },
  });
}
