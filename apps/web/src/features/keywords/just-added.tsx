import type { Keyword } from '@answerscope/contract';
import { IconHash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/states.tsx';
import styles from './just-added.module.css';
import * as messages from './messages.ts';

/** The keywords that were added since the page was opened, newest first. */
export function useJustAdded(): { keywords: readonly Keyword[]; add: (keyword: Keyword) => void } {
  const [keywords, setKeywords] = useState<readonly Keyword[]>([]);
  return { keywords, add: (keyword) => setKeywords((before) => [keyword, ...before]) };
}

interface JustAddedProps {
  keywords: readonly Keyword[];
  /** What can be done with them. */
  action: ReactNode;
}

/** What was added a moment ago, each with the way to its page. */
export function JustAdded({ keywords, action }: JustAddedProps) {
  if (keywords.length === 0) {
    return <EmptyState Icon={IconHash} title={messages.whatWouldCustomersAsk} text={messages.whatToAdd} />;
  }
  return (
    <section aria-label={messages.justAdded} className={styles.added}>
      <ul className={classNames('rows', styles.list)}>
        {keywords.map(({ id, keyword, topic }) => (
          <li key={id}>
            <Link to="/tracker/keywords/$id" params={{ id }}>
              {keyword}
            </Link>
            {topic && <span>{topic}</span>}
          </li>
        ))}
      </ul>
      <div>{action}</div>
    </section>
  );
}
