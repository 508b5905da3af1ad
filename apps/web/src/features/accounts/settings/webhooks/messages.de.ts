import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Ask first
  makeANewSecret: 'Neues Geheimnis erstellen',
  newSecretOf: message('Neues Geheimnis für {name}'),
  signedWithBoth: message(
    '{hours, plural, one {# Stunde} other {# Stunden}} lang sind Ereignisse für {name} mit beiden Geheimnissen signiert. Danach gilt nur das neue. Stellen Sie Ihr Programm vorher um.',
  ),
  endpointDeleted: 'Endpunkt gelöscht',
  deleteThisEndpoint: 'Diesen Endpunkt löschen',
  deleteLabel: 'Löschen',
  nothingIsSentAnyMore: message(
    'An {name} werden keine Ereignisse mehr gesendet. Zustellungen und Geheimnis werden gelöscht. Das lässt sich nicht rückgängig machen. Für eine Pause schalten Sie den Endpunkt nur aus.',
  ),

  // Deliveries sheet
  deliveriesTo: message('Zustellungen an {name}'),
  sendTestEvent: 'Testereignis senden',
  theEndpointIsOff: 'Der Endpunkt ist ausgeschaltet. Schalten Sie ihn ein, um etwas zu senden.',
  endpointNotInPlan: 'Ihr Tarif enthält diesen Endpunkt nicht. An ihn wird nichts gesendet.',
  deliveriesNotLoaded: 'Die Zustellungen konnten nicht geladen werden',
  loadingDeliveries: 'Zustellungen werden geladen …',
  nothingWasSentYet: 'Noch keine Zustellungen',
  testEventHint: 'Senden Sie ein Testereignis und sehen Sie, ob Ihr Programm es annimmt.',
  deliveries: 'Zustellungen',
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  sendOnceMore: 'Erneut senden',
  deliveriesAreKept: message(
    'Die neuesten {count, number}, {days, plural, one {# Tag} other {# Tage}} lang aufbewahrt.',
  ),

  // Endpoint dialog
  yourNewEndpoint: 'Ihr neuer Endpunkt',
  addAnEndpoint: 'Endpunkt hinzufügen',
  editThisEndpoint: 'Diesen Endpunkt bearbeiten',
  whatItIs: 'Name',
  endpointNameHint: 'Zum Beispiel „Unser Lager“',
  address: 'Adresse',
  endpointAddressHint: 'Beginnt mit https:// und antwortet innerhalb von 2 Sekunden.',
  whenToSend: 'Ereignisse',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt …',
  save: 'Speichern',

  // Endpoint item
  endpointSwitchedOff: 'Endpunkt ausgeschaltet',
  endpointSwitchedOn: 'Endpunkt eingeschaltet',
  edit: 'Bearbeiten',
  editEndpoint: message('{name} bearbeiten'),
  switchOffEndpoint: message('{name} ausschalten'),
  switchOnEndpoint: message('{name} einschalten'),
  newSecret: 'Neues Geheimnis',
  newSecretFor: message('Neues Geheimnis für {name}'),
  deleteEndpoint: message('{name} löschen'),

  // Secret dialog
  copySecretYourself: 'Ihr Browser erlaubt das Kopieren nicht. Bitte kopieren Sie das Geheimnis von Hand.',
  copyTheSecret: 'Geheimnis kopieren',
  keepSecretNow:
    'Ihr Programm prüft unsere Ereignisse mit diesem Geheimnis. Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt.',
  signedAsStandard: message(
    'Die Ereignisse folgen <link>Standard Webhooks</link>. Dessen Bibliotheken prüfen sie mit diesem Geheimnis.',
  ),

  // Webhook words
  aReportIsReady: 'Ein Bericht ist bereit',
  aRunHasEnded: 'Ein Lauf ist beendet',
  testEvent: 'Testereignis',
  eventWithName: message('{event} ({name})'),
  nothingArrivedSince: message('keine Zustellung seit {time}'),
  formerSecretSigns: message('altes Geheimnis signiert noch bis {time}'),
  answeredStatus: message('Status {status}'),
  attempts: message('{count, plural, one {# Versuch} other {# Versuche}}'),
  nextAttempt: message('nächster Versuch {time}'),
  notInYourPlan: 'Nicht in Ihrem Tarif',
  switchedOff: 'Nach fehlgeschlagenen Zustellungen ausgeschaltet',
  failing: 'Gestört',
  failedWithStatus: 'Der Endpunkt hat einen Fehler gemeldet',
  failedByRedirect: 'Der Endpunkt leitet weiter. Weiterleitungen folgen wir nicht',
  failedAsGone: 'Der Endpunkt meldet, dass es ihn nicht mehr gibt',
  failedByTimeout: 'Der Endpunkt hat nicht rechtzeitig geantwortet',
  failedToResolve: 'Die Adresse hat keine öffentliche IP-Adresse',
  failedAsPrivate: 'Die Adresse liegt in einem privaten Netz',
  failedToReach: 'Der Endpunkt war nicht erreichbar',
  failedByCertificate: 'Das Zertifikat des Endpunkts ist nicht gültig',
  failedWhileOff: 'Der Endpunkt war ausgeschaltet',
  failedToSend: 'Das Senden ist fehlgeschlagen. Bleibt das so, erstellen Sie ein neues Geheimnis',

  // Webhooks panel
  webhooksNotLoaded: 'Ihre Webhooks konnten nicht geladen werden',
  webhooksLede:
    'Signierte Ereignisse melden Ihren Programmen, wenn ein Bericht bereit oder ein Lauf beendet ist. Sie enthalten IDs und Links, keine Antworten.',
  readAboutWebhooks: 'Dokumentation der Webhooks',
  webhookEndpoints: 'Webhook-Endpunkte',
  noWebhooksInPlan: 'Ihr Tarif enthält keine Webhooks.',
  planIncludesEndpoints: message(
    'Ihr Tarif enthält {count, plural, one {einen Endpunkt} other {# Endpunkte}}. Löschen Sie einen, um einen anderen hinzuzufügen.',
  ),
  seeThePlans: 'Tarife ansehen',
} satisfies Translation<typeof messages>;
