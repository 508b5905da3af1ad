import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Refresh period
  checkedTooRecently: message(
    'Ihre Keywords wurden vor weniger als {hours, plural, one {# Stunde} other {# Stunden}} bei {assistant} geprüft. Ihr Tarif erlaubt die nächste Prüfung aller Keywords ab {from}.',
  ),
  checkedTooOften: message(
    'Ihre Keywords wurden bei {assistant} so oft geprüft, wie Ihr Tarif in {hours, plural, one {# Stunde} other {# Stunden}} erlaubt. Ab {from} können wieder so viele geprüft werden.',
  ),
} satisfies Translation<typeof messages>;
