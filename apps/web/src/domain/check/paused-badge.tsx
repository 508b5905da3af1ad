import { IconPlayerPause } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { Hint } from '../../ui/hint.tsx';
import * as messages from './messages.ts';

/** Why a keyword is paused and what lets it go on. */
export const PAUSED_WORDS = messages.pausedWhy;

/** Stands beside a keyword that is over the limit of the plan. */
export function PausedBadge() {
  return (
    <Hint text={PAUSED_WORDS} isPlain>
      <Badge Icon={IconPlayerPause} tone="warning" label={messages.paused} />
    </Hint>
  );
}
