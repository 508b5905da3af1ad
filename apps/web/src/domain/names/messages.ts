// Judging in words
export const allStoredAnswersCountedHere =
  'All stored answers are counted here. The rest of the page counts the answers of the chosen days that name a company.';
export const namesOrCompetitorsWereChanged = 'Names or competitors were changed after this preview began.';
export const anotherJudgementPutInForce = 'Another judgement was put in force after this preview began.';
export const theRulesHaveChangedSince = 'The rules have changed since this preview began.';

// Namesake preview
export const appliedAllNumbersAndReports = 'Applied to all numbers and reports';
export const applying = 'Applying...';
export const apply = 'Apply';
export const dontApply = "Don't apply";
export const thePreviewNotLoaded = 'The preview could not be loaded';
export const answersJudged = 'Answers judged';
export const changedKeywords = 'Changed keywords';
export const noAssistantIsAsked = 'No assistant is asked, and nothing is spent.';

// Not us dialog
export const theTextAroundNotLoaded = 'The text around it could not be loaded';
export const whoIfIsnt = "Who is this, if it isn't you?";
export const previewTheChange = 'Preview the change';
export const saved = 'Saved';
export const itAppliesNextAnswers = 'It applies to your next answers.';
export const saving = 'Saving...';
export const aMentionNoLongerCounts =
  'A mention no longer counts where this name or one of these words is near it. It still counts if your website, a product or your own word is near.';
export const theirName = 'Their name';
export const wordsNearIt = 'Words near it';
export const onePerLine = 'One per line. Keep only words that never describe you.';

// Track button
export const tracked = 'Tracked';
export const adding = 'Adding...';
export const track = 'Track';

// Use track name
export const itsCountsStayAsThey = 'Its counts stay as they were.';

// Waiting names
export const changedNamesWait = 'Changed names wait';
export const yourChangedNamesAndCompetitors = 'Your changed names and competitors are not applied yet';
export const theNamesChangedNotApplied = 'The names you changed are not applied yet';
export const competitorsWait = 'Competitors wait';
export const theChangesCompetitorsNotApplied = 'The changes to your competitors are not applied yet';
export const newCompetitorsWait = 'New competitors wait';
export const newCompetitorWaits = 'New competitor waits';
export const competitorStillCounted = 'Competitor still counted';
export const competitorWaits = 'Competitor waits';
