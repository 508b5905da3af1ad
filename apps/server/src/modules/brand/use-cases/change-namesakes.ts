import {
  appError,
  FRIENDLY_ERRORS,
  LIMITS,
  type Namesake,
  type NewNamesake,
  nameKey,
  validationError,
} from '@answerscope/contract';
import { isTelling } from '@answerscope/mentions';
import type { AccountContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { newId } from '../../../lib/ids.ts';
import { deleteNamesake, insertNamesake, listNamesakes, toNamesake } from '../namesakes.queries.ts';
import { changeNames } from './change-names.ts';
import { namesInWaiting } from './ensure-revision.ts';

/**
 * Declares what has the name of the caller's brand and is not the brand. One that is declared already stays as it is.
 * @throws CONFLICT (too many), VALIDATION_ERROR where nothing tells it from the brand
 */
export async function addNamesake(ctx: AccountContext, { name, words }: NewNamesake): Promise<Namesake> {
  return changeNames(ctx, async (tx, { profile }) => {
    const known = await listNamesakes(tx, profile.account_id);
    const same = known.find((one) => keyOf(one) === keyOf({ name, words }));
    if (same !== undefined) return toNamesake(same);
    if (known.length >= LIMITS.namesakes_max) {
      throw appError('CONFLICT', {
        message: FRIENDLY_ERRORS.brand.too_many_namesakes,
        details: { reason: 'namesake_limit' },
      });
    }
    const { names: brand } = await namesInWaiting(tx, profile);
    if (!isTelling(brand, { name, words }))
      throw validationError({ words: [FRIENDLY_ERRORS.brand.namesake_ambiguous] });
    const row = {
      account_id: profile.account_id,
      id: newId(ctx.now.getTime()),
      name,
      words,
      created_at: ctx.now,
    };
    await insertNamesake(tx, row);
    return toNamesake(row);
  });
}

/** Deletes one of the caller's namesakes; verdicts that were decided with it stay. @throws NOT_FOUND */
export async function removeNamesake(ctx: AccountContext, id: string): Promise<{ id: string; name: string }> {
  return changeNames(ctx, async (tx, { profile }) => {
    const { name } = orNotFound(await deleteNamesake(tx, profile.account_id, id));
    return { id, name };
  });
}

/** Spelling and order make no difference. */
function keyOf({ name, words }: { name: string; words: readonly string[] }): string {
  return JSON.stringify([nameKey(name), words.map(nameKey).toSorted()]);
}
