import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Start view as
  ownAccount: 'Das ist Ihr eigenes Konto.',
  notAsAdministrator: 'Niemand kann die Ansicht eines Administrators öffnen.',
  accountNotActive: 'Das Konto ist nicht aktiv.',
} satisfies Translation<typeof messages>;
