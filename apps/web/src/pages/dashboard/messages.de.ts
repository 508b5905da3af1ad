import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Dashboard page
  dashboard: 'Dashboard',
  yourDashboardNotLoaded: 'Ihr Dashboard konnte nicht geladen werden',
  checkAll: 'Alle prüfen',
  loadingYourDashboard: 'Ihr Dashboard wird geladen …',
  failedChecks: 'Fehlgeschlagene Prüfungen',
  checkAgain: 'Erneut prüfen',
  amongCompanies: 'Im Vergleich',
  newestReport: 'Bericht',
  newerAnswers: 'Neuere Antworten',
  noReportYet: 'Noch kein Bericht',
  afterFirstReport:
    'Nach Ihrem ersten Bericht erscheinen hier Ihre Quoten, Mitbewerber und zitierte Websites.',
  openYourFirstSteps: 'Erste Schritte öffnen',
} satisfies Translation<typeof messages>;
