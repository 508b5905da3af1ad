import type { ListedRun, StopReason } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconLoader, IconPlayerStop } from '@tabler/icons-react';
import * as messages from './messages.ts';

export const RUN_TRIGGERS: Record<ListedRun['trigger'], string> = {
  single: messages.oneKeyword,
  manual: messages.manual,
  scheduled: messages.scheduled,
};

export const RUN_STATE_BADGES = {
  running: { Icon: IconLoader, label: messages.running, tone: undefined },
  done: { Icon: IconCheck, label: messages.done, tone: 'positive' },
  cancelled: { Icon: IconPlayerStop, label: messages.cancelled, tone: undefined },
  budget: { Icon: IconPlayerStop, label: messages.outOfBudget, tone: 'warning' },
  failed: { Icon: IconAlertTriangle, label: messages.failed, tone: 'negative' },
} as const satisfies Record<ListedRun['state'], object>;

export const STOP_REASON_WORDS: Record<StopReason, string> = {
  plan_budget: messages.planBudgetUsedUp,
  own_cap: messages.ownLimitReached,
  daily_limit: messages.dailyLimitReached,
  channel_not_in_plan: messages.assistantNotInPlan,
};
