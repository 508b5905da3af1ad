import type { ListedFunction } from '@answerscope/contract';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { type FunctionGroup, ownName } from './find-functions.ts';
import { FunctionRunner } from './function-runner.tsx';
import styles from './function-test.module.css';
import * as messages from './messages.ts';

const KINDS = {
  read: { label: messages.reads, tone: undefined, Icon: IconEye },
  write: { label: messages.writes, tone: 'warning', Icon: IconPencil },
} as const satisfies Record<ListedFunction['kind'], object>;

interface FunctionListProps {
  groups: readonly FunctionGroup[];
  /** All groups are open: something was searched for. */
  isSearched: boolean;
  /** The name of the function whose input is shown. */
  open: string | undefined;
  onOpen: (name: string | undefined) => void;
}

/** Functions by their domain; one of them can be opened and run. */
export function FunctionList({ groups, isSearched, open, onOpen }: FunctionListProps) {
  return groups.map(({ name, functions }) => (
    <details
      key={`${name} ${isSearched}`}
      className={`card ${styles.group}`}
      open={isSearched || functions.some((one) => one.name === open)}
    >
      <summary>
        {name} <span className="quiet">{messages.countOfFunctions({ count: functions.length })}</span>
      </summary>
      <ul aria-label={messages.functionsOf({ domain: name })}>
        {functions.map((one) => (
          <li key={one.name} className={styles.function}>
            <div className={styles.head}>
              <button
                type="button"
                className={styles.open}
                aria-expanded={one.name === open}
                onClick={() => onOpen(one.name === open ? undefined : one.name)}
              >
                {ownName(one.name)}
              </button>
              <span className={styles.address}>
                {one.method} {one.path}
              </span>
              <Badge {...KINDS[one.kind]} />
            </div>
            {one.name === open && <FunctionRunner listed={one} />}
          </li>
        ))}
      </ul>
    </details>
  ));
}
