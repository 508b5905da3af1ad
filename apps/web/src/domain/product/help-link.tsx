import type { HelpArticle } from '@answerscope/contract';
import { IconHelp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Tip } from '../../ui/tip.tsx';
import styles from './help-link.module.css';
import * as messages from './messages.ts';

/** Leads from a page's title to the article that explains the page. */
export function HelpLink({ article }: { article: HelpArticle }) {
  return (
    <Tip text={messages.helpOnThisPage}>
      <Link
        to="/help/$slug"
        params={{ slug: article }}
        className={styles.link}
        aria-label={messages.helpOnThisPage}
      >
        <IconHelp size={18} stroke={1.75} aria-hidden="true" />
      </Link>
    </Tip>
  );
}

/** Keeps the room of the link where a page's first words are drawn. */
export function HelpRoom() {
  return <span className={styles.link} aria-hidden="true" />;
}
