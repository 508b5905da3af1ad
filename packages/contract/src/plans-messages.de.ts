import { messagesIn, type Translation } from './messages/message.ts';
import type * as messages from './plans-messages.ts';

const message = messagesIn('de');

export default {
  // Built in claims
  freeTrial: '14 Tage kostenlos testen',
  moneyBackGuarantee: '30 Tage Geld-zurück-Garantie',
  oneThousand: '1.000+',
  uptimePercent: '99,9\u00a0%',
  fiftyMillion: 'Über 50 Millionen',
  businesses: 'Unternehmen',
  keywordsTracked: 'beobachtete Keywords',
  uptime: 'Verfügbarkeit',
  withNoCard: 'ohne Kreditkarte in allen Tarifen',
  onPaidPlans: 'in bezahlten Tarifen',

  // Built in plans
  forTryingOutWithHandful: 'Zum Ausprobieren mit einer Handvoll Keywords.',
  upTo5Keywords: 'Bis zu 5 Keywords',
  basicReporting: 'Einfache Berichte',
  emailSupport: 'Support per E-Mail',
  oneAiPlatform: '1 KI-Plattform',
  weeklyReports: 'Wöchentliche Berichte',
  prioritySupport: 'Bevorzugter Support',
  forBusinessesWatchTheirVisibility: 'Für Unternehmen, die Woche für Woche auf ihre Sichtbarkeit achten.',
  upTo100Keywords: 'Bis zu 100 Keywords',
  advancedAnalytics: 'Erweiterte Analysen',
  allAiPlatforms: 'Alle KI-Plattformen',
  forTeamsNeedEveryKeyword: 'Für Teams, die jeden Tag prüfen.',
  unlimitedKeywords: 'Unbegrenzt viele Keywords',
  customReporting: 'Individuelle Berichte',
  dedicatedSupport: 'Persönlicher Support',
  dailyReports: 'Tägliche Berichte',
  customIntegrations: 'Individuelle Integrationen',

  // Payments
  chooseAPlan: 'Bitte wählen Sie einen Tarif',
  pricePer: message('{price} pro {interval, select, yearly {Jahr} other {Monat}}'),

  // Payments
  thisPlanNotConfiguredFor:
    'Dieser Tarif ist nicht für Zahlungen eingerichtet. Bitte wenden Sie sich an den Support.',
  failedCreateCheckoutSession:
    'Der Bezahlvorgang konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  thereIssueVerifyingSubscription:
    'Ihr Abo konnte nicht überprüft werden. Bitte wenden Sie sich an den Support.',

  // Plan change
  youMustBeLoggedIn: 'Zum Wechseln des Tarifs müssen Sie angemeldet sein',
  unableUpgradePlan: 'Ihr Tarif konnte nicht erweitert werden',
  checkYourInternetConnection: 'Prüfen Sie Ihre Internetverbindung',
  tryAgainInFewMinutes: 'Versuchen Sie es in einigen Minuten erneut',
  cannotDowngradeDueUsageLimits: 'Ein kleinerer Tarif reicht für Ihre Nutzung nicht aus',
  thenChoosePlanAgain: 'Wählen Sie den Tarif dann erneut',
  paymentProcessingFailed: 'Die Zahlung ist fehlgeschlagen',
  nothingWasCharged: 'Es wurde nichts abgebucht',
  planValidationFailed: 'Die Prüfung des Tarifs ist fehlgeschlagen',
  readWhatStandsInWay: 'Lesen Sie, was dem Wechsel entgegensteht',
  tryAgainOrChooseAnother: 'Versuchen Sie es erneut oder wählen Sie einen anderen Tarif',
  anUnexpectedErrorOccurred: 'Ein unerwarteter Fehler ist aufgetreten',
  reloadThePage: 'Laden Sie die Seite neu',
  deleteKeywords: 'Löschen Sie Keywords, die Sie nicht mehr brauchen',

  // Plans
  everyHour: message('{place, select, inside {jede Stunde} other {Jede Stunde}}'),
  everyHours: message(
    '{place, select, inside {{hours, plural, one {jede Stunde} other {alle # Stunden}}} other {{hours, plural, one {Jede Stunde} other {Alle # Stunden}}}}',
  ),
  everyDays: message(
    '{place, select, inside {{days, plural, one {jeden Tag} other {alle # Tage}}} other {{days, plural, one {Jeden Tag} other {Alle # Tage}}}}',
  ),
  daily: message('{place, select, inside {täglich} other {Täglich}}'),
  weekly: message('{place, select, inside {wöchentlich} other {Wöchentlich}}'),

  // Why a plan changed
  subscribed: 'Abonniert',
  paymentDisputed: 'Eine Zahlung wird angefochten',
  subscriptionEnded: 'Das Abo ist beendet',
  paidBySubscription: 'Bezahlt durch ein Abo',
  chosenOnPlansPage: 'Auf der Tarifseite gewählt',
  earlierGrant: 'Eine frühere Zusage hat geendet oder begonnen',
  invitation: 'Einladung',
  cameWithProduct: 'Mitgeliefert',
} satisfies Translation<typeof messages>;
