import type { Breakage } from './breakage.ts';

/** Tags: who may give which, what an undo takes back, and what a rate by tag counts. */
export const TAGS: readonly Breakage[] = [
  {
    name: "a keyword is given another user's tag",
    symbol: 'tagKeywords',
    find: '    if (tags.length < tagIds.length) throw notFound();\n',
    replace: '',
    tests: ['tags/tags.test.ts'],
  },
  {
    name: 'a keyword is given more tags than it may have',
    symbol: 'judgeTagging',
    find: 'found.has + changing > LIMITS.tags_of_keyword_max',
    replace: 'found.has > LIMITS.tags_of_keyword_max',
    tests: ['tags.rules.test.ts'],
  },
  {
    name: 'an undo takes tags that a keyword had before',
    symbol: 'undoOf',
    find: 'tags: tagging.tags.filter(({ id }) => group[0]?.changed_tag_ids.includes(id)),',
    replace: 'tags: tagging.tags,',
    tests: ['tagged.test.ts'],
  },
  {
    name: 'a rate by tag counts answers that were asked otherwise',
    symbol: 'tallyKeywords',
    find: 'join newest using (keyword_id, surface, judgement)',
    replace: 'join newest using (keyword_id)',
    tests: ['tag-report.test.ts'],
  },
  {
    name: 'a deleted keyword counts among those without a tag',
    symbol: 'ratesByTag',
    find: 'is_kept && tag_ids.length === 0',
    replace: 'tag_ids.length === 0',
    tests: ['tag-report.test.ts'],
  },
  {
    name: 'two spellings of a name are two tags',
    symbol: 'createTag',
    find: 'const name_key = keywordKey(name);',
    replace: 'const name_key = name;',
    tests: ['tags/tags.test.ts'],
  },
];
