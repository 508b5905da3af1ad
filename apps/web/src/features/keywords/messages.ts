import { message } from '@answerscope/contract';

// Add keyword form
export const newKeyword = 'New keyword';
export const keywordExample = 'What your customers look for, for example “coffee subscription”';
export const topic = 'Topic';
export const topicExample = 'For example “Shop”';
export const addKeyword = 'Add keyword';
export const questionShownHere = 'The question we’ll ask appears here.';

// Batch choice
export const yourPlanNotLoaded = 'Your plan could not be loaded';
export const loading = 'Loading...';
/** @specification 8.3 */
export const failedToCompleteSetup = 'Failed to complete setup. Please try again.';

// Generate form
export const whichCompany = 'Which company are the keywords for?';
export const needsCompanyName =
  "An assistant thinks of keywords for what your company offers. It needs the company's name first.";
export const nameYourCompany = 'Enter your company name';
export const company = 'Company';
export const website = 'Website';
export const whatYouOffer = 'What you offer';
export const askedFrom = 'Asked from';
export const basedOnThis = 'The keywords are based on this.';
export const changeInProfile = 'Change it in your profile';
export const generatingKeywords = 'Generating keywords...';
/** @specification 2.9 */
export const generateAiKeywords = 'Generate AI Keywords';
export const thinkingOfKeywords =
  'An assistant is thinking of keywords. This usually takes less than a minute.';
export const newKeywordsReplaceOthers = 'New keywords take the place of those you have not chosen from yet.';
export const notGiven = 'Not given';

// Keyword choice
/** {chosen} of {total} suggestions; {b}: makes it bold. @specification 2.9 */
export const keywordsSelected = message('<b>{chosen, number} of {total, number}</b> keywords selected');
/** {count}: suggestions that can be chosen. @specification 2.9 */
export const selectAllOf = message('Select All {count, number}');
/** @specification 2.9 */
export const deselectAll = 'Deselect All';
/** {plan}: its name; {count}: keywords that it can track besides those it tracks */
export const roomOfPlan = message('{plan} has room for {count, plural, one {# keyword} other {# keywords}}.');
/** {plan}: its name; {count}: keywords that it can track besides those it tracks, all of them chosen */
export const roomIsTaken = message(
  '{plan} has room for {count, plural, one {# keyword} other {# keywords}}. Deselect one to choose another.',
);
/** {plan}: the one in force; {count}: keywords that it can track; {chosen}: the plan that comes into force later */
export const othersStartLater = message(
  '{plan} tracks the first {count, plural, one {# keyword} other {# keywords}} now. The others start with {chosen}.',
);
export const keywordsToTrack = 'Keywords to track';
export const noAssistantCanBeAsked = 'No assistant can be asked here yet. Your keywords wait until one can.';
/** {assistant}: the one that is asked first */
export const allKeywordsGoTo = message(
  'All keywords go to {assistant}. You can ask the other assistants later, and get new suggestions any time.',
);
/** @specification 2.9 */
export const back = 'Back';
export const saving = 'Saving...';
/** {count}: keywords that were chosen */
export const trackKeywords = message('Track {count, plural, one {# Keyword} other {# Keywords}}');
/** {count}: keywords that were chosen; {assistant}: the one that is asked first. @specification 2.9 */
export const trackKeywordsOn = message(
  'Track {count, plural, one {# Keyword} other {# Keywords}} on {assistant}',
);
/** {count}: suggestions */
export const deleteTheSuggestions = message(
  'Delete {count, plural, one {# suggestion} other {# suggestions}}?',
);
export const deleteSuggestions = 'Delete suggestions';
export const noneIsTrackedYet =
  'None of them is tracked yet. You can add keywords of your own, or generate others later.';

// Waiting batch
/** {count}: suggestions that nobody has chosen from */
export const backToKeywords = message('Back to your {count, plural, one {# keyword} other {# keywords}}');

// Add many keywords
/** {count}: keywords that were added */
export const keywordsAdded = message('{count, plural, one {# keyword} other {# keywords}} added');
export const nothingWasAdded = 'Nothing was added.';

