import type { MailState } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import * as messages from './messages.ts';

export const MAIL_STATE_BADGES = {
  waiting: { label: messages.waiting, tone: undefined, Icon: IconClock },
  sent: { label: messages.sent, tone: 'positive', Icon: IconCheck },
  failed: { label: messages.failed, tone: 'negative', Icon: IconAlertTriangle },
} as const satisfies Record<MailState, object>;
