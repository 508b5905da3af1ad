import { keywordKey, LIMITS, TAG_COLORS } from '@answerscope/contract';
import { newId } from '../../../lib/ids.ts';
import { mapWithPauses } from '../../../lib/map-with-pauses.ts';
import type { ImportedTags } from '../../keywords/index.ts';
import { countTags, findTagsByKeys, insertActivity, insertRelations, insertTags } from '../tags.queries.ts';
import { tagLimitReached } from '../tags.rules.ts';

/** Keeps what a list of keywords says of their tags: those that are new are added, each in another colour. */
export const importedTags: ImportedTags = {
  async check(tx, accountId, names) {
    const keys = [...(await keysOf(names)).keys()];
    if (keys.length > LIMITS.tags_max) throw tagLimitReached();
    const wanted = keys.length - (await findTagsByKeys(tx, accountId, keys)).length;
    if (wanted > 0 && (await countTags(tx, accountId)) + wanted > LIMITS.tags_max) throw tagLimitReached();
  },

  async keep(tx, accountId, { at, rows }) {
    const named = await keysOf(rows.flatMap(({ tags }) => tags));
    if (named.size === 0) return;
    const ids = new Map<string, string>();
    for (const { id, name_key } of await findTagsByKeys(tx, accountId, [...named.keys()]))
      ids.set(name_key, id);
    const had = await countTags(tx, accountId);
    const added = [...named].filter(([key]) => !ids.has(key));
    const tags = added.map(([name_key, name], index) => ({
      account_id: accountId,
      id: newId(at.getTime()),
      name,
      name_key,
      color: TAG_COLORS[(had + index) % TAG_COLORS.length] ?? TAG_COLORS[0],
      created_at: at,
    }));
    await insertTags(tx, tags);
    for (const { id, name_key } of tags) ids.set(name_key, id);
    const ofRows = await mapWithPauses(rows, ({ keyword_id, tags: names }) =>
      [...new Set(names.map(keywordKey))].flatMap((key) => {
        const tag_id = ids.get(key);
        return tag_id === undefined ? [] : [{ keyword_id, tag_id }];
      }),
    );
    const relations = ofRows.flat();
    const written = Map.groupBy(
      await insertRelations(tx, accountId, { at, relations }),
      ({ tag_id }) => tag_id,
    );
    for (const { id, name: tag_name } of tags) {
      const keywords_affected = written.get(id)?.length ?? 0;
      await insertActivity(tx, accountId, { operation_type: 'create', tag_name, keywords_affected, at });
    }
  },
};

/** Names once each, whatever their spelling: the first one stays. */
async function keysOf(names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await mapWithPauses(names, (name) => {
    const key = keywordKey(name);
    if (!found.has(key)) found.set(key, name);
  });
  return found;
}
