/** What a user groups keywords by: names with a colour, as many on a keyword as it needs. */
export { idsInGroup, isInGroup } from './keyword-group.queries.ts';
export { listTags, listTagsOf } from './tags.queries.ts';
export { createKeywordImportRoutes, createTagsRoutes } from './tags.routes.ts';
export { ensureOwnTag } from './use-cases/ensure-own-tag.ts';
export { createTag } from './use-cases/keep-tags.ts';
export { tagKeywords } from './use-cases/tag-keywords.ts';
