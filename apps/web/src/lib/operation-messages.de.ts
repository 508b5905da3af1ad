import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './operation-messages.ts';

const message = messagesIn('de');

export default {
  // Operations of administrators
  operationFailed: message(`{operation, select,
    get_user_details {Die Nutzerdaten konnten nicht geladen werden: {why}}
    update_user {Der Nutzer konnte nicht geändert werden: {why}}
    change_user_plan {Der Tarif des Nutzers konnte nicht geändert werden: {why}}
    set_keyword_override {Die Keyword-Ausnahme konnte nicht gesetzt werden: {why}}
    add_admin_note {Die Notiz konnte nicht hinzugefügt werden: {why}}
    get_audit_logs {Das Audit-Protokoll konnte nicht geladen werden: {why}}
    get_admin_analytics {Die Kennzahlen konnten nicht geladen werden: {why}}
    get_attention {Die offenen Punkte konnten nicht geladen werden: {why}}
    get_topic_overview {Die Themenübersicht konnte nicht geladen werden: {why}}
    set_user_status {Der Status des Nutzers konnte nicht geändert werden: {why}}
    sign_out_user {Der Nutzer konnte nicht abgemeldet werden: {why}}
    start_view_as {Die Ansicht als Nutzer konnte nicht beginnen: {why}}
    send_password_reset {Der Link für ein neues Passwort konnte nicht gesendet werden: {why}}
    delete_account {Das Konto konnte nicht gelöscht werden: {why}}
    refund_payment {Die Zahlung konnte nicht erstattet werden: {why}}
    sync_subscription {Das Abo konnte nicht abgeglichen werden: {why}}
    switch_off_authenticator {Die Authenticator-App konnte nicht abgeschaltet werden: {why}}
    correct_email {Die E-Mail-Adresse konnte nicht berichtigt werden: {why}}
    confirm_email {Die E-Mail-Adresse konnte nicht bestätigt werden: {why}}
    cancel_account_deletion {Die Löschung des Kontos konnte nicht abgebrochen werden: {why}}
    bulk_user_operations {Die Nutzer konnten nicht geändert werden: {why}}
    other {„{operation}“ ist fehlgeschlagen: {why}}
  }`),
} satisfies Translation<typeof messages>;
