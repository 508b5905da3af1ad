import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Answer page
  answer: 'Antwort',
  openInChecker: 'Frage ausprobieren',
  keywords: 'Keywords',
  judgedFor: message('„{keyword}“ · {company}'),
  asked: 'Gefragt',

  // Answer title
  you: 'Sie',
  assistantGaveNoAnswer: message('{assistant} hat keine brauchbare Antwort gegeben'),
  assistantRefuses: message('{assistant} hat die Antwort verweigert'),
  assistantMentionsNobody: message('{assistant} erwähnt kein Unternehmen'),
  assistantMentions: message(
    '{assistant} erwähnt {name}{isAlone, select, yes { und sonst niemanden} other {}}',
  ),
  assistantMentionsAt: message('{assistant} erwähnt {name} auf Platz {rank, number} von {of, number}'),
  assistantDoesNotMention: message('{assistant} erwähnt {name} nicht'),
  assistantMentionsOthers: message(
    '{assistant} erwähnt {count, plural, one {# Unternehmen} other {# Unternehmen}}, aber nicht {name}',
  ),
} satisfies Translation<typeof messages>;
