import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './operation-messages.ts';

const message = messagesIn('de');

export default {
  // Operations of the brand
  operationFailed: message(`{operation, select,
    get_brand_profile {Das Markenprofil konnte nicht geladen werden: {why}}
    create_brand_profile {Das Markenprofil konnte nicht erstellt werden: {why}}
    update_brand_profile {Das Markenprofil konnte nicht geändert werden: {why}}
    manage_messaging_pillars {Die Kernbotschaften konnten nicht geändert werden: {why}}
    manage_brand_questions {Die Fragen zur Marke konnten nicht geändert werden: {why}}
    manage_themes {Die Merkmale konnten nicht geändert werden: {why}}
    analyze_competitors {Die Mitbewerber konnten nicht ausgewertet werden: {why}}
    generate_brand_insights {Die Erkenntnisse konnten nicht erstellt werden: {why}}
    get_brand_analytics {Die Markenanalyse konnte nicht geladen werden: {why}}
    bulk_brand_operations {Die Marke konnte nicht geändert werden: {why}}
    cache_warm_up {Der Zwischenspeicher konnte nicht gefüllt werden: {why}}
    other {„{operation}“ ist fehlgeschlagen: {why}}
  }`),
} satisfies Translation<typeof messages>;
