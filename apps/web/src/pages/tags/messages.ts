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
