import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Testimonials page
  whatTheySay: 'Aussage',
  testimonials: 'Kundenstimmen',
  name: 'Name',
  role: 'Funktion',
  status: 'Status',
} satisfies Translation<typeof messages>;
