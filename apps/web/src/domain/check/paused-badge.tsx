import { IconPlayerPause } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { Hint } from '../../ui/hint.tsx';
import * as messages from './messages.ts';

/** Why a keyword is paused and what lets it go on. */
export const PAUSED_WORDS =
  'Your plan allows fewer keywords than you have, so the newest wait. Checks of several keywords leave them out; what they found before is kept. One goes on by itself when you delete others, or when an administrator puts you on a larger plan.';

/** Stands beside a keyword that is over the limit of the plan. */
export function PausedBadge() {
  return (
    <Hint text={PAUSED_WORDS} isPlain>
      <Badge Icon={IconPlayerPause} tone="warning" label={messages.paused} />
    </Hint>
  );
}
