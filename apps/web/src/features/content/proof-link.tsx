import { type HelpArticle, LANGUAGE, pathIn } from '@answerscope/contract';
import type { ReactNode } from 'react';
import styles from './proof-link.module.css';

interface ProofLinkProps {
  article: HelpArticle;
  children: ReactNode;
}

/** A promise of the landing page, which leads to the article that shows how it is kept. */
export function ProofLink({ article, children }: ProofLinkProps) {
  return (
    <a className={styles.proof} href={pathIn(LANGUAGE, `/help/${article}`)}>
      {children}
    </a>
  );
}
