import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Failure
  networkError: message('Netzwerkfehler: {reason}'),
  apiError: message('API-Fehler{status, select, none {} other { ({status})}}: {reason}'),
  cutOff: message(
    'Die Antwort brach {why, select, limit {an der Längengrenze ab, bevor sie die Marke erwähnte. Sie zählt daher nicht. Erhöhen Sie die Antwortlänge dieses Kanals.} context {ab, weil das Gelesene das Modell füllte ({detail}). Bis dahin war die Marke nicht erwähnt, daher zählt sie nicht. Wählen Sie für diesen Kanal einen kleineren Suchumfang.} paused {ab, weil der Anbieter sie zu oft anhielt ({detail}). Bis dahin war die Marke nicht erwähnt, daher zählt sie nicht. Passiert das oft, wählen Sie für diesen Kanal einen kleineren Suchumfang.} other {beim Anbieter ab ({detail}), bevor sie die Marke erwähnte. Sie zählt daher nicht. Eine größere Antwortlänge hilft nicht. Passiert das oft, formulieren Sie die Frage um oder wählen Sie ein anderes Modell.}}',
  ),
  outcomeUnknown:
    'Netzwerkfehler: Das Ergebnis dieser Prüfung ist unbekannt, weil der Server währenddessen stoppte.',

  // Model calls
  readingSwitchedOff: 'Das Lesen durch ein Modell wurde vor dieser Anfrage ausgeschaltet.',
  noAssistantHasKey: 'Kein Assistent hat einen Schlüssel.',
  pastPlanBudget: 'Das hätte das Monatsbudget des Tarifs für Antworten der Assistenten überschritten.',
  pastOwnLimit: 'Das hätte Ihre eigene Monatsgrenze für Antworten der Assistenten überschritten.',
  pastDailyLimit:
    'Das hätte die Tagesgrenze dieser Installation für Antworten der Assistenten überschritten.',
  processEnded: 'Der Prozess stoppte zweimal. Die möglichen Kosten seiner Anfragen sind verbucht.',
  notAskedInTime: 'Die Zeit lief ab, bevor gefragt wurde.',
  rulesChanged: 'Die Regeln haben sich seitdem geändert.',
  replyOfOtherPlaces: 'Die Rückmeldung betrifft eine andere Zahl von Stellen.',

  // Give feedback
  placeNotInAnswer: 'Diese Stelle gibt es in der Antwort nicht',
} satisfies Translation<typeof messages>;
