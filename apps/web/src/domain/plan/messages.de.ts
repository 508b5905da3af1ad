import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Chosen plan
  beginsOnIt: message('Sie haben {plan} gewählt. Ihr Konto startet damit.'),
  startsLater: message(
    'Sie haben {plan} gewählt. Nach diesen zwei Schritten können Sie damit starten. Bis dahin gilt der Tarif {free}.',
  ),

  // Subscription news
  planUpgradedSuccessfully: 'Tarif erfolgreich erweitert!',
  planChanged: 'Tarif gewechselt',
  newLimitsActive: 'Ihre neuen Grenzen gelten jetzt.',
  paymentFailed: 'Zahlung fehlgeschlagen',
  paymentReceived: 'Zahlung eingegangen',
  yourPlanGoesOn: 'Ihr Tarif bleibt aktiv.',
  subscriptionExpiringSoon: 'Abo läuft bald ab',
  trialAboutToEnd: 'Ihre Testphase endet in Kürze.',
  yourTrialEndsSoon: 'Ihre Testphase endet bald',
  yourCardChargedThen: 'Dann wird Ihre Karte belastet.',
  paymentDisputed: 'Zahlung angefochten',
  planWaitsForBank: 'Ihr Tarif wartet auf die Entscheidung Ihrer Bank. Ihre Daten bleiben gespeichert.',
  yourPlanIsBack: 'Ihr Tarif gilt wieder',
  bankConfirmedPayment: 'Die Bank hat Ihre Zahlung bestätigt.',
  subscriptionCanceled: 'Abo gekündigt',
  subscriptionResumed: 'Abo fortgesetzt',
  subscriptionExpired: 'Abo abgelaufen',
  nothingStoredDeleted: 'Ihre Daten bleiben gespeichert.',
  planUpdated: 'Ihr Tarif wurde erfolgreich geändert! Ihre neuen Grenzen gelten jetzt.',
  trialRuns: message('Bis zum {day} läuft Ihre Testphase. Es wurde nichts abgebucht.'),
  checkCard: 'Bitte prüfen Sie Ihre Karte. Ihr Tarif bleibt aktiv.',
  checkCardUntil: message('Bitte prüfen Sie Ihre Karte. Ihr Tarif bleibt bis zum {day} aktiv.'),
  trialEndsIn: message(
    'Ihre Testphase endet in {days, plural, one {# Tag} other {# Tagen}}. Fügen Sie eine Karte hinzu, um Ihren Tarif zu behalten.',
  ),
  cardChargedIn: message(
    'Ihre Karte wird in {days, plural, one {# Tag} other {# Tagen}} belastet. Kündigen Sie vorher, um das zu vermeiden.',
  ),
  keepPlan: 'Sie behalten Ihren Tarif.',
  keepPlanUntil: message('Bis zum {day} behalten Sie Ihren Tarif.'),

  // Subscription words
  priceUnknown: 'Preis noch unbekannt',
  onTrial: message(
    'Testphase, danach {price}{isDiscounted, select, yes {, zuerst {amount} nach Rabatten} other {}}',
  ),
  onTrialUntil: message(
    'Testphase bis zum {day}, danach {price}{isDiscounted, select, yes {, zuerst {amount} nach Rabatten} other {}}',
  ),
  trialWithoutCard: message('{trial}. Fügen Sie eine Karte hinzu, um Ihren Tarif zu behalten.'),
  renewsOn: message(
    '{price}, verlängert sich am {day}{isDiscounted, select, yes { für {amount} nach Rabatten} other {}}',
  ),
  canceled: message('{price}, gekündigt'),
  canceledEnds: message('{price}, gekündigt, endet am {day}'),
  paymentFailedSince: message('{price}, eine Zahlung ist fehlgeschlagen'),
  paymentFailedEnds: message('{price}, eine Zahlung ist fehlgeschlagen, endet ohne Zahlung am {day}'),
  ended: 'Beendet',
  none: 'Kein Abo',
  disputed: 'Eine Zahlung ist angefochten, der Tarif wartet auf die Bank',
} satisfies Translation<typeof messages>;
