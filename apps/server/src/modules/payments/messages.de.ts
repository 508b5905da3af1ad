import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Payment letters
  trialBegan: message('Ihre Testphase mit {plan} hat begonnen'),
  welcomeTo: message('Willkommen bei {plan}'),
  yoursToTry: message(
    'Testen Sie {product} {plan} bis {day}{price, select, unknown {} other {, danach für {price}}}. Eine Karte ist nicht nötig. Ohne Karte endet die Testphase an diesem Tag, und es wird nichts berechnet.',
  ),
  subscriptionActive: message(
    'Ihr Abo von {product} {plan} ist aktiv. Ihre neuen Grenzen gelten sofort.{paid, select, unknown {} other { Bezahlt: {paid}.}}{due, select, unknown {} other { Die nächste Zahlung von {due} ist am {dueDay} fällig.}}',
  ),
  trialEnds: message('Ihre Testphase mit {plan} endet {day, select, unknown {bald} other {am {day}}}'),
  addCardToStay: message(
    'Um bei {plan} zu bleiben{price, select, unknown {} other {, für {price},}} hinterlegen Sie vorher eine Karte. Die erste Zahlung{due, select, unknown {} other { von {due}}} ist am Ende der Testphase fällig. Ohne Karte wechseln Sie zurück zu {otherwise}.',
  ),
  continuesAfterTrial: message(
    '{plan} läuft weiter{price, select, unknown {} other {, für {price}}}. Am Ende der Testphase buchen wir die erste Zahlung{due, select, unknown {} other { von {due}}} von Ihrer Karte ab. Möchten Sie das nicht, kündigen Sie vorher.',
  ),
  nothingIsLost: message(
    'Ihre Keywords, Antworten und Berichte bleiben. Keywords über der Höchstzahl von {otherwise} werden angehalten.',
  ),
  paymentReceivedSubject: message('Ihre Zahlung für {plan} ist eingegangen'),
  paymentReceived: message(
    'Wir haben Ihre Zahlung{paid, select, unknown {} other { von {paid}}} für {product} {plan} erhalten.{due, select, unknown {} other { Die nächste Zahlung von {due} ist am {dueDay} fällig.}}',
  ),
  onPlanNow: message('Sie sind jetzt bei {plan}'),
  subscriptionChanged: message(
    'Sie haben jetzt {product} {plan} abonniert{price, select, unknown {} other {, für {price}}}. Ihre neuen Grenzen gelten.{due, select, unknown {} other { Die nächste Zahlung von {due} ist am {dueDay} fällig.}}',
  ),
  paymentFailedSubject: message('Ihre Zahlung für {plan} ist fehlgeschlagen'),
  paymentFailed: message(
    'Wir konnten die Zahlung{owed, select, unknown {} other { von {owed}}} für {product} {plan} nicht einziehen. Ihr Tarif bleibt {days, plural, one {# Tag} other {# Tage}} aktiv{day, select, unknown {} other {, bis {day}}}. Bitte prüfen Sie vorher Ihre Karte.',
  ),
  paymentDisputedSubject: message('Ihre Zahlung für {plan} wird angefochten'),
  paymentDisputed: message(
    'Laut Ihrer Bank kennen Sie eine Zahlung für {product} {plan} nicht. Bis die Bank entscheidet, ruht {plan}, und wir berechnen nichts.',
  ),
  withdrawDispute: message(
    'Ist das ein Irrtum, lassen Sie Ihre Bank die Anfechtung zurückziehen und {whom, select, support {wenden Sie sich an den Support} other {fragen Sie den Betreiber}}. Sobald die Bank die Zahlung bestätigt, ist {plan} wieder aktiv.',
  ),
  yoursAgain: message('{plan} ist wieder aktiv'),
  paymentConfirmed: message(
    'Die Bank hat Ihre Zahlung für {product} {plan} bestätigt. Ihre Grenzen gelten wieder{day, select, unknown {} other {. Das Abo endet am {day}, wenn Sie es nicht fortsetzen}}.',
  ),
  canceledSubject: message('Ihr Abo von {plan} ist gekündigt'),
  staysUntil: message(
    '{plan} bleibt Ihnen bis {day, select, unknown {zum Ende des Zeitraums} other {{day}}}. Danach sind Sie bei {otherwise}.',
  ),
  endedSubject: message('Ihr Abo von {plan} ist beendet'),
  onOtherwiseNow: message('Sie sind jetzt bei {otherwise}.'),
  yourPlan: 'Ihr Tarif',
  seeYourPlan: 'Tarif ansehen',
  addCard: 'Karte hinterlegen',
  checkYourCard: 'Karte prüfen',
  contactSupport: 'An den Support schreiben',
  resumeIt: 'Abo fortsetzen',
  choosePlan: 'Tarif wählen',

  // Drift
  subscriptionUnknownThere: message('{id} ist hier {status} und bei Stripe unbekannt'),
  subscriptionUnknownHere: message('{id} ist bei Stripe {status} und hier unbekannt'),
  subscriptionStatusDiffers: message('{id} ist bei Stripe {there} und hier {here}'),
  planDiffers: message('{id} gilt bei Stripe für einen anderen Tarif oder Zeitraum als hier'),
  amountsDiffer: message('{id} kostet bei Stripe {there} und hier {here}'),
  amounts: message('{cents} Cent, danach {next}'),
  periodDiffers: message('Der Zeitraum von {id} endet bei Stripe am {there} und hier am {here}'),
  cardDiffers: message(
    '{where, select, there {{id} hat bei Stripe eine Karte und hier keine} other {{id} hat hier eine Karte und bei Stripe keine}}',
  ),
  trialDiffers: message('Die Testphase von {id} endet bei Stripe am {there} und hier am {here}'),
  unpaidDiffers: message('{id} ist bei Stripe seit {there} unbezahlt und hier seit {here}'),
  paymentDisputeDiffers: message(
    'Eine Zahlung für {id} ist bei Stripe {there, select, open {angefochten} lost {durch Anfechtung verloren} other {nicht angefochten}} und hier {here, select, open {angefochten} lost {durch Anfechtung verloren} other {nicht angefochten}}',
  ),
  endDiffers: message('{id} endet bei Stripe am {there} und hier am {here}'),
  invoiceUnknownHere: message('Rechnung {invoice} ist bei Stripe {status} und hier unbekannt'),
  invoiceStatusDiffers: message('Rechnung {invoice} ist bei Stripe {there} und hier {here}'),
  disputeDiffers: message('Die Anfechtung von Rechnung {invoice} ist bei Stripe {there} und hier {here}'),
  disputeUnknown: 'unbekannt',
  refundDiffers: message('Rechnung {invoice}: bei Stripe {there} Cent erstattet, hier {here} Cent'),
  noDay: 'kein Tag',

  // Ask for reconciliation
  reconciliationUnderWay: 'Ein Abgleich läuft schon. Bitte warten Sie, bis er fertig ist.',

  // Ask for refund
  nothingPaid: 'Für diese Rechnung gibt es keine Zahlung.',
  paymentIsDisputed: 'Diese Zahlung wird angefochten. Die Bank entscheidet, wer das Geld bekommt.',
  paymentGivenBack: 'Diese Zahlung wurde schon erstattet.',
  paymentTooOld: message('Diese Zahlung ist älter als {days, plural, one {# Tag} other {# Tage}}.'),

  // Begin checkout
  planCostsNothing: 'Dieser Tarif ist kostenlos und wird nicht bezahlt.',
  checkoutInOtherTab:
    'Ein Bezahlvorgang ist in einem anderen Tab offen. Fahren Sie dort fort oder beginnen Sie hier neu.',

  // Change own plan
  planNeedsCheckout: 'Bitte bezahlen Sie diesen Tarif zuerst.',
  subscriptionStillRunning: 'Ihr Abo läuft noch. Ändern oder kündigen Sie es zuerst.',
  alreadyOnPlan: 'Sie haben diesen Tarif schon.',

  // Open portal
  nothingToManage: 'Sie haben noch keinen bezahlten Tarif.',

  // Overview
  itSaidNothing: 'Ohne Angabe von Gründen.',

  // Reconcile
  planDiffersFromGrants: 'Der Tarif passt nicht zu den Zusagen',
} satisfies Translation<typeof messages>;
