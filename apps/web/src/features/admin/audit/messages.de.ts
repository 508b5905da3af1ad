import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Actor in words
  theProduct: 'System',
  partOfProduct: message('System ({part})'),
  stripe: 'Stripe',
  stripeCustomer: message('Stripe ({customer})'),
  userNamed: message('Nutzer {who}'),
  userGone: 'Nutzer (gelöscht)',
  administratorNamed: message('Administrator {who}'),
  administratorGone: 'Administrator (gelöscht)',

  // Acts in words
  addAdminNote: 'Notiz hinzufügen',
  addedAdminNote: 'Notiz hinzugefügt',
  applyThemeTemplate: 'Designvorlage anwenden',
  appliedThemeTemplate: 'Designvorlage angewendet',
  askAccountDeletion: 'Löschung des Kontos anfordern',
  askedAccountDeletion: 'Löschung des Kontos angefordert',
  cancelAccountDeletion: 'Löschung des Kontos abbrechen',
  canceledAccountDeletion: 'Löschung des Kontos abgebrochen',
  cancelUserRun: 'Lauf eines Nutzers abbrechen',
  canceledUserRun: 'Lauf eines Nutzers abgebrochen',
  changeUserPlan: 'Tarif eines Nutzers ändern',
  changedUserPlan: 'Tarif eines Nutzers geändert',
  clearReportCache: 'Zwischenspeicher der Berichte leeren',
  clearedReportCache: 'Zwischenspeicher der Berichte geleert',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  confirmedEmail: 'E-Mail-Adresse bestätigt',
  correctEmail: 'E-Mail-Adresse berichtigen',
  correctedEmail: 'E-Mail-Adresse berichtigt',
  deleteAccount: 'Konto löschen',
  deletedAccount: 'Konto gelöscht',
  deleteDataExport: 'Datenexport löschen',
  deletedDataExport: 'Datenexport gelöscht',
  deleteSavedView: 'Gespeicherte Ansicht löschen',
  deletedSavedView: 'Gespeicherte Ansicht gelöscht',
  downloadDataExport: 'Datenexport herunterladen',
  downloadedDataExport: 'Datenexport heruntergeladen',
  eraseAccount: 'Konto endgültig löschen',
  erasedAccount: 'Konto endgültig gelöscht',
  inviteUser: 'Nutzer einladen',
  invitedUser: 'Nutzer eingeladen',
  liftOmegaOverride: 'Omega-Status aufheben',
  liftedOmegaOverride: 'Omega-Status aufgehoben',
  moderateComment: 'Kommentar moderieren',
  moderatedComment: 'Kommentar moderiert',
  publishDesign: 'Design veröffentlichen',
  publishedDesign: 'Design veröffentlicht',
  readMail: 'E-Mail lesen',
  readMailDone: 'E-Mail gelesen',
  reconcilePayments: 'Zahlungen abgleichen',
  reconciledPayments: 'Zahlungen abgeglichen',
  refundPayment: 'Zahlung erstatten',
  refundedPayment: 'Zahlung erstattet',
  resumeProvider: 'Anbieter fortsetzen',
  resumedProvider: 'Anbieter fortgesetzt',
  resendInvitation: 'Einladung erneut senden',
  resentInvitation: 'Einladung erneut gesendet',
  resendMail: 'E-Mail erneut senden',
  resentMail: 'E-Mail erneut gesendet',
  retryJob: 'Hintergrundaufgabe erneut versuchen',
  retriedJob: 'Hintergrundaufgabe erneut versucht',
  revertDesign: 'Design zurücksetzen',
  revertedDesign: 'Design zurückgesetzt',
  revokeApiKey: 'API-Schlüssel widerrufen',
  revokedApiKey: 'API-Schlüssel widerrufen',
  saveDesignDraft: 'Entwurf des Designs speichern',
  savedDesignDraft: 'Entwurf des Designs gespeichert',
  saveView: 'Ansicht speichern',
  savedView: 'Ansicht gespeichert',
  sendPasswordReset: 'Link für ein neues Passwort senden',
  sentPasswordReset: 'Link für ein neues Passwort gesendet',
  sendTestMail: 'Test-E-Mail senden',
  sentTestMail: 'Test-E-Mail gesendet',
  setDefaultPlan: 'Tarif neuer Konten festlegen',
  setDefaultPlanDone: 'Tarif neuer Konten festgelegt',
  setErrorGroupState: 'Status einer Fehlergruppe setzen',
  setErrorGroupStateDone: 'Status einer Fehlergruppe gesetzt',
  setKeywordOverride: 'Keyword-Höchstzahl setzen',
  setKeywordOverrideDone: 'Keyword-Höchstzahl gesetzt',
  setOmegaOverride: 'Omega-Status setzen',
  setOmegaOverrideDone: 'Omega-Status gesetzt',
  setUpPayments: 'Zahlungen einrichten',
  setUpPaymentsDone: 'Zahlungen eingerichtet',
  setUserStatus: 'Status eines Nutzers setzen',
  setUserStatusDone: 'Status eines Nutzers gesetzt',
  signOutUser: 'Nutzer abmelden',
  signedOutUser: 'Nutzer abgemeldet',
  startBackup: 'Sicherung starten',
  startedBackup: 'Sicherung gestartet',
  startDataExport: 'Datenexport starten',
  startedDataExport: 'Datenexport gestartet',
  startViewAs: 'Ansicht als Nutzer öffnen',
  startedViewAs: 'Ansicht als Nutzer geöffnet',
  stopViewAs: 'Ansicht als Nutzer beenden',
  stoppedViewAs: 'Ansicht als Nutzer beendet',
  switchOffAuthenticator: 'Authenticator-App abschalten',
  switchedOffAuthenticator: 'Authenticator-App abgeschaltet',
  syncSubscription: 'Abo abgleichen',
  syncedSubscription: 'Abo abgeglichen',
  tryChannel: 'Kanal ausprobieren',
  triedChannel: 'Kanal ausprobiert',
  updateChannelSettings: 'Einstellungen eines Kanals ändern',
  updatedChannelSettings: 'Einstellungen eines Kanals geändert',
  updateTrackerSettings: 'Tracker-Einstellungen ändern',
  updatedTrackerSettings: 'Tracker-Einstellungen geändert',
  updateUser: 'Nutzer ändern',
  updatedUser: 'Nutzer geändert',
  uploadMedia: 'Bild hochladen',
  uploadedMedia: 'Bild hochgeladen',
  withdrawInvitation: 'Einladung zurückziehen',
  withdrewInvitation: 'Einladung zurückgezogen',

  // Audit difference
  nothingStoredWasChanged: 'Keine gespeicherten Daten wurden geändert.',
  before: 'vorher:',
  after: 'nachher:',

  // Audit entries
  loadingTheAuditRows: 'Audit-Protokoll wird geladen …',
  everythingInThisRequest: 'Alles in dieser Anfrage',
  fromAddress: message('{who}, Adresse {address}'),
  quotedReason: message('„{reason}“'),
  requestId: 'Anfrage-ID',
  details: 'Details',
  values: message('{count, plural, one {# Wert} other {# Werte}}'),
  changes: message('{count, plural, one {# Änderung} other {# Änderungen}}'),

  // Audit filters
  who: 'Akteur',
  emailOfAnAdministrator: 'E-Mail-Adresse eines Administrators',
  onWhom: 'Gegenstand',
  emailOfAUser: 'E-Mail-Adresse oder ID eines Nutzers',
  allKinds: 'Alle Arten',
  allActions: 'Alle Aktionen',
  kind: 'Art',
  what: 'Aktion',
  from: 'Von',
  until: 'Bis',

  // Difference
  fieldNamed: message(`{field, select,
    admin_note {Notiz}
    amount_cents {Betrag in Cent}
    channel {Kanal}
    company_name {Unternehmen}
    deletion_asked_at {Löschung beantragt}
    email {E-Mail-Adresse}
    email_verified {E-Mail-Adresse bestätigt}
    ends_at {endet}
    erased_after {gelöscht nach}
    expires_at {läuft ab}
    full_name {Name}
    interface_language {Sprache der Seiten}
    is_active {aktiv}
    is_dry_run {Probelauf}
    is_enabled {eingeschaltet}
    keyword_limit_override {Keyword-Ausnahme}
    kind {Art}
    lifted_at {aufgehoben}
    link_sent_at {Link gesendet}
    model {Modell}
    name {Name}
    note {Notiz}
    paused_until {pausiert bis}
    payment_id {Zahlungs-ID}
    plan {Tarif}
    plan_id {Tarif}
    reason {Grund}
    recipient {Empfänger}
    resumed_at {fortgesetzt}
    revoked_at {widerrufen}
    role {Rolle}
    sessions {Sitzungen}
    sessions_ended {beendete Sitzungen}
    state {Status}
    two_factor_enabled {Authenticator-App}
    website_url {Website}
    other {{field}}
  }`),
  fieldAndValue: message('{field}: {value}'),
  none: 'leer',
  yes: 'ja',
  no: 'nein',

  // Subject kinds
  kindUser: 'Nutzer',
  kindAnalyticsReport: 'Analysebericht',
  kindBackup: 'Sicherung',
  kindChannel: 'Kanal',
  kindComment: 'Kommentar',
  kindDataExport: 'Datenexport',
  kindDesign: 'Design',
  kindErrorGroup: 'Fehlergruppe',
  kindInvitation: 'Einladung',
  kindJob: 'Hintergrundaufgabe',
  kindMail: 'E-Mail',
  kindMedia: 'Bild',
  kindPaymentSetUp: 'Einrichtung der Zahlungen',
  kindPlan: 'Tarif',
  kindReconciliation: 'Abgleich der Zahlungen',
  kindSavedView: 'Gespeicherte Ansicht',
  kindTracker: 'Tracker',
} satisfies Translation<typeof messages>;