// Choose columns
/** {file}: its name */
export const whichColumnIsWhat = message('Which column is what in {file}?');
/** {file}: its name */
export const firstRowsOf = message('First rows of {file}');
export const line = 'Line';
export const none = 'None';
export const firstRowNamesColumns = 'The first row names the columns';
export const keyword = 'Keyword';
export const question = 'Question';
export const questionColumnHint = 'Your own words; empty cells are worded for you.';
export const tags = 'Tags';
export const tagsColumnHint = 'Separated by commas or semicolons.';
export const lookingThroughIt = 'Looking through it...';
export const preview = 'Preview';
export const nothingIsSavedYet = 'Nothing is saved yet.';

// Csv form
export const noLineCanBeRead = 'No line can be read because quotation marks are not closed.';
export const chooseACsvFile = 'Choose a CSV file';
// Shown below chooseACsvFile.
export const orDropFileHere =
  'or drop it here. It needs a keyword column. Topic, question and tags are optional.';
export const fileHint =
  'The first row can be a header; you choose what each column is. Up to 10,000 rows. You’ll see a preview before anything is saved.';
export const fileTooLarge = 'It is larger than 5 MB. Please split it.';

// Csv table
export const noKeywordInIt = 'There is no keyword in it.';
/** {count}: keywords of the file */
export const fileHoldsTooMany = message(
  'It holds {count, plural, one {# keyword} other {# keywords}}. You can add up to 10,000 at a time.',
);
/** {number}: from 1 */
export const columnNumber = message('Column {number, number}');
/** {number}: from 1; {sample}: its first cell */
export const columnWithSample = message('Column {number, number} ({sample})');

// Decode file
export const charactersCannotBeRead =
  'The characters of this file cannot be read. Save it as “CSV UTF-8” and choose it again.';
export const notATextFile = 'This is not a text file. Save it as “CSV UTF-8” and choose it again.';

// Read csv
/** {max}: lines without a closing quotation mark that can be left out; {line}: number of the first of them */
export const tooManyUnreadable = message(
  'More than {max, number} lines cannot be read because quotation marks are not closed. The first is line {line, number}.',
);
/** {line}: its number, '?' where it is not known */
export const lineCannotBeRead = message('Line {line} of this file cannot be read.');

// File notes
/** {encoding}: 'Windows-1252' */
export const readFileAs = message(
  'We read this file as {encoding}. If letters such as ä or é look wrong below, save it as “CSV UTF-8” and choose it again.',
);
/** {count}: lines; {lines}: their numbers as a list */
export const linesLeftOut = message(
  '{count, plural, one {Line} other {Lines}} {lines} left out because a quotation mark is not closed.',
);
/** {name}: a column's */
export const quoted = message('“{name}”');
/** {names}: of columns, quoted, as a list */
export const notTaken = message('Not taken from the file: {names}.');
export const chooseTheColumns = 'Choose the columns';

// Import preview
export const wordedForYou = 'Worded for you';
export const whatHappens = 'What happens';
/** {count}: keywords that can be added */
export const addKeywords = message('Add {count, plural, one {# keyword} other {# keywords}}');
export const adding = 'Adding...';
export const show = 'Show';
/** {count}: rows of the list */
export const allRows = message('All {count, plural, one {# row} other {# rows}}');
/** {count}: rows that cannot be added */
export const leftOutRows = message('Left out ({count, number})');
/** {state}: one of the texts below, as 'Ready'; {count}: rows of it */
export const rowsOfState = message('{state} ({count, number})');
export const keywordsOfYourList = 'Keywords of your list';

// Paste form
export const giveAtLeastOneKeyword = 'Please give at least one keyword.';
export const keywords = 'Keywords';
export const listExample = 'coffee subscription\nWhich coffee is best for espresso?\noffice coffee machine';
/** {count}: lines that were entered */
export const listHoldsTooMany = message(
  'You entered {count, plural, one {# keyword} other {# keywords}}. You can add up to 10,000 at a time.',
);
export const listHint =
  'One keyword per line. You can add a topic, your own question and tags. Put each in its own column, as when you copy from a table.';

// Preview rows
export const ready = 'Ready';
export const inYourListAlready = 'In your list already';
export const twiceInThisList = 'Twice in this list';
export const invalid = 'Invalid';
export const overYourLimit = 'Over your limit';
/** {count}: keywords that can be added */
export const readyToAdd = message('{count, plural, one {# keyword} other {# keywords}} ready to add.');
/** {parts}: the next messages, with commas in between */
export const leftOut = message('Left out: {parts}.');
/** {count}: rows */
export const countInListAlready = message('{count, number} in your list already');
/** {count}: rows */
export const countTwiceInList = message('{count, number} twice in this list');
/** {count}: rows */
export const countInvalid = message('{count, number} invalid');
/** {count}: rows */
export const countOverLimit = message('{count, number} over your limit');

