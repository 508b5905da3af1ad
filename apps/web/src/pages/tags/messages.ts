import { message } from '@answerscope/contract';

// Tags page
export const addATag = 'Add a tag';
export const tags = 'Tags';
export const yourTagsNotLoaded = 'Your tags could not be loaded';
export const noTagsYet = 'No tags yet';
export const aTagGroupsKeywords =
  'A tag groups keywords: a product, a campaign, a kind of customer. A keyword can have several, and each tag tells how often assistants mention you for its keywords.';
export const checkAllKeywords = 'Check all keywords';
export const deleting = 'Deleting...';
export const deleteTag = 'Delete tag';
export const noKeywordHasIt = 'No keyword has it.';
export const afterFirstCheck =
  'After the first check of all keywords, you see how often assistants mention you for each tag.';
/** {tag}: its name */
export const deleteThisTag = message('Delete “{tag}”?');
/** {count}: keywords with the tag */
export const keywordsWillNotHaveIt = message(
  '{count, plural, one {# keyword} other {# keywords}} will no longer have it. No keyword is deleted, and no answer.',
);
