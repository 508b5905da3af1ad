import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Comments
  commentApproved: 'Kommentar freigegeben',
  notApproved: 'Der Kommentar konnte nicht freigegeben werden',
  loadingComments: 'Kommentare werden geladen …',
  approve: 'Freigeben',
  reject: 'Ablehnen',
  rejectThisComment: 'Diesen Kommentar ablehnen',
  takenOffPost:
    '1 Kommentar wird aus seinem Beitrag entfernt. Wer ihn geschrieben hat, sieht, dass er nicht veröffentlicht ist.',
  notShown: '1 Kommentar bleibt verborgen. Wer ihn geschrieben hat, sieht, dass er nicht veröffentlicht ist.',
  commentRejected: 'Kommentar abgelehnt',
  whoWroteWhere: message('<user>{writer}</user> zu <link>{post}</link>'),
} satisfies Translation<typeof messages>;
