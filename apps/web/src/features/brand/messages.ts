import { message } from '@answerscope/contract';

// Brand identity form
export const chooseABrandVoice = 'Choose a brand voice';
export const chooseABrandPersonality = 'Choose a brand personality';
export const description = 'Description';
export const descriptionHint = 'A few sentences about your business.';
export const targetAudience = 'Target audience';
export const targetAudienceHint = 'The people you serve.';
export const uniqueValueProposition = 'Unique value proposition';
export const uniqueValuePropositionHint = 'The benefit only you offer.';
export const competitiveDifferentiation = 'Competitive differentiation';
export const competitiveDifferentiationHint = 'How you differ from your competitors.';
export const whatSetsYouApart = 'What sets you apart';
/** {filled} of {all} texts */
export const filledInOf = message('{filled, number} of {all, number} filled in');
export const brandMission = 'Brand mission';
export const brandMissionHint = 'Why your company exists.';
export const brandVision = 'Brand vision';
export const brandVisionHint = 'Your goal for the future.';
export const updateFailed = 'Failed to update brand profile';
export const profileUpdated = 'Profile updated successfully!';
export const saving = 'Saving...';
/** @specification 2.7 */
export const saveBrandData = 'Save Brand Data';
export const industry = 'Industry';
export const industryHint = 'Leave empty if your business category covers it.';
export const brandVoice = 'Brand voice';
export const brandPersonality = 'Brand personality';

// Brand names form
export const namesSaved = 'Names saved';
export const otherNamesCompany = 'Other names';
export const otherNamesHint = 'Short forms, former names, spellings. One per line.';
export const yourProducts = 'Your products';
export const productsHint = 'One per line. Each counts as you.';
export const distinctiveWord = 'Type of business';
export const forExampleBookshop = 'For example “bookshop”';
export const distinctiveWordHint = 'Only if your name is also a common word.';
export const saveNames = 'Save names';

// Brand questions form
export const chooseACategory = 'Choose a category';
/** {link}: leads to the form that adds keywords */
export const questionsLede = message(
  'Questions in which your company should appear. They are not asked automatically. <link>Add those you want to measure as keywords</link>.',
);
/** {count} of {most} that there may be */
export const brandQuestionsOf = message('{count, number} of {most, number} brand questions');
/** {category}: 'Services'; {priority}: 'Medium' */
export const categoryAndPriority = message('{category} · {priority} priority');
/** {most}: entries that a list may have */
export const atMost = message('At most {most, number}. Remove one to add another.');
export const suggestedQuestions = 'Suggested questions from your profile';
/** {link}: leads to the profile */
export const addWhatYouOffer = message(
  'Add what you offer <link>in your profile</link> to see suggested questions.',
);
/** @specification 2.7 */
export const saveBrandQuestions = 'Save Brand Questions';
export const question = 'Question';
export const questionHint = 'Choose a category to add it.';
export const category = 'Category';
export const priority = 'Priority';
export const addQuestion = 'Add question';

// Brand tab
/** @specification 8.3 */
export const profileNotLoaded = 'Failed to load complete profile data';
export const loadingYourSettings = 'Loading your settings...';
export const enterCompanyNameFirst = 'Enter your company name in Basic Info first.';

// Brand writes
export const changeBrandNames = 'Change brand names';
export const addCompetitor = 'Add competitor';
export const changeCompetitor = 'Change competitor';
export const changeBrandDetails = 'Change brand details';

// Changed answers
export const theChangedAnswersNotLoaded = 'The changed answers could not be loaded';
export const answersThatWouldChange = 'Answers that would change';
/** {verdict}: a badge, 'Mentioned' */
export const wouldBe = message('would be <verdict></verdict>');
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';
/** {name}: as an answer has it; {why}: why it counts or does not */
export const nameBecause = message('“{name}”: {why}');

// Changed reports
export const wouldBecome = 'Would become';
export const reportsThatWouldChange = 'Reports that would change';
export const noRate = 'No rate';
export const report = 'Report';
export const assistant = 'Assistant';
export const now = 'Now';

