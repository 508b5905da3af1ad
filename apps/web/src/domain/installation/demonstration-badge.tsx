import { IconFlask } from '@tabler/icons-react';
import { Tip } from '../../ui/tip.tsx';
import styles from './demonstration-badge.module.css';
import { InDemonstration } from './in-demonstration.tsx';

/** Stands on every screen while answers come from the simulator. */
export function DemonstrationBadge() {
  return (
    <InDemonstration>
      <Tip text="No provider key is set, so answers come from a local simulator. They say nothing about a real brand.">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard */}
        <span className={styles.badge} tabIndex={0}>
          <IconFlask size={14} stroke={1.75} aria-hidden="true" />
          Demonstration data
        </span>
      </Tip>
    </InDemonstration>
  );
}
