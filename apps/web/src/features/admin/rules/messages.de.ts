import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Rule status
  inForce: 'In Kraft',
  notInForce: 'Nicht in Kraft',
  status: 'Status',

  // Rule trial
  trying: 'Wird ausprobiert …',

  // Trial in words
  keywordAccepted: 'Zulässig. Keine Regel lehnt es ab.',
  tooFewToCompare: 'Zu wenige Daten',
  hasWarned: 'Hat gewarnt',
  quiet: 'Warnt nicht',
  warns: 'Warnt',
  noRuleDecides: 'Erlaubt. Keine Regel betrifft diese Adresse.',
  ruleAllows: message('Erlaubt durch die Regel für {domain}.'),
  ruleRefuses: message('Gesperrt durch die Regel für {domain}. Der Nutzer sieht „{read}“'),
  notAmongDomains: message(
    'Abgelehnt. Nur erlaubte Domains können sich registrieren. Der Nutzer sieht „{read}“',
  ),
  refusedByRule: message('Abgelehnt durch die Regel „{phrase}“. Der Nutzer sieht „{read}“'),
  above: message('über {threshold, number}'),
  below: message('unter {threshold, number}'),
  exactly: message('genau {threshold, number}'),

  // Warning tables
  noWarningRuleInForce: 'Keine aktive Warnregel',
  whoIsMailed: 'Administratoren erhalten eine E-Mail, wenn eine aktive Regel auslöst.',
  readingsOfRules: 'Jetzige Werte der Warnregeln',
  noWarningLately: 'Keine Warnungen in den letzten 90 Tagen.',
  newestWarnings: 'Neueste Warnungen',
  rule: 'Regel',
  measure: 'Messgröße',
  now: 'Jetzt',
  threshold: 'Grenze',
  state: 'Status',
  when: 'Zeit',
  was: 'Wert',
} satisfies Translation<typeof messages>;
