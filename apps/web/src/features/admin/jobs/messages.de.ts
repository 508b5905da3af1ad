import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Job list
  jobNamed: message(`{job, select,
    deliver_webhook {Webhook zustellen}
    deliver_webhook_apart {Webhook zustellen, langsamer Endpunkt}
    sweep_webhooks {Webhooks aufräumen}
    end_account {Konto beenden}
    erase_due_accounts {Fällige Konten löschen}
    end_disputed_subscription {Strittiges Abo beenden}
    end_extra_subscription {Überzähliges Abo beenden}
    fetch_site_icons {Symbole von Websites laden}
    follow_address {Adresse nachführen}
    follow_coupon {Gutschein nachführen}
    forget_errors {Alte Fehler löschen}
    trim_errors {Fehler kürzen}
    guess_missing_intents {Fehlende Absichten ergänzen}
    make_backup {Sicherung erstellen}
    make_summary {Zusammenfassung erstellen}
    plan_summaries {Zusammenfassungen planen}
    prepare_data_copy {Datenkopie vorbereiten}
    remove_expired_copies {Abgelaufene Kopien löschen}
    prepare_data_export {Datenexport vorbereiten}
    remove_expired_exports {Abgelaufene Exporte löschen}
    purge_trash {Papierkorb leeren}
    reconcile_all_payments {Alle Zahlungen abgleichen}
    reconcile_due_payments {Fällige Zahlungen abgleichen}
    reconcile_on_demand {Zahlungen auf Wunsch abgleichen}
    refund_payment {Zahlung erstatten}
    remove_expired_analytics_reports {Abgelaufene Analyseberichte löschen}
    remove_old_mails {Alte E-Mails löschen}
    remove_unused_media {Unbenutzte Bilder löschen}
    send_mail {E-Mail senden}
    set_up_plans_at_stripe {Tarife bei Stripe einrichten}
    sweep_performance {Messwerte aufräumen}
    sweep_rate_buckets {Ratenzähler aufräumen}
    sync_stripe_charge {Stripe-Zahlung abgleichen}
    sync_stripe_customer {Stripe-Kunden abgleichen}
    warn_administrators {Administratoren warnen}
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
