import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin dependency health page
  dependencyHealth: 'Zustand der Abhängigkeiten',
  lookingAtTheDependencies: 'Abhängigkeiten werden geprüft …',
  checkAgain: 'Erneut prüfen',
  theDependenciesNotChecked: 'Die Abhängigkeiten konnten nicht geprüft werden',
  lookedAt: message('Geprüft am <when></when>. Eine Prüfung ist kostenlos und fragt keinen Assistenten.'),
} satisfies Translation<typeof messages>;
