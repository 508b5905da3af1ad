import { message } from '@answerscope/contract';

// Keyword tags dialog
export const tagsOfTheKeyword = 'Tags of the keyword';
export const saveTags = 'Save tags';
export const tags = 'Tags';

// Keyword tags
export const tryAgain = 'Try Again';
export const none = 'None';
export const changeTheTags = 'Change the tags';
export const notLoaded = 'Could not be loaded';

// Merge dialog
export const merging = 'Merging...';
export const mergeTags = 'Merge tags';
export const mergeInto = 'Merge into';
export const chooseATag = 'Choose a tag';
/** {tag}: its name */
export const mergeIntoAnother = message('Merge “{tag}” into another tag');
/** {tag}: its name; {keywords} that have it */
export const mergingWill = message(
  '{keywords, plural, one {# keyword} other {# keywords}} of “{tag}” will get the tag you choose. “{tag}” is deleted. This can’t be undone.',
);

// Tag activity
export const recentActivity = 'Recent activity';
export const noActivity = 'No activity yet.';
export const recentActivityNotLoaded = 'Recent activity could not be loaded';

// Tag choices
export const yourTagsNotLoaded = 'Your tags could not be loaded';
export const findOrNameATag = 'Find or add a tag';
export const findATag = 'Find a tag';
export const adding = 'Adding...';
export const noTagHasThisName = 'No tag has this name.';
export const noTagsYetTypeAName = 'No tags yet. Type a name to add one.';
export const noTagsYet = 'No tags yet.';
/** {tag}: the name that was typed */
export const addNamed = message('Add “{tag}”');
/** {keywords} that have the tag */
export const keywordCount = message('{keywords, plural, one {# keyword} other {# keywords}}');

// Tag dialog
export const addATag = 'Add a tag';
export const saving = 'Saving...';
export const saveTag = 'Save tag';
export const name = 'Name';
/** {tag}: as lists will show it */
export const looksLike = message('Looks like <tag></tag>');
/** {tag}: its name */
export const changeTagNamed = message('Change “{tag}”');
/** {tag}: another one of the same name */
export const mergeIntoNamed = message('Merge into “{tag}”');

// Tag keywords dialog
export const whatToDo = 'What to do';
export const addTags = 'Add tags';
export const removeTags = 'Remove tags';
export const tagsToAdd = 'Tags to add';
export const tagsToRemove = 'Tags to remove';
/** {keywords} that are chosen */
export const tagsOfKeywords = message('Tags of {keywords, plural, one {# keyword} other {# keywords}}');
/** {count}: tags that are chosen, 0 before one is */
export const addSomeTags = message('Add {count, plural, =0 {tags} one {# tag} other {# tags}}');
/** {count}: tags that are chosen, 0 before one is */
export const removeSomeTags = message('Remove {count, plural, =0 {tags} one {# tag} other {# tags}}');

// Tag rows
export const withoutATag = 'Without a tag';
export const allKeywords = 'All keywords';
/** {keywords} without a tag */
export const keywordsWithoutTags = message(
  '{keywords, plural, one {# keyword has} other {# keywords have}} no tag.',
);
export const noTagsHeadline = 'Group keywords to compare results.';

// Tag table
export const tag = 'Tag';
/** {keywords} that have it; {tag}: its name */
export const keywordsWith = message('{keywords, plural, one {# keyword} other {# keywords}} with {tag}');
/** {tag}: its name */
export const changeNamed = message('Change {tag}');
/** {tag}: its name */
export const mergeNamed = message('Merge {tag}');
/** {tag}: its name */
export const deleteNamed = message('Delete {tag}');

// Tag writes
export const addTag = 'Add tag';
export const changeTag = 'Change tag';
export const tagDeleted = 'Tag deleted';
export const deleteTag = 'Delete tag';
/** {why}: a sentence. @specification 7.5 */
export const failedToCreateTag = message('Failed to create tag: {why}');
/** {why}: a sentence. @specification 7.5 */
export const failedToUpdateTag = message('Failed to update tag: {why}');
/** {why}: a sentence. @specification 7.5 */
export const failedToDeleteTag = message('Failed to delete tag: {why}');

// Use keep tag
export const tagsMerged = 'Tags merged';
/** {why}: a sentence */
export const failedToMergeTags = message('Failed to merge tags: {why}');
/** {tag}: the name of one that is gone; {into}: of the other; {keywords} that have it now */
export const tagIsPartOf = message(
  '“{tag}” is merged into “{into}” ({keywords, plural, one {# keyword} other {# keywords}})',
);

// Activity in words
/** {tag}: its name */
export const tagCreated = message('“{tag}” created');
/** {tag}: its name; {keywords} that got it */
export const tagCreatedFor = message(
  '“{tag}” created for {keywords, plural, one {# keyword} other {# keywords}}',
);
/** {tag}: its name */
export const tagChanged = message('“{tag}” changed');
/** {tag}: its name; {keywords} that had it */
export const tagDeletedFrom = message(
  '“{tag}” deleted from {keywords, plural, one {# keyword} other {# keywords}}',
);
/** {tag}: its name; {keywords} to which the other tag is new */
export const tagMerged = message(
  '“{tag}” merged into another tag, added to {keywords, plural, one {# keyword} other {# keywords}}',
);
/** {tag}: its name; {keywords} that got it */
export const tagAddedTo = message('“{tag}” added to {keywords, plural, one {# keyword} other {# keywords}}');
/** {tag}: its name; {keywords} that had it */
export const tagRemovedFrom = message(
  '“{tag}” removed from {keywords, plural, one {# keyword} other {# keywords}}',
);

// Color field
/** {color}: the name of the one that is chosen; {name}: around it, fainter */
export const color = message('Color <name>{color}</name>');
