// Contrast panel
export const contrast = 'Contrast';
export const wcagAa = 'WCAG AA';
export const cannotBePublished = 'Cannot be published';
export const tooLittleContrast = 'Too little contrast';
export const showAllPairs = 'Show all pairs';
export const allPairs = 'All pairs';

// Design editor
export const preview = 'Preview';
export const beginAgainFromWhatPublished = 'Begin again from what is published';
export const saving = 'Saving...';
export const saveDraft = 'Save draft';
export const publish = 'Publish';
export const notSavedYet = 'Not saved yet. A draft is published once it is saved.';
export const theDraftWhatPublished = 'The draft is what is published.';
export const theDraftIsSaved = 'The draft is saved. Nobody else sees it.';

// Design history
export const publishAgain = 'Publish again';
export const inUse = 'In use';
export const revertToThis = 'Revert to this';
export const publishedDesigns = 'Published designs';
export const revertBuiltInLook = 'Revert to the built-in look';
export const thePublishedDesignsNotLoaded = 'The published designs could not be loaded';
export const noDesignPublishedYet = 'No design was published yet: everybody sees the built-in look.';
export const everybodySeesAsSoonAs =
  'Everybody sees it as soon as they open or reload a page. The draft stays as it is.';
export const revert = 'Revert';
export const theBuiltInLookBack = 'The built-in look is back';

// Design in words
export const everybodySeesBuiltInLook = 'Everybody sees the built-in look.';

// Design preview
export const dark = 'Dark';
export const light = 'Light';
export const in72AnswersMention = '72% of answers mention you';
export const aLink = 'a link';
export const selectedWords = 'selected words';
export const checkNow = 'Check now';
export const hasTheFocus = 'Has the focus';
export const deleteLabel = 'Delete';
export const mentioned = 'Mentioned';
export const failed = 'Failed';
export const needsAttention = 'Needs attention';
export const neutral = 'Neutral';
export const keyword = 'Keyword';
export const wordsThatMatterLeast = 'Words that matter least.';
export const whatIsChosen = 'What is chosen';
export const httpsExampleCom = 'https://example.com';

// Publish dialog
export const publishThisDesign = 'Publish this design';
export const everybodySeesAsSoonAsThey =
  'Everybody sees it as soon as they open or reload a page. Mails, files and the images of the brand keep their own colours.';

// Token editor
export const protectedLabel = 'Protected';
export const asBuiltIn = 'As it is built in';

// Use design draft
export const theDraftIsSaved2 = 'The draft is saved';
