import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Stripe columns
  onTrial: 'In Testphase',
  aPaymentFailed: 'Zahlung fehlgeschlagen',
  firstPaymentNotMadeYet: 'Erste Zahlung steht aus',
  firstPaymentNeverMade: 'Erste Zahlung nie erfolgt',
  noneOfOurs: 'Kein Tarif von hier',
  planAndInterval: message('{plan}, {interval, select, monthly {monatlich} other {jährlich}}'),
  atStripe: 'Bei Stripe',
  inStripesDashboard: 'im Dashboard von Stripe',
  thenEnds: message('<day></day>, endet dann'),

  // Stripe conflicts
  onThePlan: 'Hat den Tarif',
  openConflicts: 'Offene Widersprüche',
  noPlanContradictsWhatPaid: 'Alle Tarife passen zu ihren Zahlungen.',

  // Stripe disputes
  answerBy: 'Beantworten bis',
  disputes: 'Zahlungsanfechtungen',
  aDisputeAnsweredInStripes:
    'Beantworten Sie Anfechtungen im Dashboard von Stripe unter ihrer ID. Bis die Bank entscheidet, pausiert der Tarif, und das Abo endet mit seinem Zeitraum. Gewinnen Sie, gilt der Tarif wieder. Verlieren Sie, endet das Abo.',

  // Stripe lists
  subscriptions: 'Abos',
  payments: 'Zahlungen',
  allSubscriptionsAndPayments: 'Alle Abos und Zahlungen',
  list: 'Liste',
  emailOrWholeStripeId: 'E-Mail-Adresse oder vollständige Stripe-ID',
  state: 'Status',
  allStates: 'Alle Status',
  whoBuysPlanListedHere: 'Wer ein Abo hat, erscheint hier.',
  subscriptionsNotLoaded: 'Die Abos konnten nicht geladen werden',
  noSubscriptions: 'Noch keine Abos',
  countOfSubscriptions: message(
    '{isMore, select, yes {mehr als } other {}}{count, plural, one {# Abo} other {# Abos}}',
  ),
  allSubscriptions: 'Alle Abos',
  everyInvoiceListedHereWith: 'Rechnungen erscheinen hier mit ihren Zahlungen und Erstattungen.',
  paymentsNotLoaded: 'Die Zahlungen konnten nicht geladen werden',
  noPayments: 'Noch keine Zahlungen',
  countOfPayments: message(
    '{isMore, select, yes {mehr als } other {}}{count, plural, one {# Zahlung} other {# Zahlungen}}',
  ),
  allPayments: 'Alle Zahlungen',
  tryAnotherPartAddress:
    'Versuchen Sie einen anderen Teil einer E-Mail-Adresse, eine vollständige ID oder einen anderen Status.',

  // Stripe payments
  canceledInForceUntilTheir: 'Gekündigt, aktiv bis zum Ende',
  aPaymentIsDisputed: 'Zahlung angefochten',
  subscriptionsAndPayments: 'Abos und Zahlungen',
  paidIn30Days: 'In 30 Tagen bezahlt',
  paidWith: message(
    '{paid} mit {payments, plural, one {# Zahlung} other {# Zahlungen}}{isRefunded, select, yes {, {refunded} erstattet} other {}} (ohne Rechnungen über 0\u00a0$)',
  ),
  refunds: 'Erstattungen',
  refundedOf: message('{refunded} von {paid}'),
  noRefundsCanRefundPayment:
    'Keine Erstattungen. Zahlungen der letzten 30 Tage können Sie auf der Seite des Nutzers erstatten.',

  // Stripe reconciliation
  inWhat: 'Abweichung',
  theReconciliationCouldNotBegin: 'Der Abgleich konnte nicht starten',
  reconciliation: 'Abgleich',
  dryRun: 'Probelauf',
  reconcileNow: 'Jetzt abgleichen',
  weSyncWithStripeEvery:
    'Wir gleichen jede Nacht mit Stripe ab. Kunden, deren Tarif sich bald ändert, gleichen wir stündlich ab. Ein Probelauf zeigt Abweichungen und ändert nichts.',
  reconciliationFailed: message(
    'Der {kind, select, dry {Probelauf} other {Abgleich}} vom <day></day> ist fehlgeschlagen. {failure} Ihre Daten sind sicher. Sie können ihn erneut starten.',
  ),
  reconciliationUnderWay: message(
    'Der {kind, select, dry {Probelauf} other {Abgleich}} vom <day></day> läuft …',
  ),
  reconciliationDone: message(
    'Der {kind, select, dry {Probelauf} other {Abgleich}} vom <day></day>: {found}',
  ),
  allAsStripeSays: message(
    '{customers, plural, one {# Kunde} other {# Kunden}} geprüft, keine Abweichungen.',
  ),
  usersDiffered: message(
    '{customers, plural, one {# Kunde} other {# Kunden}} geprüft, {users, plural, one {# Nutzer weicht} other {# Nutzer weichen}} ab. Nichts wurde geändert.',
  ),
  usersCorrected: message(
    '{customers, plural, one {# Kunde} other {# Kunden}} geprüft, {users, plural, one {# Nutzer} other {# Nutzer}} berichtigt.',
  ),
  eventsHadNotArrived: message('{count, plural, one {# fehlendes Ereignis} other {# fehlende Ereignisse}}.'),
  customersNotLookedAt: message(
    '{count, plural, one {# Kunde konnte} other {# Kunden konnten}} nicht geprüft werden.',
  ),
  drift: 'Abweichungen',

  // Stripe set up
  setStripeSecretKeyAnd:
    'Setzen Sie STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET und führen Sie dann npm run stripe:setup aus.',
  aSimulatorTakesStripesPlace: 'Simulierte Zahlungen. Es fließt kein Geld.',
  aKeyStripesTestMode: 'Testmodus von Stripe. Es fließt kein Geld.',
  moneyMoves: 'Es fließt Geld.',
  plansCannotBeBought: message(
    '{count, plural, one {Dieser Tarif lässt} other {Diese Tarife lassen}} sich noch nicht kaufen:',
  ),
  planCanBeBought: message('{plan}: lässt sich kaufen'),
  planIsUnknown: message('{plan} ist mit seinen Preisen noch nicht bei Stripe'),
  planHasChanged: message('{plan} hat seit der Einrichtung einen neuen Preis oder ein neues Produkt'),
  planIsOfOtherMode: message(
    '{plan} wurde mit einem Schlüssel des anderen Modus (Live oder Test) eingerichtet',
  ),
  setUp: 'Einrichtung',
  secretKey: 'Geheimer Schlüssel',
  notNeeded: 'Nicht nötig',
  notSet: 'Nicht gesetzt',
  secretsSet: message('{count, number} gesetzt. Eines ersetzt das andere.'),
  webhookSecret: 'Webhook-Geheimnis',
  plansCanBeBought: 'Kaufbare Tarife',
  theSetUpCouldNot: 'Die Einrichtung konnte nicht starten',
  setUpFailed: message(
    'Die Einrichtung vom <day></day> ist fehlgeschlagen ({failure}). Vorher erstellte Preise bleiben. Sie können die Einrichtung erneut starten.',
  ),
  setUpUnderWay: message('Die Einrichtung vom <day></day> läuft …'),
  setUpDone: message(
    'Die Einrichtung vom <day></day> ist fertig. {made, plural, one {# Preis} other {# Preise}} erstellt, {kept, number} unverändert.',
  ),
  settingUp: 'Wird eingerichtet …',
  setUpPlans: 'Tarife einrichten',

  // Stripe state
  notConfigured: 'Nicht eingerichtet',
  notConfiguredNobodyCanBuyPlan: 'Nicht eingerichtet. Tarife lassen sich nicht kaufen.',
  nothingToDo: message('{mode}: nichts zu tun.'),
  thingsToDo: message('{mode}: {things}.'),
  disputesToAnswer: message(
    '{count, plural, one {# Zahlungsanfechtung} other {# Zahlungsanfechtungen}} zu beantworten',
  ),
  plansNotSetUp: message('{count, plural, one {# Tarif weicht} other {# Tarife weichen}} bei Stripe ab'),
  conflicts: message('{count, plural, one {# Widerspruch} other {# Widersprüche}}'),
  jobsGivenUp: message(
    '{count, plural, one {# fehlgeschlagene Hintergrundaufgabe} other {# fehlgeschlagene Hintergrundaufgaben}}',
  ),
  usersDrifted: message('{count, plural, one {# Nutzer wich} other {# Nutzer wichen}} von Stripe ab'),

  // Stripe webhook
  webhook: 'Webhook',
  noEventHasArrivedYet:
    'Noch keine Ereignisse. Erwarten Sie welche, prüfen Sie bei Stripe Adresse und Signaturgeheimnis des Webhook-Endpunkts.',
  someEventsFitNeitherKey:
    'Einige Ereignisse passen nicht zu diesem Schlüssel oder dieser Version. Prüfen Sie den Webhook-Endpunkt bei Stripe.',
  lastEvent: 'Letztes Ereignis',
  deliveryTime: 'Dauer der Zustellung',
  last24Hours: 'Letzte 24 Stunden',
  events: message('{count, plural, one {# Ereignis} other {# Ereignisse}}'),
  ignoredEvents7Days: 'Ignorierte Ereignisse (7 Tage)',
  eventsOfOtherMode: message('{count, number} des anderen Modus (Live oder Test)'),
  eventsOfOtherVersion: message('{count, number} einer anderen API-Version'),
  eventsOfNobody: message('{count, number} ohne Kunden'),
  customersToSync: 'Abzugleichende Kunden',
  customersSince: message('{count, number}, seit dem <day></day>'),
  failedJobs: 'Fehlgeschlagene Hintergrundaufgaben',
  jobsRetriedAndGivenUp: message('{retried, number} erneut versucht, {failed, number} fehlgeschlagen'),
  lastError: 'Letzter Fehler',

  // Stripe columns
  user: 'Nutzer',
  plan: 'Tarif',
  began: 'Begonnen',
  until: 'Bis',
  when: 'Datum',
  invoice: 'Rechnung',
  amount: 'Betrag',

  // Stripe conflicts
  conflict: 'Widerspruch',

  // Stripe payments
  paid: 'Bezahlt',
  refunded: 'Erstattet',

  // Stripe columns
  active: 'Aktiv',
  unknownStatus: message('Unbekannt ({status})'),
  unpaid: 'Unbezahlt',
  paused: 'Pausiert',
  ended: 'Beendet',

  // Stripe payments
  nothing: 'Nichts',

  // Stripe set up
  mode: 'Modus',
  set: 'Gesetzt',
  none: '–',

  // Stripe state
  simulated: 'Simuliert',
  test: 'Test',
  live: 'Live',
  disputeState: message(
    '{status, select, needs_response {Antwort nötig} under_review {In Prüfung} warning_needs_response {Voranfrage, Antwort nötig} warning_under_review {Voranfrage in Prüfung} warning_closed {Voranfrage geschlossen} won {Gewonnen} lost {Verloren} prevented {Verhindert} other {{status}}}: {reason, select, bank_cannot_process {von der Bank nicht verarbeitet} check_returned {Scheck zurückgegeben} credit_not_processed {Gutschrift nicht verarbeitet} customer_initiated {vom Kunden veranlasst} debit_not_authorized {Lastschrift nicht genehmigt} duplicate {doppelt} fraudulent {betrügerisch} general {allgemein} incorrect_account_details {falsche Kontodaten} insufficient_funds {Konto nicht gedeckt} noncompliant {nicht regelkonform} product_not_received {Produkt nicht erhalten} product_unacceptable {Produkt mangelhaft} subscription_canceled {Abo gekündigt} unrecognized {nicht erkannt} other {{reason}}}',
  ),
} satisfies Translation<typeof messages>;
