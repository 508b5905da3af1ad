import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Admin theme page
  themeManagement: 'Design',
  themeTemplates: 'Designvorlagen',
  theDesignNotLoaded: 'Das Design konnte nicht geladen werden',
  loadingTheDesign: 'Design wird geladen …',
} satisfies Translation<typeof messages>;
