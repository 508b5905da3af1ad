import type { SetAsideIdea } from '@answerscope/contract';
import { richText } from '../../lib/rich-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import styles from './set-aside-list.module.css';
import { useRestoreIdea } from './use-decide-on-idea.ts';

interface SetAsideListProps {
  label: string;
  ideas: readonly SetAsideIdea[];
  /** Said where there are none. */
  none: string;
  /** It is gone from this list. */
  onRestored: () => void;
}

/** Ideas that were put off or dismissed, each to be brought back. */
export function SetAsideList({ label, ideas, none, onRestored }: SetAsideListProps) {
  const restore = useRestoreIdea(onRestored);
  if (ideas.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul className={classNames('rows', styles.list)} aria-label={label}>
      {ideas.map(({ idea_key, topic, put_off_until, decided_at }) => (
        <li key={idea_key}>
          <div className={styles.words}>
            <span>{topic}</span>
            <small className="faint">
              {richText(
                (put_off_until === null ? messages.dismissedOn : messages.comesBackOn)({
                  day: () => <TimeStamp iso={put_off_until ?? decided_at} show="day" />,
                }),
              )}
            </small>
          </div>
          <Button
            size="small"
            disabled={restore.isPending}
            aria-label={messages.bringBackTopic({ topic })}
            onClick={() => restore.mutate({ idea_key })}
          >
            {messages.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  );
}
