import { message } from '@answerscope/contract';

// Operations of the brand
/** {operation}: its name in the API, 'manage_themes'; {why}: a sentence */
export const operationFailed = message(`{operation, select,
  get_brand_profile {Failed to get brand profile: {why}}
  create_brand_profile {Failed to create brand profile: {why}}
  update_brand_profile {Failed to update brand profile: {why}}
  manage_messaging_pillars {Failed to manage messaging pillars: {why}}
  manage_brand_questions {Failed to manage brand questions: {why}}
  manage_themes {Failed to manage themes: {why}}
  analyze_competitors {Failed to analyze competitors: {why}}
  generate_brand_insights {Failed to generate brand insights: {why}}
  get_brand_analytics {Failed to get brand analytics: {why}}
  bulk_brand_operations {Failed to change the brand: {why}}
  cache_warm_up {Failed to warm up the cache: {why}}
  other {Failed to {operation}: {why}}
}`);