// Competitor dialog
export const directCompetitor = 'Direct competitor';
export const indirectCompetitor = 'Indirect competitor';
export const substitute = 'Substitute';
export const partner = 'Partner';
export const leader = 'Leader';
export const challenger = 'Challenger';
export const follower = 'Follower';
export const niche = 'Niche';
export const strong = 'Strong';
export const moderate = 'Moderate';
export const weak = 'Weak';
/** {competitor}: its name */
export const changeNamed = message('Change {competitor}');
export const websiteExample = 'https://example.com';
export const addACompetitor = 'Add a competitor';
export const saveCompetitor = 'Save competitor';
export const name = 'Name';
export const website = 'Website';
export const websiteHint = 'Links to this site count as their citations.';
export const otherNames = 'Other names';
export const oneEntryPerLine = 'One per line.';
export const products = 'Products';
export const namesAndProducts = 'Other names and products';
export const yourNotes = 'Your notes';
export const forYouToRemember = 'Private notes. They do not affect results.';
export const relationship = 'Relationship';
export const marketPosition = 'Market position';
export const competitiveStrength = 'Competitive strength';
export const keyStrengths = 'Key strengths';

// Competitor sheet
export const change = 'Change';
export const deleteLabel = 'Delete';
export const whatNamesAreFor =
  'Names and products count as mentions. Links to the website count as citations. Everything else is your private note.';
export const notGiven = 'Not given';

// Delete competitor dialog
export const deleteCompetitor = 'Delete competitor';
export const youStopTrackingIt = 'If answers mention it, it stays in the list as found.';
/** {competitor}: its name */
export const deleteNamed = message('Delete {competitor}?');

// Judging panel
export const discard = 'Discard';
export const olderAnswersJudgedByEarlierRules = 'Older answers were counted by earlier rules';
export const previewFirst = 'Preview the changes first. This costs nothing.';
export const previewTheChange = 'Preview changes';
export const judgingAgain = 'Preview of changes';
export const answersJudged = 'Answers checked';
export const previewAgain = 'Preview again';
export const applied = 'Applied';
export const applying = 'Applying...';
export const apply = 'Apply';
export const youCanLeave = 'You can leave this page. The preview keeps running.';
/** {time}: when, '28 Nov, 10:35 PM' */
export const appliedAt = message('Applied on <time></time>');

// Namesake list
export const notYou = 'Others with your name';
export const othersWithYourName = 'Not counted. Add one with “Not us” at a mention.';
export const yourNamesakesNotLoaded = 'Your namesakes could not be loaded';
export const removeNamesake = 'Remove namesake';
/** {count} of {limit} that there may be */
export const namesakesOf = message(
  '{count, number} of {limit, plural, one {# namesake} other {# namesakes}}',
);

// Pillars field
export const messagingPillars = 'Messaging pillars';
export const pillarsHint = 'Sentences you want to be known for. We recommend 3 to 5.';
export const addPillar = 'Add pillar';
export const suggestedPillars = 'Suggested pillars, in your own words';
/** {count} of {most} that there may be */
export const messagingPillarsOf = message('{count, number} of {most, number} messaging pillars');

// Spelling offers
export const doPeopleWriteItLikeThis = 'Do people write it like this?';

// Suggest entries
export const fromWhatYouOffer = 'From what you offer';
export const fromWhatYouOfferAndPlace = 'From what you offer and your place';
export const fromYourIndustryAndPlace = 'From your industry and your place';
export const fromYourIndustry = 'From your industry';
export const fromUniqueValueProposition = 'From your unique value proposition';
export const fromCompetitiveDifferentiation = 'From how you differ from competitors';
export const fromYourMission = 'From your mission';
export const fromYourVision = 'From your vision';

// Suggested entries
export const add = 'Add';
/** {entry}: what is suggested */
export const addEntry = message('Add “{entry}”');

// Entry list
/** {entry}: what the user entered */
export const removeEntry = message('Remove “{entry}”');
