import { IconFlask } from '@tabler/icons-react';
import { Tip } from '../../ui/tip.tsx';
import styles from './demonstration-badge.module.css';
import { InDemonstration } from './in-demonstration.tsx';
import * as messages from './messages.ts';

/** Stands on every screen while answers come from the simulator. */
export function DemonstrationBadge() {
  return (
    <InDemonstration>
      <Tip text={messages.noProviderKeySet}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard */}
        <span className={styles.badge} tabIndex={0}>
          <IconFlask size={14} stroke={1.75} aria-hidden="true" />
          {messages.demonstrationData}
        </span>
      </Tip>
    </InDemonstration>
  );
}
