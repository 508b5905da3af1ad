import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Plan change
  planNotAvailable: 'Diesen Tarif gibt es nicht mehr',
  tooManyKeywords: message(
    'Sie verwenden derzeit {keywords, number} Keywords, aber dieser Tarif erlaubt nur {max, number}. Bitte löschen Sie zuerst {excess, plural, one {# Keyword} other {# Keywords}}.',
  ),
  assistantsLost: message(
    'Künftig nicht mehr geprüft: {assistants}. Vorhandene Antworten und Berichte bleiben.',
  ),
  refreshedLessOften: message('Keywords werden seltener aktualisiert: {after} statt {before}.'),
  fewerAnswers: message(
    'Sie können {after, plural, one {# Antwort} other {# Antworten}} pro Keyword und Prüfung anfordern statt {before, number}.',
  ),
  usageLimited: message('Ihre KI-Nutzung ist auf {after} im Monat begrenzt.'),
  usageFalls: message('Die Grenze Ihrer KI-Nutzung im Monat sinkt von {before} auf {after}.'),
  fewerEndpoints: message(
    'Ereignisse gehen an höchstens {after, plural, one {# Webhook-Endpunkt, den ältesten,} other {# Webhook-Endpunkte, die ältesten,}} statt an {before, number}.',
  ),
  noEventsAnyMore:
    'Webhook-Ereignisse werden nicht mehr gesendet. Ihre Endpunkte bleiben in den Einstellungen.',
  unlimitedKeywords: 'Sie können beliebig viele Keywords verfolgen.',
  moreKeywords: message(
    'Sie können {count, plural, one {# weiteres Keyword} other {# weitere Keywords}} verfolgen.',
  ),
  assistantsGained: message('Neu für Sie: {assistants}.'),
  moreAnswers: message(
    'Sie können bis zu {max, plural, one {# Antwort} other {# Antworten}} pro Keyword und Prüfung anfordern.',
  ),
  usageUnlimited: message('Ihre KI-Nutzung ist nicht mehr auf {before} im Monat begrenzt.'),
  usageRises: message('Die Grenze Ihrer KI-Nutzung im Monat steigt von {before} auf {after}.'),
  moreEndpoints: message(
    'Ereignisse können an bis zu {max, plural, one {# Webhook-Endpunkt} other {# Webhook-Endpunkte}} gehen.',
  ),

  // Change user plan
  alreadyOnPlan: 'Der Nutzer hat diesen Tarif bereits.',
  subscriptionGivesMore: 'Das Abo dieses Nutzers enthält mehr als dieser Tarif. Beenden Sie zuerst das Abo.',
  defaultPlanHasNoEnd: 'Der Tarif neuer Konten kann kein Enddatum haben',
} satisfies Translation<typeof messages>;
