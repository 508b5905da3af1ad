import {
  type Icon,
  IconAlertTriangle,
  IconChevronRight,
  IconHourglassLow,
  IconMessageOff,
  IconMessageSearch,
  IconUserSearch,
  IconUsers,
  IconWallet,
  IconWorldSearch,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { HomeTask } from './home-tasks.ts';
import * as messages from './messages.ts';
import styles from './task-list.module.css';

const LOOKS: Record<HomeTask['kind'], { Icon: Icon; isUrgent?: true }> = {
  failed: { Icon: IconAlertTriangle, isUrgent: true },
  budget: { Icon: IconWallet, isUrgent: true },
  unnamed: { Icon: IconMessageOff },
  never_named: { Icon: IconMessageOff },
  sites: { Icon: IconWorldSearch },
  rivals: { Icon: IconUserSearch },
  competitors: { Icon: IconUsers },
  unasked: { Icon: IconMessageSearch },
  check_now: { Icon: IconHourglassLow },
};

/** What wants the user; each row leads to where it is done. */
export function TaskList({ tasks }: { tasks: readonly HomeTask[] }) {
  if (tasks.length === 0) return <p className={styles.none}>{messages.nothingNeedsYouNow}</p>;
  return (
    <ul className="rows card">
      {tasks.map((task) => {
        const { Icon, isUrgent } = LOOKS[task.kind];
        return (
          <li key={task.title} className={styles.task} data-urgent={isUrgent}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <div className={styles.words}>
              <Link {...placeOf(task)}>{task.title}</Link>
              {task.text && <p className="quiet">{task.text}</p>}
            </div>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}

function placeOf({ kind }: HomeTask): LinkProps {
  switch (kind) {
    case 'failed':
      return { to: '/tracker/keywords', search: { status: 'failed' } };
    case 'budget':
      return { to: '/tracker/profile' };
    case 'unnamed':
      return { to: '/tracker/keywords', search: { status: 'not_mentioned' } };
    case 'sites':
      return { to: '/tracker/sources' };
    case 'rivals':
    case 'competitors':
      return { to: '/tracker/competitive-intel' };
    case 'never_named':
    case 'unasked':
    case 'check_now':
      return { to: '/tracker/visibility' };
  }
}
