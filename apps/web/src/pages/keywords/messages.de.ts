import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Keywords page
  keywords: 'Keywords',
  exportCsv: 'CSV exportieren',
  addMany: 'Mehrere hinzufügen',
  loadingYourKeywords: 'Ihre Keywords werden geladen …',
  newKeyword: 'Neues Keyword',
  yourKeywordsNotLoaded: 'Ihre Keywords konnten nicht geladen werden',
  theNewestAnswersNotLoaded: 'Die neuesten Antworten konnten nicht geladen werden',
  allKeywordsPageBeingDeleted: 'Alle Keywords dieser Seite werden gelöscht',
  youCanUndoForFew: 'Sie können das einige Sekunden lang rückgängig machen.',
  nothingInListFitsSearch: 'Kein Keyword passt zu Ihrer Suche und Ihren Filtern.',
  noKeywordsYet: 'Noch keine Keywords',
  aKeywordWhatCustomerWould:
    'Fügen Sie hinzu, was Kunden einen Assistenten fragen würden: wenige Wörter oder eine ganze Frage.',
} satisfies Translation<typeof messages>;
