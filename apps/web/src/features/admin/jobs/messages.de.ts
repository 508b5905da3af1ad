import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Job list
  jobNamed: message(`{job, select,
    deliver-webhook {Webhook zustellen}
    deliver-webhook-apart {Webhook zustellen, langsamer Endpunkt}
    sweep-webhooks {Webhooks aufräumen}
    end-account {Konto beenden}
    erase-due-accounts {Fällige Konten löschen}
    end-disputed-subscription {Strittiges Abo beenden}
    end-extra-subscription {Überzähliges Abo beenden}
    fetch-site-icons {Symbole von Websites laden}
    follow-address {Adresse nachführen}
    follow-coupon {Gutschein nachführen}
    forget-errors {Alte Fehler löschen}
    trim-errors {Fehler kürzen}
    guess-missing-intents {Fehlende Absichten ergänzen}
    make-backup {Sicherung erstellen}
    make-summary {Zusammenfassung erstellen}
    plan-summaries {Zusammenfassungen planen}
    prepare-data-copy {Datenkopie vorbereiten}
    remove-expired-copies {Abgelaufene Kopien löschen}
    prepare-data-export {Datenexport vorbereiten}
    remove-expired-exports {Abgelaufene Exporte löschen}
    purge-trash {Papierkorb leeren}
    reconcile-all-payments {Alle Zahlungen abgleichen}
    reconcile-due-payments {Fällige Zahlungen abgleichen}
    reconcile-on-demand {Zahlungen auf Wunsch abgleichen}
    refund-payment {Zahlung erstatten}
    remove-expired-analytics-reports {Abgelaufene Analyseberichte löschen}
    remove-old-mails {Alte E-Mails löschen}
    remove-unused-media {Unbenutzte Bilder löschen}
    send-mail {E-Mail senden}
    set-up-plans-at-stripe {Tarife bei Stripe einrichten}
    sweep-performance {Messwerte aufräumen}
    sweep-rate-buckets {Ratenzähler aufräumen}
    sync-stripe-charge {Stripe-Zahlung abgleichen}
    sync-stripe-customer {Stripe-Kunden abgleichen}
    warn-administrators {Administratoren warnen}
    other {{job}}
  }`),
  failed: 'Fehlgeschlagen',
  waitsForAnotherTry: 'Wartet auf neuen Versuch',
  waits: 'Wartet',
  inProgress: 'Läuft',
  loadingJobs: 'Hintergrundaufgaben werden geladen …',
  tryAgain: 'Erneut versuchen',
  triesOf: message('{tries, plural, one {# Versuch} other {# Versuche}} von {max, number}'),
  created: message('erstellt am <at></at>'),
  failedAt: message('fehlgeschlagen am <at></at>'),
  dueAt: message('fällig am <at></at>'),
  whatItWorksOn: 'Inhalt der Aufgabe',
  jobName: 'Name',
  jobId: 'Aufgaben-ID',
  input: 'Eingabe',
  none: 'Keine',

  // Retry job dialog
  tryThisJobAgain: 'Diese Hintergrundaufgabe erneut versuchen',
  retryConsequence:
    'Sie läuft in wenigen Sekunden erneut. Schlägt sie wieder fehl, erscheint sie wieder hier.',
  jobWillBeTriedAgain: 'Die Hintergrundaufgabe wird erneut versucht',
} satisfies Translation<typeof messages>;
