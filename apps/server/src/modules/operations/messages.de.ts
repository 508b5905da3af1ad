import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Cancel user run
  runEnded: 'Dieser Lauf ist bereits beendet.',

  // Export all runs
  id: 'ID',
  email: 'E-Mail',
  trigger: 'Auslöser',
  state: 'Status',
  assistants: 'Assistenten',
  keywords: 'Keywords',
  processed: 'Verarbeitet',
  failed: 'Fehlgeschlagen',
  error: 'Fehler',
  userId: 'Nutzer-ID',
  stoppedBy: 'Gestoppt von',
  startedUtc: 'Gestartet am (UTC)',
  endedUtc: 'Beendet am (UTC)',

  // Resend mail
  mailSent: 'Diese E-Mail wurde gesendet.',
  mailStillWaiting: 'Diese E-Mail wartet noch auf den Versand.',

  // Start backup
  backupUnderWay: 'Eine Sicherung läuft bereits.',
} satisfies Translation<typeof messages>;
