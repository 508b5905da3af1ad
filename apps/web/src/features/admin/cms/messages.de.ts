import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Content input
  whereLinksLead: 'https://…, mailto:… oder eine Adresse hier, etwa /help',

  // Preview panel
  theLinkNotMade: 'Der Link konnte nicht erstellt werden',
  makingTheLink: 'Link wird erstellt …',
  openThePreview: 'Vorschau öffnen',
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Ihr Browser lässt das Kopieren nicht zu',
  copyTheLink: 'Link kopieren',
  whatLinkShows: message(
    'Zeigt die gespeicherte Seite, wie Besucher sie sehen werden, samt Entwürfen. Bis {time} kann sie öffnen, wer diesen Link hat.',
  ),
} satisfies Translation<typeof messages>;
