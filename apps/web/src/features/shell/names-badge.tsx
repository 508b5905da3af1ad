import { IconAlertCircle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import type { JudgedNames } from '../../domain/names/judged-names.ts';
import { waitingNames } from '../../domain/names/waiting-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './names-badge.module.css';

const WHERE_IT_IS_DECIDED = '/tracker/competitive-intel';

/**
 * Stands in the bar of every page while changed names or competitors do not hold: opens whom the numbers are about, and the way to
 * where the change is seen and accepted. That page says it itself.
 */
export default function NamesBadge({ names }: { names: JudgedNames }) {
  const explanationId = useId();
  const isThere = useLocation({ select: ({ pathname }) => pathname === WHERE_IT_IS_DECIDED });
  if (isThere || names.changes === null) return null;
  const { label, title } = waitingNames(names.changes);
  return (
    <>
      <button type="button" className={styles.badge} popoverTarget={explanationId}>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.words}>{label}</span>
      </button>
      <div id={explanationId} popover="auto" role="dialog" aria-label={label} className={styles.explanation}>
        <b>{title}</b>
        <p>{names.isRenamed ? messages.numbersAbout({ company: names.company }) : messages.numbersStay}</p>
        <ButtonLink to={WHERE_IT_IS_DECIDED}>{messages.seeWhatWouldChange}</ButtonLink>
      </div>
    </>
  );
}
