import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Theme templates page
  builtIn: 'Mitgeliefert',
  yourOwn: 'Eigene',
  use: 'Verwenden',
  themeTemplates: 'Designvorlagen',
  name: 'Name',
  description: 'Beschreibung',
  values: 'Werte',
  contrast: 'Kontrast',
  origin: 'Herkunft',
} satisfies Translation<typeof messages>;
