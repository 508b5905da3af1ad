import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Add keywords page
  oneByOne: 'Einzeln',
  pastedList: 'Eingefügte Liste',
  csvFile: 'CSV-Datei',
  aiGeneration: 'Von KI erzeugt',
  addKeywords: 'Keywords hinzufügen',
  allKeywords: 'Alle Keywords',
  howToAddKeywords: 'Art des Hinzufügens',
  loading: 'Wird geladen …',

  // Ai generation
  failedLoadProfileData: 'Die Profildaten konnten nicht geladen werden',
  discardTheseKeywords: 'Diese Keywords verwerfen',
} satisfies Translation<typeof messages>;
