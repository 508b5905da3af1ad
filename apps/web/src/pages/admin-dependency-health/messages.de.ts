import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin dependency health page
  dependencyHealth: 'Verbundene Dienste',
  lookingAtTheDependencies: 'Verbundene Dienste werden geprüft …',
  checkAgain: 'Erneut prüfen',
  theDependenciesNotChecked: 'Die verbundenen Dienste konnten nicht geprüft werden',
  lookedAt: message('Geprüft am <when></when>. Eine Prüfung ist kostenlos und fragt keinen Assistenten.'),
} satisfies Translation<typeof messages>;
