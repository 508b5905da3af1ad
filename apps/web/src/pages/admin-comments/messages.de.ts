import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin comments page
  waiting: 'Wartend',
  approved: 'Freigegeben',
  rejected: 'Abgelehnt',
  noCommentsAreWaiting: 'Keine Kommentare warten',
  noApprovedComments: 'Keine freigegebenen Kommentare',
  noRejectedComments: 'Keine abgelehnten Kommentare',
  comments: 'Kommentare',
  loadingComments: 'Kommentare werden geladen …',
  theCommentsNotLoaded: 'Die Kommentare konnten nicht geladen werden',
  state: 'Status',
  whatReadersWriteUnderPost: 'Neue Kommentare zu Beiträgen im Blog warten hier auf Ihre Freigabe.',
  commentsInState: message(
    '{count, plural, one {# Kommentar} other {# Kommentare}} {state, select, pending {zu prüfen} approved {freigegeben} other {abgelehnt}}',
  ),
} satisfies Translation<typeof messages>;
