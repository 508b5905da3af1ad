import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Public plans page
  chooseYourPlan: 'Wählen Sie Ihren Tarif',
  everyAccountBeginsOnFree: 'Jedes Konto beginnt mit dem Tarif Free.',
  failedToLoadPlans: 'Die Tarife konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  noPlans: 'Keine Tarife',
  noPlansCurrentlyAvailable:
    'Zurzeit sind keine Tarife verfügbar. Bitte schauen Sie später wieder vorbei oder wenden Sie sich an den Support.',
  selectPlan: 'Tarif wählen',
  selectThisPlan: message('Tarif wählen: {plan}'),
} satisfies Translation<typeof messages>;
