import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin jobs page
  failed: 'Fehlgeschlagen',
  waiting: 'Wartend',
  noFailedJobs: 'Keine fehlgeschlagenen Hintergrundaufgaben',
  aJobWhoseLastTry:
    'Fehlgeschlagene Hintergrundaufgaben erscheinen hier eine Woche lang. Sie können sie erneut versuchen.',
  noWaitingJobs: 'Keine wartenden Hintergrundaufgaben',
  mailsWebhooksAndRegularWork:
    'E-Mails, Webhooks und geplante Hintergrundaufgaben erscheinen hier, bis sie erledigt sind.',
  jobs: 'Hintergrundaufgaben',
  loadingJobs: 'Hintergrundaufgaben werden geladen …',
  theJobsNotLoaded: 'Die Hintergrundaufgaben konnten nicht geladen werden',
  runs: 'Läufe',
  mails: 'E-Mails',
  jobsInList: message(
    '{list, select, failed {{count, plural, one {# fehlgeschlagene Hintergrundaufgabe} other {# fehlgeschlagene Hintergrundaufgaben}}} other {{count, plural, one {# wartende Hintergrundaufgabe} other {# wartende Hintergrundaufgaben}}}}',
  ),
} satisfies Translation<typeof messages>;
