import { message } from '@answerscope/contract';

// Admin rules page
export const rulesManagement = 'Rules Management';
export const noWarningRuleMetAt = 'No warning rule is met.';
export const signUpRules = 'Sign-up Rules';
export const keywordRules = 'Keyword Rules';
export const warningRules = 'Warning Rules';
export const whoMaySignUp = 'Who may sign up';
export const everybodyButForBlockedDomains =
  'Open to all except blocked domains. If you add an allowed domain, only those can sign up.';
export const emailAddress = 'Email address';
export const trySignUp = 'Try sign-up';
export const whatMayBeAsked = 'What may be asked';
export const everyKeywordAndQuestionHolds =
  'All keywords and questions without a refused phrase are allowed.';
export const keywordOrQuestion = 'Keyword or question';
export const tryKeyword = 'Try keyword';
export const whatWarningRulesReadNot = 'The values of the warning rules could not be loaded';
export const whenAdministratorsAreWarned = 'When administrators are warned';
export const newestWarnings = 'Newest warnings';
/** {count}: warning rules that are met, at least 1 */
export const warningRulesMet = message(
  '{count, plural, one {# warning rule is} other {# warning rules are}} met.',
);
