import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Operations of the profile
  operationFailed: message(`{operation, select,
    get_profile {Das Profil konnte nicht geladen werden: {why}}
    get_full_profile {Das vollständige Profil konnte nicht geladen werden: {why}}
    update_profile {Das Profil konnte nicht geändert werden: {why}}
    create_brand_profile {Das Markenprofil konnte nicht erstellt werden: {why}}
    update_brand_data {Die Markendaten konnten nicht geändert werden: {why}}
    other {„{operation}“ ist fehlgeschlagen: {why}}
  }`),
} satisfies Translation<typeof messages>;
