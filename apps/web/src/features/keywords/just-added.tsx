import type { Keyword } from '@answerscope/contract';
import { IconHash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/states.tsx';
import styles from './just-added.module.css';

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
    return (
      <EmptyState
        Icon={IconHash}
        title="What would your customers ask?"
        text="A few words or a whole question, for example “Which coffee subscription is best for an office?”. What you add is listed here."
      />
    );
  }
  return (
    <section aria-label="Just added" className={styles.added}>
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
