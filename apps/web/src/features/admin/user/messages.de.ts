import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Access acts
  setUserInactive: message('{email} inaktiv setzen'),
  setUserActive: message('{email} aktiv setzen'),
  whatInactiveTouches: message(
    '{sessions, plural, one {# Sitzung endet} other {# Sitzungen enden}}, und der Nutzer kann sich nicht mehr anmelden. {keywords, plural, one {# Keyword} other {# Keywords}} und {answers, plural, one {# Antwort} other {# Antworten}} bleiben. Aktualisierungen stoppen.',
  ),
  whatActiveTouches: 'Bei 1 Konto ist die Anmeldung wieder möglich. Seine Aktualisierungen laufen wieder.',
  setInactive: 'Inaktiv setzen',
  setActive: 'Aktiv setzen',
  inactiveNow: message('Inaktiv. {sessions, plural, one {# Sitzung} other {# Sitzungen}} beendet'),
  activeAgain: 'Wieder aktiv',
  signUserOut: message('{email} überall abmelden'),
  whatSigningOutTouches: message(
    '{sessions, plural, one {# Sitzung endet} other {# Sitzungen enden}}. Wer das Passwort hat, kann sich wieder anmelden.',
  ),
  signOutEverywhere: 'Überall abmelden',
  sessionsEnded: message('{sessions, plural, one {# Sitzung} other {# Sitzungen}} beendet'),
  sendResetMailTo: message('Link für ein neues Passwort an {email} senden'),
  whatResetMailTouches: message(
    'Wir senden 1 E-Mail mit einem Link, der einmal und eine Stunde lang gilt. Das alte Passwort gilt, bis der Nutzer ein neues wählt. Dann {sessions, plural, one {endet # Sitzung} other {enden # Sitzungen}}. Sie sehen weder den Link noch das Passwort.',
  ),
  sendMail: 'E-Mail senden',
  theMailOnWay: 'E-Mail wird gesendet',
  switchOffAuthenticatorOf: message('Authenticator-App von {email} abschalten'),
  whatSwitchingOffTouches:
    '1 Konto braucht zur Anmeldung nur noch sein Passwort. App und Wiederherstellungscodes gelten nicht mehr. Vergewissern Sie sich, dass der Nutzer darum gebeten hat. Er erhält eine E-Mail.',
  switchOff: 'Abschalten',
  theAuthenticatorIsOff: 'Die Authenticator-App ist abgeschaltet',
  viewAsUser: message('Ansicht als {email} öffnen'),
  whatViewingTouches: message(
    'Alle Tabs dieses Browsers zeigen {minutes, number} Minuten lang 1 Konto. Sie können nichts ändern. Zahlungen, Anmeldung und Dateien bleiben verborgen. Der Nutzer sieht die Uhrzeit und Ihren Grund in seinen Einstellungen.',
  ),
  viewAs: 'Als Nutzer ansehen',
  confirmAddress: message('{email} bestätigen'),
  whatConfirmingTouches:
    '1 Adresse gilt danach als bestätigt. Vergewissern Sie sich, dass sie diesem Nutzer gehört.',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  emailConfirmed: 'E-Mail-Adresse bestätigt',

  // Change details dialog
  updateUser: message('{email} ändern'),
  fieldsWillChange: message('{count, plural, one {# Feld ändert} other {# Felder ändern}} sich.'),
  anotherRoleEndsSessions: message(
    'Eine neue Rolle beendet {sessions, plural, one {# Sitzung} other {# Sitzungen}}. Der Nutzer muss sich neu anmelden.',
  ),
  save: 'Speichern',
  theUserIsUpdated: 'Der Nutzer ist geändert',
  fullName: 'Vollständiger Name',
  companyWebsite: 'Website des Unternehmens',
  role: 'Rolle',
  user: 'Nutzer',
  administrator: 'Administrator',

  // Change plan dialog
  changePlanOf: message('Tarif von {email} ändern'),
  nowOn: message('Jetziger Tarif: {plan}.'),
  onItAlready: message('Der Tarif ist bereits {plan}. Nur der letzte Tag ändert sich.'),
  fromPlanToPlan: message('Von {before} zu {after}, ab sofort.'),
  planOfNow: message('{plan} (jetzt)'),
  changePlan: 'Tarif ändern',
  plan: 'Tarif',
  chooseAPlan: 'Tarif wählen',
  lastDay: 'Bis',
  lastDayHint: 'Letzter Tag (UTC). Leer: ohne Enddatum.',
  onPlan: message('Tarif: {plan}'),
  onPlanUntil: message('Tarif: {plan} bis {day}'),

  // Correct email dialog
  correctEmailOf: message('E-Mail-Adresse {email} berichtigen'),
  whatCorrectingTouches: message(
    '{sessions, plural, one {# Sitzung endet} other {# Sitzungen enden}}. Die neue Adresse erhält eine E-Mail und ist unbestätigt, bis der Link darin geöffnet wird. Die alte Adresse erhält eine E-Mail, wenn sie bestätigt war.',
  ),
  correctEmail: 'E-Mail-Adresse berichtigen',
  emailCorrected: 'E-Mail-Adresse berichtigt',
  email: 'E-Mail',

  // Deletion acts
  deleteAccountOf: message('Konto {email} löschen'),
  whatDeletingTouches: message(
    '{sessions, plural, one {# Sitzung} other {# Sitzungen}} und laufende Prüfungen enden jetzt. Das Abo endet mit seinem Zeitraum. Nach {days, number} Tagen löschen wir {keywords, plural, one {# Keyword} other {# Keywords}}, {answers, plural, one {# Antwort} other {# Antworten}} und alle anderen Daten. Eine Anmeldung vorher verhindert das. Der Nutzer erhält eine E-Mail.',
  ),
  deleteAccount: 'Konto löschen',
  theAccountWillBeErased: 'Löschung des Kontos geplant',
  keepAccountOf: message('Konto {email} behalten'),
  whatKeepingTouches: message(
    '1 Konto mit {keywords, plural, one {# Keyword} other {# Keywords}} und {answers, plural, one {# Antwort} other {# Antworten}} wird nicht gelöscht. Der Nutzer erhält eine E-Mail.',
  ),
  keepTheAccount: 'Konto behalten',
  theAccountIsKept: 'Löschung abgebrochen',

  // Keyword limit dialog
  keywordLimitOf: message('Keyword-Höchstzahl von {email}'),
  setLimit: 'Höchstzahl setzen',
  limitIs: message('Die Höchstzahl ist {limit, number}'),
  thePlansLimitCountsAgain: 'Die Höchstzahl des Tarifs gilt wieder',
  keywords: 'Keywords',
  emptyIsLimitOfPlan: message('Leer: die Höchstzahl von {plan}, {limit, number}.'),
  emptyIsUnlimitedOfPlan: message('Leer: wie {plan}, unbegrenzt.'),
  limitIsWrong: message('Bitte geben Sie eine ganze Zahl bis {max, number} ein'),

  // Keywords touched
  keywordsWillBePaused: message(
    '{count, plural, one {# Keyword wird} other {# Keywords werden}} pausiert, die neuesten zuerst.',
  ),
  pausedKeywordsWillGoOn: message(
    '{count, plural, one {# pausiertes Keyword läuft} other {# pausierte Keywords laufen}} weiter.',
  ),
  noneWillBePaused: message('0 von {keywords, plural, one {# Keyword} other {# Keywords}} werden pausiert.'),

  // Refund dialog
  refundTo: message('{amount} an {email} erstatten'),
  whatRefundTouches: message(
    'Die Karte erhält {amount} zurück, und 1 Abo endet jetzt. Das Konto wechselt in den Tarif, den es ohne dieses Abo hat. Keywords über dessen Höchstzahl werden pausiert. Nichts wird gelöscht.',
  ),
  refundAndEnd: 'Erstatten und beenden',
  refundStarted: message('Erstattung von {amount} gestartet'),

  // User activity
  theActivityNotLoaded: 'Die Aktivität konnte nicht geladen werden',
  noActivity: 'Keine Aktivität',
  noAdministratorHasChangedAnything: 'Kein Administrator hat diesen Nutzer geändert.',

  // User acts
  update: 'Ändern',
  keywordLimit: 'Keyword-Höchstzahl',
  more: 'Mehr',
  sendAResetMail: 'Link für ein neues Passwort senden',
  switchOffAuthenticator: 'Authenticator-App abschalten',

  // User billing
  subscription: 'Abo',
  lastSyncedWithStripe: 'Zuletzt mit Stripe abgeglichen',
  refund: message('{amount} erstatten'),
  refundUnderWay: 'Erstattung läuft',
  asStripeSaysNow: 'Jetzt wie bei Stripe',
  nobodyAtStripeAskAbout: 'Kein Kunde bei Stripe',
  stripeNotAsked: 'Stripe konnte nicht gefragt werden',
  syncing: 'Wird abgeglichen …',
  syncNow: 'Jetzt abgleichen',

  // User keywords
  paused: 'Pausiert',
  setByAdministrator: 'Von der Verwaltung festgelegt',
  changeForced: message('{assistant}: {state}. Ändern'),
  keywordsAndLimit: message(
    '{keywords, plural, one {# Keyword} other {# Keywords}}, {hasLimit, select, yes {höchstens {limit, number}} other {unbegrenzt}}{isSet, select, yes {, von der Verwaltung festgelegt} other {}}. {paused, number} pausiert.',
  ),
  newestAreShown: message('Die neuesten {count, number} werden angezeigt.'),
  noKeywords: 'Keine Keywords',
  thisUserTracksNoKeyword: 'Dieser Nutzer hat noch keine Keywords.',

  // User notes
  newNote: 'Neue Notiz',
  seenByAdministratorsOnly:
    'Nur Administratoren sehen Notizen. Notizen lassen sich nicht ändern oder löschen.',
  saving: 'Wird gespeichert …',
  addNote: 'Notiz hinzufügen',
  notes: 'Notizen',

  // User overview
  deletionAskedFor: message('Löschung verlangt am <day></day>.'),
  erasedAfter: message('Das Konto wird nach dem <day></day> gelöscht, wenn sich der Nutzer nicht anmeldet.'),
  profile: 'Profil',
  localServices: 'Leistungen vor Ort',
  notOffered: 'Nicht angeboten',
  countryAndLanguage: 'Land und Sprache',
  timeZone: 'Zeitzone',
  authenticatorApp: 'Authenticator-App',
  notCompleted: 'Nicht abgeschlossen',
  lastSeen: 'Zuletzt aktiv',
  lastChangeOfPlan: 'Letzter Tarifwechsel',
  planChanged: message('{before} → {after}, {actor}, <day></day>: „{reason}“'),
  noPlan: 'Kein Tarif',
  noneSinceTheRegistration: 'Keiner seit der Registrierung',
  limitByPlan: message('{hasLimit, select, yes {{limit, number}} other {Unbegrenzt}}, durch den Tarif'),
  limitSet: message(
    '{hasLimit, select, yes {{limit, number}} other {Unbegrenzt}}, von der Verwaltung festgelegt; laut Tarif {hasPlanLimit, select, yes {{planLimit, number}} other {unbegrenzt}}',
  ),
  planGivenBy: message('{plan} durch'),
  grantOfSubscription: 'ein Abo, siehe „Abo“',
  grantOfTrial: 'eine Testphase, siehe „Abo“',
  grantWithoutEnd: message(
    '{source, select, administrator {die Verwaltung} other {eine Aktion}}, ohne Ende: „{reason}“',
  ),
  grantUntil: message(
    '{source, select, administrator {die Verwaltung} other {eine Aktion}}, bis zum <day></day>: „{reason}“',
  ),
  usageAndSpending: 'Nutzung und Ausgaben',
  lastRun: 'Letzter Lauf',
  spentThisMonth: 'Ausgaben diesen Monat',
  runsAndFailed: message('{runs, number}, {failed, number} fehlgeschlagen'),
  keywordsAndPaused: message('{keywords, number}, {paused, number} pausiert'),
  spentOfBudget: message(
    '{spent}{isReserved, select, yes {, {reserved} reserviert} other {}}{hasBudget, select, yes { von {budget}} other {}}',
  ),

  // User part search
  overview: 'Übersicht',
  runs: 'Läufe',
  activity: 'Aktivität',

  // User parts
  part: 'Bereich',

  // User runs
  failedOfChecks: message('{failed, number} von {total, number}'),
  noRunsYet: 'Noch keine Läufe',
  thisUserHasntRunCheck: 'Dieser Nutzer hat noch keine Prüfung gestartet.',

  // User skeleton
  loadingTheUser: 'Nutzer wird geladen …',

  // User keywords
  keyword: 'Keyword',
  topic: 'Thema',
  state: 'Status',
  added: 'Hinzugefügt',

  // User runs
  started: 'Gestartet',
  trigger: 'Auslöser',
  assistants: 'Assistenten',
  failed: 'Fehlgeschlagen',

  // Change details dialog
  company: 'Unternehmen',

  // User billing
  forLabel: 'Für',
  billing: 'Abrechnung',
  never: 'Nie',

  // User keywords
  active: 'Aktiv',

  // User overview
  website: 'Website',
  category: 'Kategorie',
  subcategory: 'Unterkategorie',
  city: 'Stadt',
  offered: 'Angeboten',
  offers: 'Angebot',
  region: 'Bundesland oder Region',
  yes: 'Ja',
  no: 'Nein',
  on: 'Ein',
  id: 'ID',
  off: 'Aus',
  onboarding: 'Einführung',
  completed: 'Abgeschlossen',
  joined: 'Registriert',
  sessions: 'Sitzungen',
  competitors: 'Mitbewerber',
  answers: 'Antworten',
} satisfies Translation<typeof messages>;
