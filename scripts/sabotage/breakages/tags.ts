import type { Breakage } from './breakage.ts';

/** Tags: who may give which, what an undo takes back, and what a rate by tag counts. */
export const TAGS: readonly Breakage[] = [
  {
    // Given, it is refused by the foreign key, too.
    name: "another user's tag is taken from a keyword as if there were none",
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
    name: 'a keyword of several tags counts for one of them alone',
    symbol: 'groupNumbersOf',
    find: 'for (const group of groupsOf.get(one.keyword_id) ?? []) {',
    replace: 'for (const group of (groupsOf.get(one.keyword_id) ?? []).slice(0, 1)) {',
    tests: ['tag-report.test.ts'],
  },
  {
    name: 'keywords without a tag are in no rate by tag',
    symbol: 'readTagReport',
    find: 'of.length === 0 ? [UNTAGGED] : of',
    replace: 'of',
    tests: ['tag-report.test.ts'],
  },
  {
    name: 'two spellings of a name are two tags',
    symbol: 'createTag',
    find: 'const name_key = keywordKey(name);',
    replace: 'const name_key = name;',
    tests: ['tags/tags.test.ts'],
  },
  {
    name: 'a tag chooses no rows of a report',
    symbol: 'listLines',
    find: 'group === null ? undefined : inArray(report_keywords.keyword_id, group),',
    replace: 'undefined,',
    tests: ['report-reads.test.ts'],
  },
  {
    name: 'a tag decides which opportunities are steady',
    symbol: 'listOpportunities',
    find: 'const found = findOpportunities(cells);',
    replace: 'const found = findOpportunities(ofKeywords(ids && new Set(ids.map(({ id }) => id)))(cells));',
    tests: ['brand-analysis/opportunities.test.ts'],
  },
];
