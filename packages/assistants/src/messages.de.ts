import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Before a reply
  missingKey: message(
    'Für {provider} ist kein API-Schlüssel eingestellt. Setzen Sie {setting} und starten Sie den Server neu.',
  ),
  notSent: message(
    'Die Anfrage an {provider} konnte nicht gesendet werden. Prüfen Sie {setting} und die Basis-URL auf überflüssige Zeichen.',
  ),
  notReached: message(
    '{provider} ist nicht erreichbar{code, select, none {} other { ({code})}}. Prüfen Sie den Netzzugang des Servers und die Basis-URL.',
  ),
  connectionEnded: message(
    'Die Verbindung zu {provider} brach ab, bevor die Antwort vollständig war{code, select, none {} other { ({code})}}. Prüfen Sie den Netzzugang des Servers und die Basis-URL.',
  ),
  notAnsweredInTime: message(
    '{provider} hat nicht innerhalb von {seconds, number} Sekunden geantwortet. Den Grund zeigt vielleicht die Statusseite.',
  ),
  cancelled: message('Die Frage an {provider} wurde abgebrochen, bevor die Antwort kam.'),

  // The provider says that it failed
  keyRefused: message(
    '{provider} lehnt den API-Schlüssel oder seine Rechte ab. Prüfen Sie {setting} und die Rechte des Schlüssels unter {console}. Meldung von {provider}: {said}',
  ),
  noCredit: message(
    'Das Konto bei {provider} hat kein Guthaben mehr oder hat sein Ausgabenlimit erreicht. Laden Sie Guthaben auf: {console}. Meldung von {provider}: {said}',
  ),
  rateLimited: message(
    '{provider} begrenzt, wie oft dieses Konto fragen darf. Geschieht das oft, beantragen Sie ein höheres Limit: {console}. Meldung von {provider}: {said}',
  ),
  overloaded: message(
    '{provider} ist überlastet oder hat einen internen Fehler. Wie lange das dauert, zeigt vielleicht die Statusseite. Meldung von {provider}: {said}',
  ),
  gaveUp: message(
    '{provider} hat die Anfrage nach zu langer Zeit aufgegeben. Den Grund zeigt vielleicht die Statusseite. Meldung von {provider}: {said}',
  ),
  blockedByPolicy: message(
    '{provider} hat die Frage wegen seiner Richtlinien blockiert. Formulieren Sie sie um. Meldung von {provider}: {said}',
  ),
  notAccepted: message(
    '{provider} hat die Anfrage nicht angenommen. Prüfen Sie das Modell und die Einstellungen dieses Kanals. Meldung von {provider}: {said}',
  ),
  failed: message('Fehler bei {provider}. Meldung von {provider}: {said}'),
  onlyStatus: message('Status {status}'),
  noReason: 'kein Grund genannt',

  // Replies that cannot be used
  unreadable: message(
    '{provider} hat eine Antwort gesendet, die nicht lesbar ist ({detail}). Geschieht das wieder, hat der Anbieter sein Format geändert.',
  ),
  noMessageObject: 'kein Message-Objekt',
  noResponseObject: 'kein Response-Objekt',
  noCandidates: 'keine Kandidaten und keine Rückmeldung',
  emptyBody: 'leerer Inhalt',
  bodyIsNoJson: 'Inhalt ist kein JSON',
  noText: 'kein Text',
  otherForm: message('{provider} hat in einer anderen Form geantwortet als verlangt.'),
  otherFormAt: message('{provider} hat in einer anderen Form geantwortet als verlangt ({place}).'),
  declined: message(
    '{provider} hat die Antwort verweigert{detail, select, none {} other { ({detail})}}. Formulieren Sie die Frage um.',
  ),
  withheld: message(
    '{provider} hat die Antwort durch einen Inhaltsfilter zurückgehalten{detail, select, none {} other { ({detail})}}. Formulieren Sie die Frage um.',
  ),
  withoutText: message(
    '{provider} hat eine Antwort ohne Text gesendet{detail, select, none {} other { ({detail})}}.',
  ),
  nothingWithinLimit: message(
    '{provider} hat das Ausgabelimit erreicht, bevor eine Antwort geschrieben war{detail, select, none {} other { ({detail})}}. Erhöhen Sie die Antwortlänge dieses Kanals.',
  ),
  cutOff: message(
    '{why, select, context {Die Antwort von {provider} ist unvollständig: Das Gelesene hat das Modell gefüllt ({detail}). Wählen Sie für diesen Kanal weniger Suchdetails.} paused {Die Antwort von {provider} ist unvollständig: Der Anbieter hat zu oft pausiert ({detail}). Geschieht das oft, wählen Sie für diesen Kanal weniger Suchdetails.} other {Die Antwort von {provider} ist unvollständig: Der Anbieter hat sie abgebrochen ({detail}). Eine größere Antwortlänge hilft nicht. Geschieht das oft, formulieren Sie die Frage um oder wählen Sie ein anderes Modell.}}',
  ),
} satisfies Translation<typeof messages>;
