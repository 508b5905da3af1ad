import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Cms page
  publishedFrom: 'Veröffentlicht ab',
  publishedDraftWaits: 'Veröffentlicht, Entwurf wartet',
  aTemplateAddCompanyAnd: 'Eine Vorlage. Ergänzen Sie Ihr Unternehmen und lassen Sie sie prüfen.',
  preview: 'Vorschau',
  saveDraft: 'Entwurf speichern',
  publishDraft: 'Entwurf veröffentlichen',
  publishPage: 'Seite veröffentlichen',
  contentManagement: 'Inhalte',
  title: 'Titel',
  address: 'Adresse',
  status: 'Status',
  published: 'Veröffentlicht',
  draft: 'Entwurf',
} satisfies Translation<typeof messages>;
