import { message } from '@answerscope/contract';

// Color names
export const blue = 'Blue';
export const green = 'Green';
export const amber = 'Amber';
export const red = 'Red';
export const violet = 'Violet';
export const cyan = 'Cyan';
export const lime = 'Lime';
export const orange = 'Orange';
export const pink = 'Pink';
export const indigo = 'Indigo';

// Tag badge
/** {count}: how many are not shown */
export const moreTags = message('{count, number} more');

// Tagged
export const nothingToChange = 'Nothing to change';
export const tagsChanged = 'Tags changed';
/** {tag}: its name */
export const quotedTag = message('“{tag}”');
/** {count}: how many */
export const severalTags = message('{count, plural, one {# tag} other {# tags}}');
/** {tags}: quotedTag or severalTags; {keywords}: how many were given them */
export const addedTo = message('{tags} added to {keywords, plural, one {# keyword} other {# keywords}}');
/** {tags}: quotedTag or severalTags; {keywords}: how many they were taken from */
export const removedFrom = message(
  '{tags} removed from {keywords, plural, one {# keyword} other {# keywords}}',
);
/** {count}: keywords that were left as they are; {max}: tags of a keyword at most */
export const wouldHaveTooMany = message('{count, number} would have more than {max, number} tags');
/** {count}: keywords that were deleted meanwhile */
export const noLongerThere = message('{count, plural, one {# is} other {# are}} no longer there');

// Use tag keywords
export const changeTags = 'Change tags';
export const tagsNotChanged = 'Tags not changed';
export const undo = 'Undo';
/** {why}: a sentence */
export const failedToAssignTags = message('Failed to assign tags: {why}');
