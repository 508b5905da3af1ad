import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin errors page
  errorMonitoring: 'Fehlerüberwachung',
  loadingErrors: 'Fehler werden geladen …',
  theErrorsNotLoaded: 'Die Fehler konnten nicht geladen werden',
  whatBreaksInSomebodysBrowser:
    'Fehler in Browsern und auf dem Server erscheinen hier, ohne personenbezogene Daten.',
  errorsInState: message(
    '{count, plural, one {# {state, select, open {offener} resolved {behobener} other {ignorierter}} Fehler} other {# {state, select, open {offene} resolved {behobene} other {ignorierte}} Fehler}}',
  ),
  noErrorFits: message(
    'Keine {state, select, open {offenen} resolved {behobenen} other {ignorierten}} Fehler passen zu Suche und Art.',
  ),
  noErrors: message('Keine {state, select, open {offenen} resolved {behobenen} other {ignorierten}} Fehler'),
} satisfies Translation<typeof messages>;
