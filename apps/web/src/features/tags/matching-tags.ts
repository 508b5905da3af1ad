import { keywordKey, TAG_COLORS, type Tag, type TagColor } from '@answerscope/contract';

/** The tags whose names hold what was typed, and whether one is called exactly so. */
export function matchingTags(tags: readonly Tag[], typed: string): { found: Tag[]; isKnown: boolean } {
  const key = keywordKey(typed);
  const keys = tags.map(({ name }) => keywordKey(name));
  return { found: tags.filter((_, index) => keys[index]?.includes(key)), isKnown: keys.includes(key) };
}

/** The colour that the fewest tags have, for the next one: the first of equals. */
export function nextColor(tags: readonly Pick<Tag, 'color'>[]): TagColor {
  const uses = TAG_COLORS.map((color) => tags.filter((tag) => tag.color === color).length);
  return TAG_COLORS[uses.indexOf(Math.min(...uses))] ?? TAG_COLORS[0];
}
