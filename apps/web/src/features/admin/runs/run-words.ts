import type { ListedRun, StopReason } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconLoader, IconPlayerStop } from '@tabler/icons-react';

export const RUN_TRIGGERS: Record<ListedRun['trigger'], string> = {
  single: 'One keyword',
  manual: 'Manual',
  scheduled: 'Scheduled',
};

export const RUN_STATE_BADGES = {
  running: { Icon: IconLoader, label: 'Running', tone: undefined },
  done: { Icon: IconCheck, label: 'Done', tone: 'positive' },
  cancelled: { Icon: IconPlayerStop, label: 'Cancelled', tone: undefined },
  budget: { Icon: IconPlayerStop, label: 'Out of budget', tone: 'warning' },
  failed: { Icon: IconAlertTriangle, label: 'Failed', tone: 'negative' },
} as const satisfies Record<ListedRun['state'], object>;

export const STOP_REASON_WORDS: Record<StopReason, string> = {
  plan_budget: 'The plan’s monthly budget is used up',
  own_cap: 'The user’s own spending limit is reached',
  daily_limit: 'The daily limit of this installation is reached',
  channel_not_in_plan: 'An assistant is no longer in the plan',
};
