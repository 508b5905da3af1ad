import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Operations of the profile
  notDone: message(`{operation, select,
    get_profile {Das Profil konnte nicht geladen werden}
    get_full_profile {Das vollständige Profil konnte nicht geladen werden}
    update_profile {Das Profil konnte nicht geändert werden}
    create_brand_profile {Das Markenprofil konnte nicht erstellt werden}
    update_brand_data {Die Markendaten konnten nicht geändert werden}
    other {„{operation}“ ist fehlgeschlagen}
  }`),
  because: message('{what}: {why}'),
} satisfies Translation<typeof messages>;
