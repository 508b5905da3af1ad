import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Channel warning
  googleTerms:
    'Google verbietet, Gemini-Antworten mit Google-Suche zu speichern und auszuwerten. Jede Prüfung tut beides. Schalten Sie die Suche aus oder stellen Sie sicher, dass Ihre Vereinbarung mit Google es erlaubt.',

  // Update channel settings
  nothingToChange: 'Es wurde keine Änderung angegeben',
} satisfies Translation<typeof messages>;
