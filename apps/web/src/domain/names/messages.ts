import { message } from '@answerscope/contract';

// Judged names
/** Stands for the company's name where it could not be read */
export const yourCompany = 'your company';

// Judging in words
export const allStoredAnswers =
  'This counts all stored answers. The rest of the page counts the chosen days.';
export const namesMoved = 'Names or competitors changed after this preview started.';
export const judgementMoved = 'Another change was applied after this preview started.';
export const rulesMoved = 'The rules changed after this preview started.';
/** {mentions} of {total} stored answers mention the brand */
export const mentionedAsBefore = message(
  'You are mentioned in {mentions, number} of your {total, plural, one {# stored answer} other {# stored answers}}, as before.',
);
/** {tense}: 'would' or 'did'; {total}: how many answers are stored */
export const noneOtherwise = message(
  '{total, plural, =0 {No stored answers} one {Your stored answer} other {Your # stored answers}} {tense, select, would {would not change} other {did not change}}.',
);
/** {tense}: 'would' or 'did'; {total}: how many answers are stored; {gained}: how many newly mention the brand */
export const newlyMention = message(
  'Of your {total, plural, one {# stored answer} other {# stored answers}}, {tense, select, would {{gained, plural, one {# answer} other {# answers}} would newly mention} other {{gained, number} newly mention}} you.',
);
/** {tense}: 'would' or 'did'; {total}: how many answers are stored; {lost}: how many no longer mention the brand */
export const noLongerMention = message(
  'Of your {total, plural, one {# stored answer} other {# stored answers}}, {tense, select, would {{lost, plural, one {# answer} other {# answers}} would no longer mention} other {{lost, plural, one {# no longer mentions} other {# no longer mention}}}} you.',
);
/** {tense}: 'would' or 'did'; {total}: how many answers are stored; {gained}: how many newly mention the brand; {lost}: no longer */
export const newlyAndNoLonger = message(
  'Of your {total, plural, one {# stored answer} other {# stored answers}}, {tense, select, would {{gained, plural, one {# answer} other {# answers}} would newly mention you and {lost, plural, one {# answer} other {# answers}} would no longer mention you} other {{gained, number} newly mention you and {lost, number} no longer do}}.',
);
/** {company}: a new competitor, mentioned in {mentions} of {total} stored answers */
export const firstAdded = message(
  '{company} is mentioned in {mentions, number} of your {total, plural, one {# stored answer} other {# stored answers}}',
);
/** {company}: another one, behind firstAdded; {mentions}: how many answers mention it */
export const nextAdded = message('{company} in {mentions, number}');
/** {companies}: new competitors, each with its mentions */
export const added = message('{companies}.');
/** {companies}: new competitors, each with its mentions; {more}: how many besides */
export const addedAndMore = message('{companies}, and {more, number} more.');
/** {tense}: 'would' or 'did'; {companies}: removed competitors; {count}: how many */
export const notCounted = message(
  '{companies} {tense, select, would {{count, plural, other {would no longer be}}} other {{count, plural, one {is} other {are}} no longer}} counted.',
);
/** {tense}: 'would' or 'did'; {company}: a competitor; {before} and {after}: how many answers mention it */
export const found = message(
  '{company} {tense, select, would {would be} other {is}} found in {after, number} answers instead of {before, number}.',
);
/** {tense}: 'would' or 'did'; {before} and {after}: '66% (21 of 32 mentions)', or noVoice */
export const voiceMoved = message(
  'Your share of voice {tense, select, would {would go} other {went}} from {before} to {after}.',
);
export const noVoice = 'none (no company mentioned)';

// Namesake preview
export const applied = 'Applied to all numbers and reports';
export const applying = 'Applying...';
export const apply = 'Apply';
export const dontApply = "Don't apply";
export const previewNotLoaded = 'The preview could not be loaded';
export const answersJudged = 'Answers checked';
export const changedKeywords = 'Changed keywords';
export const noAssistantIsAsked = 'This costs nothing.';
/** {name}: the namesake's */
export const isNotYou = message('“{name}” is not you');
/** {before} and {after}: how many of {answers} mention the brand */
export const keywordChange = message('{before, number} → {after, number} of {answers, number}');

// Not us dialog
export const textNotLoaded = 'The text around it could not be loaded';
export const whoIsThis = "Who is this, if it isn't you?";
export const previewTheChange = 'Preview the change';
export const saved = 'Saved';
export const appliesToNextAnswers = 'It applies to your next answers.';
export const saving = 'Saving...';
export const mentionNoLongerCounts =
  'A mention near this name or these words no longer counts. It still counts near your website, a product or your own word.';
export const theirName = 'Their name';
export const wordsNearIt = 'Words near it';
export const onePerLine = 'One per line. Keep only words that never describe you.';
/** {company}: the brand's name */
export const theirNameHint = message('The full name, such as “{company} Records”.');

// Track button
export const tracked = 'Tracked';
export const adding = 'Adding...';
export const track = 'Track';
/** {name}: a company's */
export const trackName = message('Track {name}');

// Use track name
export const countsStay = 'Its figures stay the same.';
/** {name}: a company's */
export const youTrackNow = message('You track {name} now');

// Waiting names
export const changedNamesWait = 'Review name changes';
export const namesAndCompetitorsNotApplied = 'Your changes to names and competitors are not applied yet';
export const namesNotApplied = 'Your name changes are not applied yet';
export const competitorsWait = 'Review competitors';
export const competitorsNotApplied = 'Your competitor changes are not applied yet';
export const newCompetitorsWait = 'Review new competitors';
export const newCompetitorWaits = 'Review new competitor';
export const competitorStillCounted = 'Review removed competitor';
export const competitorWaits = 'Review competitor';
/** {names}: of new competitors */
export const competitorsNotCounted = message('{names} are not counted in your answers yet');
/** {name}: of a new competitor */
export const competitorNotCounted = message('{name} is not counted in your answers yet');
/** {name}: of a removed competitor */
export const stillCounted = message('{name} is still counted in your answers');
/** {name}: of a competitor */
export const changedNamesNotApplied = message('The changed names of {name} are not applied yet');
/** {names}: all but the {last} */
export const namesAndLast = message('{names} and {last}');
/** {names}: the first; {others}: how many besides */
export const namesAndOthers = message('{names} and {others, plural, one {# other} other {# others}}');
