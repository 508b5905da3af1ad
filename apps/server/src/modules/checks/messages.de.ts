import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Reserve attempt
  passesMonthlyCap: message(
    'Diese Prüfung würde {whose, select, own {Ihre eigene Monatsgrenze} other {das Monatsbudget Ihres Tarifs}} von {cap} für Antworten der Assistenten überschreiten.',
  ),
  passesDailyLimit: message(
    'Diese Prüfung würde die Tagesgrenze dieser Installation von {limit} für Antworten der Assistenten überschreiten.',
  ),
  tryTomorrow: 'Bitte versuchen Sie es morgen erneut.',
  reservedByQuestionsUnderWay:
    'Laufende Fragen reservieren den Rest. Bitte versuchen Sie es in einer Minute erneut.',

  // Ask for structure
  structurePassesDailyLimit: message(
    'Das würde die Tagesgrenze dieser Installation von {limit} für Antworten der Assistenten überschreiten. Bitte versuchen Sie es morgen erneut.',
  ),

  // Start single check
  planLacksAssistant: message(
    'Ihr Tarif enthält {assistant} nicht. Wechseln Sie für diese Prüfung in einen höheren Tarif.',
  ),

  // Try channel
  trialPassesDailyLimit: message(
    'Diese Frage würde die Tagesgrenze dieser Installation von {limit} für Antworten der Assistenten überschreiten. Bitte versuchen Sie es morgen erneut.',
  ),
} satisfies Translation<typeof messages>;
