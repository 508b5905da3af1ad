import type { MailState } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';

export const MAIL_STATE_BADGES = {
  waiting: { label: 'Waiting', tone: undefined, Icon: IconClock },
  sent: { label: 'Sent', tone: 'positive', Icon: IconCheck },
  failed: { label: 'Failed', tone: 'negative', Icon: IconAlertTriangle },
} as const satisfies Record<MailState, object>;
