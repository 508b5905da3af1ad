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
  review: 'Durchsicht',
  insights: 'Erkenntnisse',
  yourInsightsNotLoaded: 'Ihre Erkenntnisse konnten nicht geladen werden',
  loadingInsights: 'Erkenntnisse werden geladen …',
  noAnswersForThemes: 'Noch keine Antworten, in denen wir Themen finden könnten.',
  noPillarsYet: 'Noch keine Kernbotschaften.',
  answersThatSayPillar: message('Antworten mit „{words}“'),

  // Setup wizard
  yourSetupNotLoaded: 'Ihre Einrichtung konnte nicht geladen werden',
  loadingYourSetup: 'Ihre Einrichtung wird geladen …',
  loadingYourSettings: 'Ihre Einstellungen werden geladen …',
  back: 'Zurück',
  nextStep: 'Nächster Schritt',
  skipThisStep: 'Schritt überspringen',
  openTheAnalysis: 'Analyse öffnen',
  noAnswersYet:
    'Noch keine Antworten. Fragen Sie die Assistenten einmal, um zu sehen, wie viele Antworten jedes Thema enthalten.',
  noAnswerMentionsYou: 'Noch keine Antwort erwähnt Sie. Wir suchen Ihre Themen in jeder neuen Antwort.',

  // Themes panel
  countedOverStoredAnswersMention:
    'Gezählt in gespeicherten Antworten, die Sie erwähnen. Ein Thema zählt, wenn eines seiner Wörter in der Antwort steht, über Sie oder andere. „Neben Ihrem Namen“ zählt nur Sätze, Listenpunkte und Tabellenzeilen, die auch Sie erwähnen. Stimmung ist Lob minus Kritik, geteilt durch die Aussagen über Sie mit diesem Thema. Sie erscheint ab fünf Aussagen.',
  addATheme: 'Thema hinzufügen',
  themes: 'Themen',
  howTheyAreCounted: 'So wird gezählt',
  noThemesYet: 'Noch keine Themen',
  aThemeSomethingOrWant:
    'Ein Thema ist etwas, wofür Sie bekannt sein möchten, mit den Wörtern dafür. Sie sehen, wie viele der Antworten, die Sie erwähnen, es enthalten.',
  deleting: 'Wird gelöscht …',
  deleteTheme: 'Thema löschen',
  itNoLongerLookedFor: 'Wir zählen es nicht mehr. Ihre Antworten bleiben erhalten.',
  answersThatSay: message('Antworten mit „{theme}“'),
  deleteThisTheme: message('„{theme}“ löschen?'),
} satisfies Translation<typeof messages>;
