import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Endpoint
  noWebhooksInPlan: 'Ihr Tarif enthält keine Webhooks.',
  endpointLimit: message(
    'Ihr Tarif enthält {max, plural, one {# Webhook-Endpunkt} other {# Webhook-Endpunkte}}. Löschen Sie zuerst einen.',
  ),

  // Own deliveries
  endpointIsOff: 'Der Endpunkt ist ausgeschaltet. Schalten Sie ihn zuerst ein.',

  // Webhook address
  addressWithPassword: 'Die Adresse darf weder Benutzernamen noch Passwort enthalten',
  addressWithHash: 'Die Adresse muss vor dem # enden',
  addressWithoutHttps: 'Die Adresse muss mit https:// beginnen',
  portRefused: message('Der Port muss {https} oder mindestens {first} sein'),
  addressNotPublic: 'Die Adresse muss öffentlich sein, nicht in einem privaten Netz',

  // Webhook letters
  endpointOffSubject: message('Ein Webhook-Endpunkt Ihres Kontos bei {product} wurde ausgeschaltet'),
  nothingArrived: message(
    'Ihr Webhook-Endpunkt hat {days, plural, one {# Tag} other {# Tage}} lang kein Ereignis angenommen. Wir senden nichts mehr.',
  ),
  endpointGone: 'Ihr Webhook-Endpunkt antwortete mit 410 (gone). Wir senden nichts mehr.',
  name: 'Name',
  address: 'Adresse',
  seeWhatWentWrong: 'Fehler ansehen',
  switchOnAgain:
    'Schalten Sie ihn wieder ein, sobald er funktioniert. Verpasste Ereignisse können Sie erneut senden.',
} satisfies Translation<typeof messages>;