// Just added
export const whatWouldCustomersAsk = 'What would your customers ask?';
export const whatToAdd =
  'A few words or a whole question, for example “Which coffee subscription is best for an office?”. Keywords you add are listed here.';
export const justAdded = 'Just added';

// Keyword bulk actions
export const check = 'Check';
export const tag = 'Tag';
export const setTopic = 'Set topic';
export const deleteLabel = 'Delete';
/** {count}: keywords that were chosen */
export const deleteTheseKeywords = message('Delete {count, plural, one {# keyword} other {# keywords}}?');
/** {count}: keywords that were chosen */
export const deleteCount = message('Delete {count, plural, one {# keyword} other {# keywords}}');
/** {count}: keywords that are deleted */
export const keywordCount = message('{count, plural, one {# keyword} other {# keywords}}');
export const resultsAreDeletedToo = 'Their results are deleted, the answers are kept. This can’t be undone.';

// Keyword facts
export const changeTheTopic = 'Change the topic';
export const intent = 'Intent';
export const generatedByAi = 'Generated by AI';
export const added = 'Added';

// Keyword filters
export const keywordOrTopic = 'Keyword or topic';
export const filters = 'Filters';
/** {count}: filters that leave something out */
export const filtersInUse = message('Filters ({count, number})');
export const status = 'Status';
export const allStatuses = 'All statuses';
export const origin = 'Origin';
export const allOrigins = 'All origins';
export const addedByYou = 'Added by you';
export const clear = 'Clear';

// Keyword first line
/** {rate}: the fraction of {answers} that mention the company; {change}: 'Claude ▼ 77% → 41%' */
export const rateAndChange = message(
  '{rate, number, ::percent} of {answers, plural, one {# answer} other {# answers}} mention you · {change}',
);
/** {mentions} of {answers} mention the company, too few for a rate; {change}: 'trend from about 26 December' */
export const countAndChange = message(
  '{mentions, number} of {answers, plural, one {# answer mentions} other {# answers mention}} you · {change}',
);
/** {change}: 'not enough answers for a trend' */
export const noRateAndChange = message('No counted answers · {change}');
/** {assistant}: its name; {sign}: ▲ or ▼; {before} and {now}: fractions of its answers that mention the company */
export const assistantMoved = message(
  '{assistant} {sign} {before, number, ::percent} → {now, number, ::percent}',
);
export const noSignificantChange = 'no significant change';
export const notEnoughAnswersForTrend = 'not enough answers for a trend';

// Keyword headline
export const noAssistantHasBeenAsked = 'No assistant has been asked about it yet.';
/** {assistants}: a list of their names; {count}: how many they are */
export const mentionYou = message('{assistants} {count, plural, one {mentions} other {mention}} you.');
/** {assistants}: a list of their names; {count}: how many they are. Shown after mentionYou. */
export const doNot = message('{assistants} {count, plural, one {does} other {do}} not.');
/** {assistants}: a list of their names; {count}: how many they are */
export const doNotMentionYou = message(
  '{assistants} {count, plural, one {does} other {do}} not mention you.',
);
/** {assistants}: a list of their names; {count}: how many they are */
export const mentionNoCompany = message(
  '{assistants} {count, plural, one {mentions} other {mention}} no company at all.',
);
/** {assistants}: a list of their names; {count}: how many they are */
export const refuseToAnswer = message(
  '{assistants} {count, plural, one {refuses} other {refuse}} to answer.',
);
/** {assistants}: a list of their names */
export const checkOnFailed = message('The check on {assistants} failed.');
/** {assistants}: a list of their names */
export const setByAdministrator = message('Set by administrator: {assistants}.');

// Keyword intent
export const searchIntent = 'Search intent';
export const notKnownYet = 'Not known yet';
export const guessedHint = 'Guessed from the keyword’s words. Choose one to set it yourself.';
export const guessed = 'set automatically';
/** {intent}: as 'Commercial' */
export const guessedIntent = message('{intent} (auto)');

