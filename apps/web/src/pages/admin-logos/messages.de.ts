import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Logos page
  logosManagement: 'Logo-Verwaltung',
  image: 'Bild',
  name: 'Name',
  status: 'Status',
} satisfies Translation<typeof messages>;
