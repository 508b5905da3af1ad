import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Change plan dialog
  changeTo: message('Zu {plan} wechseln?'),
  planUpgradedSuccessfully: 'Tarif erfolgreich erweitert!',
  planChanged: 'Tarif gewechselt',
  planUpdatedSuccessfully: 'Ihr Tarif wurde erfolgreich geändert! Ihre neuen Grenzen gelten jetzt.',
  processing: 'Wird bearbeitet …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  validatingPlanChange: 'Der Tarifwechsel wird geprüft',
  unableValidatePlanChange: 'Der Tarifwechsel konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  changePlan: 'Tarif wechseln',
  continueToPayment: 'Weiter zur Zahlung',
  paid: 'Zahlweise',
  amountPerMonth: message('{amount} pro Monat'),
  amountPerYear: message('{amount} pro Jahr'),
  dueToday: message(
    'Heute sind {amount} fällig, danach {interval, select, yearly {jedes Jahr} other {jeden Monat}}.',
  ),
  dueAfterTrial: message(
    'Heute ist nichts fällig. Ihre Testphase dauert {days, plural, one {# Tag} other {# Tage}} und braucht keine Kreditkarte. Mit Karte sind am {end} {amount} fällig, danach {interval, select, yearly {jedes Jahr} other {jeden Monat}}.',
  ),
  paymentPageOpensInNewTab: 'Die Zahlungsseite öffnet sich in einem neuen Tab.',
  paymentPageClosed: 'Zahlungsseite geschlossen',
  processingPayment: 'Die Zahlung wird bearbeitet',
  done: 'Fertig',
  paymentPageWasClosed: message(
    'Die Zahlungsseite für {plan} wurde geschlossen. Haben Sie dort nicht bestätigt, wurde nichts abgebucht und Ihr Tarif bleibt. <link>Öffnen Sie sie erneut</link>, um fortzufahren.',
  ),
  paymentPageIsOpen: message(
    'Die Zahlungsseite für {plan} ist in einem neuen Tab geöffnet. <link>Öffnen Sie sie erneut</link>, wenn Sie sie nicht sehen.',
  ),
  yourPlanChangesHereAs: 'Ihr Tarif ändert sich hier, sobald der Zahlungsdienst die Zahlung bestätigt.',
  itTakesEffectImmediately: 'Der Wechsel gilt sofort. Ihre Daten bleiben gespeichert.',
  itTakesEffectAsSoon: 'Der Wechsel gilt, sobald der Zahlungsdienst ihn bestätigt.',
  youChangeItAtProvider: 'Sie wechseln auf der Seite des Zahlungsdienstes. Dort ist Ihre Karte hinterlegt.',
  itTakesEffectOnceConfirmed: 'Der Wechsel gilt, sobald Sie ihn dort bestätigen.',
  itTakesEffectLater: message('Bis zum {day} behalten Sie Ihren aktuellen Tarif. Dann gilt der Wechsel.'),
  upgradeBlocked: 'Wechsel zum größeren Tarif nicht möglich',
  downgradeNotPossible: 'Wechsel zum kleineren Tarif nicht möglich',
  whatYouLose: 'Das entfällt',
  whatYouGain: 'Das kommt hinzu',
  planChangeError: 'Fehler beim Tarifwechsel',
  ifItHappensAgain: 'Tritt der Fehler erneut auf, wenden Sie sich an den Support.',

  // Chosen plan
  youChose: message('Sie haben {plan} gewählt. Bis Sie wechseln, wird nichts abgebucht.'),
  continueWith: message('Weiter mit {plan}'),

  // Confirm payment
  newLimitsActive: 'Ihre neuen Grenzen gelten jetzt.',
  trialRunsUntil: message('Bis zum {day} läuft Ihre Testphase. Es wurde nichts abgebucht.'),
  failedUpdateUsageTracking: 'Ihre Nutzung konnte nicht aktualisiert werden.',
  verificationError: 'Fehler beim Bestätigen',
  weWaitingForPaymentProvider:
    'Wir warten auf die Bestätigung des Zahlungsdienstes. Sie können diese Seite ruhig verlassen.',

  // Feature list
  notIncluded: '(nicht enthalten)',

  // Keyword usage
  howManyKeywordsPlanAllows: 'Die Höchstzahl Ihrer Keywords konnte nicht geladen werden.',
  keywordsUnlimited: message(
    '{keywords, plural, one {# Keyword} other {# Keywords}} (Tarif {plan}: unbegrenzt)',
  ),
  keywordsOfLimit: message('{keywords, number} von {limit, number} Keywords im Tarif {plan}'),

  // Month usage
  whatUsedMonthNotLoaded: 'Ihre Nutzung in diesem Monat konnte nicht geladen werden',
  usageIn: message('Nutzung im {month}'),
  monthUsage: message(
    '{keywords, plural, =0 {Keine neuen Keywords} one {# neues Keyword} other {# neue Keywords}} · {isSimulated, select, yes {simulierte KI-Nutzung} other {KI-Nutzung}} {spent}{hasBudget, select, yes { von {budget}} other {}}{hasReserved, select, yes { · {reserved} für laufende Prüfungen reserviert} other {}}',
  ),

  // Payments panel
  yourPaymentsNotLoaded: 'Ihre Zahlungen konnten nicht geladen werden',
  yourPayments: 'Ihre Zahlungen',

  // Plan answer
  keywordsWithoutLimit: message(
    '{keywords, plural, one {# Keyword} other {# Keywords}} (unbegrenzt möglich)',
  ),
  keywordsOf: message('{keywords, number} von {limit, number} Keywords'),
  grantedForFree: 'kostenlos freigeschaltet',
  trialUntil: message('Testphase bis zum {day}'),
  thenPrice: message('danach {price}'),
  renews: message('verlängert sich am {day}'),
  ends: message('endet am {day}'),

  // Plan button
  thisPlanCannotBeBought: 'Dieser Tarif kann hier zurzeit nicht gekauft werden.',
  currentPlan: 'Aktueller Tarif',
  upgradeWithStripe: 'Tarif wechseln',
  selectPlan: 'Tarif wählen',
  actionOfPlan: message('{action}: {plan}'),

  // Plan cards
  popular: 'Beliebt',
  free: 'Kostenlos',
  pricePerMonth: message('<b>{price}</b> pro Monat'),
  checkedEvery: message('Prüfungen und Berichte {frequency}'),
  allPlatforms: 'Alle KI-Plattformen',
  platforms: message('{count, plural, one {# KI-Plattform} other {# KI-Plattformen}}'),
  unlimitedKeywords: 'Unbegrenzt viele Keywords',
  keywordsUpTo: message('Bis zu {max, plural, one {# Keyword} other {# Keywords}}'),
  yearlyBillingSaves: message(
    '{saving, number, ::percent} Rabatt bei jährlicher Zahlung, wählbar beim Bezahlen.',
  ),

  // Plan change error
  authenticationRequired: 'Anmeldung erforderlich',
  logInUpgradePlan: 'Bitte melden Sie sich an, um den Tarif zu wechseln.',
  error: 'Fehler',
  failedToUpdatePlan: 'Der Tarif konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  checkoutError: 'Fehler beim Bezahlen',

  // Plan faq
  howOftenCanICheck: 'Wie oft kann ich prüfen?',
  afterCheckAllKeywordsWait:
    'Nach einer Prüfung aller Keywords warten Sie bis zur nächsten so lange, wie Ihr Tarif es vorsieht.',
  wheneverYouLike:
    'Von Hand, solange Ihr KI-Guthaben reicht. Automatisch in dem Abstand, den Ihr Tarif vorsieht.',
  whenDoesChangePlanTake: 'Wann gilt ein Tarifwechsel?',
  planChangesTakeEffectImmediately: 'Sofort.',
  ifSwitchFromPaidPlan: 'Nur der Wechsel zu Free wird erst am Ende des bezahlten Zeitraums wirksam.',
  periodEndsOn: message('Am {day} endet Ihr Zeitraum.'),
  isThereFreeTrial: 'Gibt es eine kostenlose Testphase?',
  trialLasts: message(
    'Ja, {days, plural, one {# Tag} other {# Tage}} in Ihrem ersten kostenpflichtigen Tarif, ohne Kreditkarte.',
  ),
  canIGetRefund: 'Bekomme ich mein Geld zurück?',
  offeredByOperator: message('Ja: {refund}.'),
  exampleOfRefund: message('Beispielangebot: {refund}.'),
  questionsAboutPlans: 'Fragen',

  // Plan features
  answersPerKeyword: message(
    '{max, plural, one {# Antwort pro Keyword} other {Bis zu # Antworten pro Keyword}}',
  ),
  usageMonthly: message('{budget} KI-Guthaben pro Monat'),
  unlimitedAiUsage: 'Unbegrenzte KI-Nutzung',
  webhookCount: message('Individuelle Integrationen: {max, plural, one {# Webhook} other {# Webhooks}}'),

  // Plan history
  upgrade: 'Größerer Tarif',
  downgrade: 'Kleinerer Tarif',
  cancellation: 'Kündigung',
  reactivate: 'Fortgesetzt',
  you: 'Sie',
  when: 'Zeitpunkt',
  action: 'Aktion',
  plan: 'Tarif',
  reason: 'Grund',
  anAdministrator: 'Verwaltung',
  madeBy: 'Geändert durch',
  yourChangesPlanNotLoaded: 'Ihre Tarifwechsel konnten nicht geladen werden',
  yourChangesOfPlan: 'Ihre Tarifwechsel',
  changesOfPlan: 'Tarifwechsel',

  // Pricing cards
  mostPopular: 'Am beliebtesten',
  choose: message('{plan} wählen'),

  // Subscription panel
  yourSubscriptionNotLoaded: 'Ihr Abo konnte nicht geladen werden',
  yourSubscription: 'Ihr Abo',
  yourPlan: 'Ihr Tarif',
  onTrial: message(
    '{plan} ist{hasEnd, select, yes { bis zum {end}} other {}} in der Testphase{hasPrice, select, yes {, danach {price}} other {}}.',
  ),
  discountedFirst: message('Mit Ihrem Rabatt sind zuerst {amount} fällig.'),
  discountedThen: message('Mit Ihrem Rabatt sind dann {amount} fällig.'),
  thenCardIsCharged: 'Danach wird Ihre Karte belastet. Möchten Sie das nicht, kündigen Sie vorher.',
  addCardToKeepIt:
    'Fügen Sie eine Karte hinzu, um den Tarif zu behalten. Sonst endet er dann. Ihre Daten bleiben gespeichert.',
  active: message(
    '{plan}: {paid, select, price {{price}} yearly {jährlich bezahlt} other {monatlich bezahlt}}{hasRenewal, select, yes {, wird am {renewal} verlängert} other {}}.',
  ),
  canceled: message(
    '{plan} ist gekündigt und bleibt{hasEnd, select, yes { bis zum {end}} other { vorerst}} aktiv. Bis dahin können Sie das Abo fortsetzen.',
  ),
  lastPaymentFailed: message(
    '{plan}: Die letzte Zahlung ist fehlgeschlagen. Bitte prüfen Sie Ihre Karte{hasEnd, select, yes {; bis zum {end} bleibt Ihr Tarif aktiv} other {}}.',
  ),
  paymentAskedBack: message(
    '{plan}: Ihre Bank wurde gebeten, eine Zahlung zurückzuholen. Bis sie entschieden hat, ist der Tarif nicht aktiv. Es wird nichts mehr abgebucht, und Ihre Daten bleiben gespeichert. Ist das ein Irrtum, bitten Sie Ihre Bank, die Anfechtung zurückzuziehen, und wenden Sie sich an den Support.',
  ),
  youAreOn: message('Sie haben jetzt den Tarif {plan}.'),
  nothingStoredIsDeleted: 'Ihre Daten bleiben gespeichert.',
  paymentFailed: 'Zahlung fehlgeschlagen',
  paymentDisputed: 'Zahlung angefochten',
  subscriptionExpired: 'Abo abgelaufen',
  subscriptionExpiringSoon: 'Abo läuft bald ab',
  itEndsIn: message(
    '{days, plural, =0 {Es endet heute.} one {Es endet in # Tag.} other {Es endet in # Tagen.}}',
  ),
  theBillingPageNotOpened: 'Die Abrechnungsseite konnte nicht geöffnet werden',
  openingBilling: 'Die Abrechnung wird geöffnet …',
  cardInvoicesAndCanceling: 'Karte, Rechnungen und Kündigung',

  // Sync issue
  youOnPaidPlan: 'Sie haben einen bezahlten Tarif, aber kein gültiges Abo dafür.',
  yourSubscriptionInForce: 'Ihr Abo ist gültig, aber Ihr Tarif ist noch nicht angepasst.',
  syncIssueResolved: 'Abgleich abgeschlossen',
  yourPlanAndSubscriptionFit: 'Ihr Tarif und Ihr Abo passen zusammen.',
  manualResolutionRequired: 'Hilfe des Supports nötig',
  thePaymentProviderSaysSame:
    'Der Zahlungsdienst meldet dasselbe wie zuvor. Bitte wenden Sie sich an den Support.',
  syncError: 'Abgleich fehlgeschlagen',
  failedRefreshSubscriptionStatus:
    'Der Stand Ihres Abos konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.',
  subscriptionSyncIssue: 'Abo und Tarif passen nicht zusammen',
  askPaymentProviderAgain: 'Zahlungsdienst erneut fragen',

  // Use checkout
  openingPayment: 'Die Zahlung wird geöffnet …',

  // Plan history
  stripe: 'Stripe',
} satisfies Translation<typeof messages>;
