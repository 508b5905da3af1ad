import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Provider panel
  answers: 'Antwortet',
  notAskedLately: 'Zuletzt nicht gefragt',
  failsOften: 'Schlägt oft fehl',
  refused: 'Abgelehnt',
  paused: 'Pausiert',
  noKey: 'Kein Schlüssel',
  pausedUntil: 'Pausiert bis',
  providerAskedToWait: 'Der Anbieter verlangt eine Wartezeit',
  callsInFlight: 'Laufende Anfragen',
  last15Minutes: 'Letzte 15 Minuten',
  costTodayUtc: 'Kosten heute (UTC)',
  lastSuccess: 'Letzter Erfolg',
  lastFailure: 'Letzter Fehlschlag',
  itsMessage: 'Fehlermeldung',
  resume: 'Fortsetzen',
  never: 'Nie',
  why: 'Grund',
  inFlightOf: message('{calls, number} von {max, number}'),
  callsAndFailures: message(
    '{calls, plural, one {# Anfrage} other {# Anfragen}}, {failed, number} fehlgeschlagen',
  ),
  spentAndSetAside: message('{spent}, {reserved} reserviert'),

  // Provider state
  everyAssistantCanBeAsked: 'Alle Assistenten können gefragt werden.',
  notAskedNow: message('{count, plural, one {{names} ist pausiert.} other {{names} sind pausiert.}}'),
  refusedLastCall: message(
    '{count, plural, one {{names} hat die letzte Anfrage abgelehnt.} other {{names} haben die letzte Anfrage abgelehnt.}}',
  ),
  failOften: message(
    '{count, plural, one {Anfragen an {names} schlagen oft fehl.} other {Anfragen an {names} schlagen oft fehl.}}',
  ),
  haveNoKey: message(
    '{count, plural, one {{names} hat keinen Schlüssel.} other {{names} haben keinen Schlüssel.}}',
  ),
} satisfies Translation<typeof messages>;
