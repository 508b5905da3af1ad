import { Tooltip } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import styles from './demonstration-badge.module.css';

/** Stands on every screen while answers come from the simulator. */
export function DemonstrationBadge() {
  const { data } = useQuery(
    useQueries().monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  if (!data?.is_demonstration) return null;
  return (
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
  );
}