// Keyword now
export const assistant = 'Assistant';
export const result = 'Result';
export const checked = 'Checked';
export const inTheNewestCheck = 'Mentions';
/** {mentions} of {answers} of a check mention the company */
export const mentionsOf = message('{mentions, number} of {answers, number}');
export const noneUsable = 'No usable answer';
export const newestChecks = 'Newest checks';

// Keyword search
export const mentioned = 'Mentioned';
export const checkFailed = 'Check failed';
export const notChecked = 'Not checked';

// Keyword table
export const newestAnswers = 'Newest answers';
export const actions = 'Actions';
/** {keyword}: the one of the row */
export const deleteKeyword = message('Delete {keyword}');

// Keyword writes
export const changeIntent = 'Change intent';
export const changeQuestion = 'Change question';
export const questionSaved = 'Question saved';
export const wordedFromKeywordNow = 'Made from the keyword again';
export const askedFromNextCheck = 'Used from the next check';
export const topicSaved = 'Topic saved';
/** {count}: keywords that have none any more */
export const keywordsWithoutTopic = message(
  '{count, plural, one {# keyword} other {# keywords}} without a topic',
);
/** {count}: keywords that have it now; {topic}: its name */
export const keywordsUnderTopic = message(
  '{count, plural, one {# keyword} other {# keywords}} under “{topic}”',
);
export const renameTopic = 'Rename topic';

// Keyword question
export const inYourOwnWords = 'In your own words.';
export const questionNotLoaded = 'The question could not be loaded.';
export const changeTheQuestion = 'Change the question';

// Question dialog
export const whatAssistantsAreAsked = 'Question to the assistants';
export const saveQuestion = 'Save question';
export const sentWordForWord = 'Sent word for word to every assistant.';
export const wordedFromTheKeyword = 'Made from the keyword';
export const wordItForMe = 'Use the default';
export const trendStartsOver = 'The trend of this keyword starts over. Earlier answers are kept.';

// Question of new keyword
export const newQuestionNotLoaded = 'The question could not be loaded.';
export const assistantsWillBeAsked = 'Assistants will be asked:';
export const editTheQuestion = 'Edit the question';

// Question skeleton
// Never seen: about as long as a keyword and the words that are put around it in any language.
/** {keyword}: it, or the text below */
export const usualQuestion = message(
  '“What are the best options for {keyword}? Name specific companies or products.”',
);
export const usualKeyword = 'books for children';

// Moved keywords
export const noKeywordChanged = 'No keyword changed significantly.';
/** {keyword}: its words, in a {link} to its page; {assistant}: its name; {sizes}: '38% → 40%' */
export const keywordOnAssistant = message('{sizes} <link>“{keyword}”</link> on {assistant}');

// Select all
/** {count}: keywords that match, on all pages */
export const selectAll = message('Select all {count, number}');
export const operationFailed = 'Operation Failed';

// Topic dialog
/** {count}: keywords that were chosen */
export const topicOfKeywords = message(
  '{count, plural, one {Topic of the keyword} other {Topic of # keywords}}',
);
export const leaveEmptyForNoTopic = 'Leave it empty for no topic.';

// Rename topic dialog
/** {topic}: its name */
export const renameThisTopic = message('Rename “{topic}”');
/** {topic}: another one's name; {count}: keywords of that one; {these}: keywords of the renamed one */
export const topicIsThere = message(
  '“{topic}” already exists. Its {count, plural, one {# keyword} other {# keywords}} and these {these, number} become one topic.',
);
/** {count}: keywords of the topic */
export const willHaveNewName = message(
  '{count, plural, one {# keyword} other {# keywords}} will have the new name. The name of another topic merges both.',
);
export const joinTopics = 'Merge topics';

// Topic table
export const topics = 'Topics';
/** {topic}: its name */
export const renameTopicLabel = message('Rename {topic}');

// Topics in words
/** {count}: keywords */
export const haveNoTopic = message('{count, plural, one {# keyword has} other {# keywords have}} no topic.');

// Use delete keywords
export const deleteKeywords = 'Delete keywords';
/** {count}: keywords that are gone */
export const keywordsDeleted = message('{count, plural, one {Keyword deleted} other {Keywords deleted}}');
export const undo = 'Undo';
