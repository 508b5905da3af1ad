import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Plans page
  paymentCanceled: 'Zahlung abgebrochen',
  yourPlanHasNotChanged: 'Ihr Tarif ist unverändert. Es wurde nichts abgebucht.',
  syncError: 'Abgleich fehlgeschlagen',
  failedRefreshSubscriptionStatus:
    'Der Stand Ihres Abos konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.',
  chooseYourPlan: 'Tarif wählen',
  loadingPlans: 'Tarife werden geladen …',
  yourPlanNotLoaded: 'Ihr Tarif konnte nicht geladen werden',
  failedToLoadPlans: 'Die Tarife konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  noPlans: 'Keine Tarife',
  noPlansCurrentlyAvailable:
    'Zurzeit sind keine Tarife verfügbar. Bitte schauen Sie später wieder vorbei oder wenden Sie sich an den Support.',
} satisfies Translation<typeof messages>;
