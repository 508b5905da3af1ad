import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Business figures
  trialEnds: 'Testphase endet',
  noneYet: 'Noch keine',
  businessNotLoaded: 'Die Geschäftszahlen konnten nicht geladen werden',
  loadingBusiness: 'Geschäftszahlen werden geladen …',
  business: 'Geschäftszahlen',
  trialsEndingSoon: 'Bald endende Testphasen',
  mrr: 'MRR',
  trialsRunning: 'Laufende Testphasen',
  trialConversion: 'Zahlend nach Testphase',
  churn: 'Abwanderung',
  user: 'Nutzer',
  plan: 'Tarif',
  card: 'Karte',
  added: 'Hinterlegt',
  nextOf: message('Die nächsten {shown, number} von {all, number}.'),
  noPaidSubscription: message(
    'Kein bezahltes Abo{unpriced, plural, =0 {} one {; # Abo ohne bekannten Preis} other {; # Abos ohne bekannten Preis}}',
  ),
  mrrIn: message('MRR, {currency}'),
  paidSubscriptions: message(
    'Jetzt, {count, plural, one {# bezahltes Abo} other {# bezahlte Abos}}{unpriced, plural, =0 {} one {; # Abo ohne bekannten Preis} other {; # Abos ohne bekannten Preis}}',
  ),
  endWithin: message('{count, number} mit Ende innerhalb von {days, plural, one {# Tag} other {# Tagen}}'),
  paidOfTrials: message(
    '{count, number} von {trials, plural, one {# beendeten Testphase} other {# beendeten Testphasen}} mit Zahlung, {days}',
  ),
  lostOfCustomers: message(
    '{count, number} von {customers, plural, one {# Kunden} other {# Kunden}} seit Beginn verloren, {days}',
  ),

  // Customer margins
  pricePerMonth: 'Preis pro Monat',
  notKnownYet: 'Noch nicht bekannt',
  priceAndCostPerCustomer: 'Preis und Kosten pro Kunde',
  customersNotLoaded: 'Die Kunden konnten nicht geladen werden',
  margin: 'Marge',
  onTrial: message('{plan}, in Testphase'),
  answersInDays: message('Antworten, {days, plural, one {# Tag} other {# Tage}}'),
  nobodyPaysYet: message(
    'Keine zahlenden Kunden und keine Kosten für Antworten in {days, plural, one {# Tag} other {# Tagen}}.',
  ),
  countOfCustomers: message('{count, plural, one {# Kunde} other {# Kunden}}'),
  moreCustomers: message('mehr als {count, plural, one {# Kunde} other {# Kunden}}'),
} satisfies Translation<typeof messages>;
