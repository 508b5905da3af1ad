import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Change competitor
  nothingToChange: 'Es wurde keine Änderung angegeben',

  // Refuse competitor
  ownWebAddress: 'Das ist Ihre eigene Webadresse',

  // Brand
  nameTaken: message('„{name}“ ist bereits vergeben: {owner}'),
  yourOwnBrand: 'Ihre eigene Marke',
} satisfies Translation<typeof messages>;
