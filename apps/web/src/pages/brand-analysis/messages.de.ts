import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Brand analysis page
  loadingYourBrandAnalysis: 'Ihre Markenanalyse wird geladen …',
  brandAnalysis: 'Markenanalyse',
  yourBrandAnalysisNotLoaded: 'Ihre Markenanalyse konnte nicht geladen werden',
  partsOfBrandAnalysis: 'Markenanalyse',
  overview: 'Überblick',
  setupWizard: 'Einrichtung',

  // Competitors step
  everythingAboutYourCompetitors: 'Wettbewerb öffnen',
  addACompetitor: 'Mitbewerber hinzufügen',
  addCompaniesCustomersCompare:
    'Fügen Sie Unternehmen hinzu, mit denen Ihre Kunden Sie vergleichen. Wir suchen sie in jeder Antwort.',
  competitorCount: message('{count, plural, one {# Mitbewerber} other {# Mitbewerber}}'),

  // Overview
  checkAllKeywords: 'Alle Keywords prüfen',
  messagingPillars: 'Kernbotschaften',
  addThemInSetupWizard: 'In der Einrichtung hinzufügen',
  review: 'Aussagen prüfen',
  insights: 'Erkenntnisse',
  yourInsightsNotLoaded: 'Ihre Erkenntnisse konnten nicht geladen werden',
  loadingInsights: 'Erkenntnisse werden geladen …',
  noAnswersForThemes: 'Noch keine Antworten, in denen wir Merkmale finden könnten.',
  noPillarsYet: 'Noch keine Kernbotschaften.',
  answersThatSayPillar: message('Antworten mit „{words}“'),

  // Setup wizard
  yourSetupNotLoaded: 'Ihre Einrichtung konnte nicht geladen werden',
  loadingYourSetup: 'Ihre Einrichtung wird geladen …',
  loadingThisStep: 'Der Schritt wird geladen …',
  back: 'Zurück',
  nextStep: 'Nächster Schritt',
  skipThisStep: 'Schritt überspringen',
  openTheAnalysis: 'Analyse öffnen',
  noAnswersYet:
    'Noch keine Antworten. Fragen Sie die Assistenten einmal, um zu sehen, wie viele Antworten jedes Merkmal enthalten.',
  noAnswerMentionsYou: 'Noch keine Antwort erwähnt Sie. Wir suchen Ihre Merkmale in jeder neuen Antwort.',

  // Themes panel
  countedOverStoredAnswersMention:
    'Gezählt in gespeicherten Antworten mit Ihrer Marke. Ein Merkmal zählt, wenn eines seiner Wörter in der Antwort steht, über Sie oder andere. „Neben Ihrem Namen“ zählt nur Sätze, Listenpunkte und Tabellenzeilen, die auch Sie erwähnen. Die Stimmung reicht von −1 (nur Kritik) bis +1 (nur Lob). Dafür braucht es fünf Aussagen über Sie mit diesem Merkmal.',
  addATheme: 'Merkmal hinzufügen',
  themes: 'Merkmale',
  howTheyAreCounted: 'So wird gezählt',
  noThemesYet: 'Noch keine Merkmale',
  aThemeSomethingOrWant:
    'Ein Merkmal ist etwas, wofür Sie bekannt sein möchten, mit den Wörtern dafür. Sie sehen, wie viele der Antworten mit Ihrer Marke es enthalten.',
  deleting: 'Wird gelöscht …',
  deleteTheme: 'Merkmal löschen',
  itNoLongerLookedFor: 'Wir zählen es nicht mehr. Ihre Antworten bleiben erhalten.',
  answersThatSay: message('Antworten mit „{theme}“'),
  deleteThisTheme: message('„{theme}“ löschen?'),
} satisfies Translation<typeof messages>;
