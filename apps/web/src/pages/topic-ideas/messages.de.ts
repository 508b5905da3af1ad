import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Topic ideas page
  topicIdeas: 'Themenideen',
  yourTopics: 'Ihre Themen',
  topicIdeasNotLoaded: 'Die Themenideen konnten nicht geladen werden',
  partsOfTopicIdeas: 'Themenideen',
  ideas: 'Ideen',
  putOff: 'Zurückgestellt',
  ideasPutOff: 'Zurückgestellte Ideen',
  dismissedIdeas: 'Verworfene Ideen',
  noIdeaIsDismissed: 'Keine Idee ist verworfen. Eine verworfene Idee wird nicht wieder angeboten.',
  loadingTopicIdeas: 'Themenideen werden geladen …',
  chooseACategory: 'Kategorie wählen',
  whichKindBusiness: 'Zu welcher Branche gehört Ihr Unternehmen?',
  ideasFollowFromBusinessCategory:
    'Ideen richten sich nach Ihrer Branche und nach Namen, die oft in Antworten stehen. Wählen Sie in Ihrem Profil eine Kategorie, um die ersten Ideen zu erhalten.',
  noOpenIdeas: 'Keine offenen Ideen',
  addKeywords: 'Keywords hinzufügen',
  dismissed: 'Verworfen',
  partAndCount: message('{part} ({count, number})'),
  noIdeaIsPutOff: message(
    'Keine Idee ist zurückgestellt. „Später“ stellt eine Idee für {days, plural, one {# Tag} other {# Tage}} zurück.',
  ),
  sayWhichKindOfBusiness: 'Geben Sie in Ihrem Profil Ihre Branche an, um passende Ideen zu erhalten.',
  noMoreIdeas: message(
    'Für {category} gibt es keine weiteren Ideen zu entscheiden. Neue kommen, wenn Ihre Antworten oft ein Unternehmen erwähnen, nach dem keines Ihrer Keywords fragt.',
  ),
} satisfies Translation<typeof messages>;
