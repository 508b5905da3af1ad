import { message } from '@answerscope/contract';

// Tags page
export const addATag = 'Add a tag';
export const tags = 'Tags';
export const yourTagsNotLoaded = 'Your tags could not be loaded';
export const noTagsYet = 'No tags yet';
export const aTagGroupsKeywords =
  'Group keywords to compare results, for example by product or campaign. A keyword can have several tags.';
export const checkAllKeywords = 'Check all keywords';
export const deleting = 'Deleting...';
export const deleteTag = 'Delete tag';
export const noKeywordHasIt = 'No keyword has it.';
export const afterFirstCheck = 'After the first check of all keywords, you see your rate for each tag.';
/** {tag}: its name */
export const deleteThisTag = message('Delete “{tag}”?');
/** {count}: keywords with the tag */
export const keywordsWillNotHaveIt = message(
  '{count, plural, one {# keyword loses} other {# keywords lose}} this tag. Keywords and answers are kept.',
);
