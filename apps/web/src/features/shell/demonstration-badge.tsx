import { Tooltip } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { InDemonstration } from '../../domain/installation/in-demonstration.tsx';
import styles from './demonstration-badge.module.css';

/** Stands on every screen while answers come from the simulator. */
export function DemonstrationBadge() {
  return (
    <InDemonstration>
      <Tooltip
        label="No provider key is set, so answers come from a local simulator. They say nothing about a real brand."
        multiline
        w={280}
        events={{ hover: true, focus: true, touch: true }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard */}
        <span className={styles.badge} tabIndex={0}>
          <IconFlask size={14} stroke={1.75} aria-hidden="true" />
          Demonstration data
        </span>
      </Tooltip>
    </InDemonstration>
  );
}
