import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Error filters
  open: 'Offen',
  resolved: 'Behoben',
  ignored: 'Ignoriert',
  state: 'Status',
  messagePageOrWholeId: 'Meldung, Seite oder vollständige ID',
  kind: 'Art',
  allKinds: 'Alle Arten',

  // Error groups
  high: 'Hoch',
  medium: 'Mittel',
  low: 'Niedrig',
  loadingErrors: 'Fehler werden geladen …',
  howOftenAndWhen: message(
    '{times, plural, one {# Mal} other {# Mal}} · {users, plural, one {# Nutzer} other {# Nutzer}} betroffen · zuerst am <first></first> · zuletzt am <last></last>',
  ),
  sinceResolved: message(
    '{times, plural, one {# Mal} other {# Mal}} seit der Behebung, in derselben Version',
  ),
  newestExample: 'Neuestes Beispiel',
  page: 'Seite',
  version: 'Version',
  errorId: 'Fehler-ID',

  // Error kinds
  dataFetch: 'Laden von Daten',
  signIn: 'Anmeldung',
  server: 'Server',
  component: 'Komponente',
  input: 'Eingabe',
  unknown: 'Unbekannt',

  // Error state dialog
  errorResolved: 'Fehler als behoben markiert',
  errorIgnored: 'Fehler wird ignoriert',
  errorReopened: 'Fehler wieder geöffnet',
  resolve: 'Als behoben markieren',
  ignore: 'Ignorieren',
  reopen: 'Wieder öffnen',
  resolveThisError: 'Diesen Fehler als behoben markieren',
  ignoreThisError: 'Diesen Fehler ignorieren',
  reopenThisError: 'Diesen Fehler wieder öffnen',
  resolvedConsequence: message(
    '{times, plural, one {# Mal} other {# Mal}} aufgetreten. Der Fehler steht nicht mehr unter den offenen. Meldet ihn eine neuere Version, ist er wieder offen.',
  ),
  ignoredConsequence: message(
    '{times, plural, one {# Mal} other {# Mal}} aufgetreten. Der Fehler steht nicht mehr unter den offenen, wird aber weiter gezählt. Sie können ihn wieder öffnen.',
  ),
  reopenedConsequence: message(
    '{times, plural, one {# Mal} other {# Mal}} aufgetreten. Der Fehler steht wieder unter den offenen.',
  ),
} satisfies Translation<typeof messages>;
