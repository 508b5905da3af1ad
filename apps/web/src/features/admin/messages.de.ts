import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Account badges
  active: 'Aktiv',
  inactive: 'Inaktiv',
  administrator: 'Administrator',

  // Act dialog
  saving: 'Wird gespeichert …',
  reason: 'Grund',
  keptInAuditLog: 'Steht später im Audit-Protokoll.',

  // Conflict words
  onPaidPlanNothingPays: 'Hat einen bezahlten Tarif ohne Zahlung.',
  paidForAndNotOn: 'Zahlt für einen Tarif, hat ihn aber nicht.',

  // Default plan
  newAccountsStartOnPlan: 'Neue Konten beginnen mit diesem Tarif.',
  newAccountsCantStartOn: 'Neue Konten können nur mit einem kostenlosen Tarif beginnen.',
  newAccountsCantStartOnWithdrawn: 'Neue Konten können nicht mit einem zurückgezogenen Tarif beginnen.',
  newAccountsStartOnAnother: 'Neue Konten beginnen mit einem anderen Tarif.',
  startNewAccountsOn: message('Neue Konten mit {plan} beginnen'),
  newAccountsStartOn: message('Neue Konten beginnen mit {plan}'),
  makeDefault: 'Als Standard festlegen',
  accountsCreatedFromNowOn: 'Neue Konten beginnen mit diesem Tarif. Vorhandene Konten bleiben unverändert.',

  // Facts
  notGiven: 'Keine Angabe',

  // Filter bar
  filters: 'Filter',
  filtersOfCount: message('Filter ({count, number})'),
  clear: 'Zurücksetzen',

  // Resume dialog
  askAgain: message('{assistant} wieder fragen'),
  isAskedAgain: message('{assistant} wird wieder gefragt'),
  whatResumingTouches: 'Alle wartenden Läufe fragen 1 Anbieter jetzt wieder.',
  resume: 'Fortsetzen',
} satisfies Translation<typeof messages>;
