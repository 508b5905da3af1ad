import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin rules page
  rulesManagement: 'Regeln',
  noWarningRuleMetAt: 'Keine Warnregel hat ausgelöst.',
  signUpRules: 'Registrierungsregeln',
  keywordRules: 'Keyword-Regeln',
  warningRules: 'Warnregeln',
  whoMaySignUp: 'Wer sich registrieren darf',
  everybodyButForBlockedDomains:
    'Offen für alle außer gesperrten Domains. Erlauben Sie eine Domain, können sich nur noch erlaubte Domains registrieren.',
  emailAddress: 'E-Mail-Adresse',
  trySignUp: 'Registrierung testen',
  whatMayBeAsked: 'Was gefragt werden darf',
  everyKeywordAndQuestionHolds: 'Alle Keywords und Fragen ohne abgelehnten Ausdruck sind erlaubt.',
  keywordOrQuestion: 'Keyword oder Frage',
  tryKeyword: 'Keyword testen',
  whatWarningRulesReadNot: 'Die Werte der Warnregeln konnten nicht geladen werden',
  whenAdministratorsAreWarned: 'Wann Administratoren gewarnt werden',
  newestWarnings: 'Neueste Warnungen',
  warningRulesMet: message(
    '{count, plural, one {# Warnregel hat ausgelöst.} other {# Warnregeln haben ausgelöst.}}',
  ),
} satisfies Translation<typeof messages>;
