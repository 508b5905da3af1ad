// Keyword tags dialog
export const tagsOfTheKeyword = 'Tags of the keyword';
export const saveTags = 'Save tags';
export const tags = 'Tags';

// Keyword tags
export const tryAgain = 'Try Again';
export const none = 'None';
export const changeTheTags = 'Change the tags';

// Merge dialog
export const merging = 'Merging...';
export const mergeTags = 'Merge tags';
export const mergeInto = 'Merge into';
export const chooseATag = 'Choose a tag';

// Tag activity
export const recentActivity = 'Recent activity';
export const recentActivityNotLoaded = 'Recent activity could not be loaded';

// Tag choices
export const yourTagsNotLoaded = 'Your tags could not be loaded';
export const findTagOrNameNew = 'Find a tag, or name a new one';
export const findATag = 'Find a tag';
export const adding = 'Adding...';
export const noTagHasName = 'No tag has this name.';
export const noTagsYetTypeName = 'No tags yet: type a name to add the first one.';
export const noTagsYet = 'No tags yet.';

// Tag dialog
export const addATag = 'Add a tag';
export const saving = 'Saving...';
export const saveTag = 'Save tag';
export const name = 'Name';
export const looksLike = 'Looks like';

// Tag keywords dialog
export const whatToDo = 'What to do';
export const addTags = 'Add tags';
export const removeTags = 'Remove tags';
export const tagsToAdd = 'Tags to add';
export const tagsToRemove = 'Tags to remove';

// Tag rows
export const withoutATag = 'Without a tag';
export const allKeywords = 'All keywords';
export const tagsGroupYourKeywords = 'Tags group your keywords, so you see what each group is mentioned for.';

// Tag table
export const mentioningYou = 'Mentioning you';
export const inNoReportYet = 'In no report yet';

// Tag writes
export const addTag = 'Add tag';
export const changeTag = 'Change tag';
export const tagDeleted = 'Tag deleted';

// Use keep tag
export const tagsMerged = 'Tags merged';
