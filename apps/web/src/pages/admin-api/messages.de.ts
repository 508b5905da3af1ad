import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Admin api page
  apiManagement: 'API-Verwaltung',
  loadingTheProviders: 'Anbieter werden geladen …',
  trackerConfiguration: 'Tracker-Konfiguration',
  callsByProcedure: 'Aufrufe je Prozedur',
  apiReference: 'API-Referenz',
  theProvidersNotLoaded: 'Die Anbieter konnten nicht geladen werden',
} satisfies Translation<typeof messages>;
