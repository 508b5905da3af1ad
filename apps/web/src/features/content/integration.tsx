import * as messages from './messages.ts';
import { ProofLink } from './proof-link.tsx';
import { Section } from './section.tsx';
import styles from './why-choose-us.module.css';

const WAYS = [
  {
    title: messages.byApi,
    text: messages.keywordsRuns,
    proof: 'api-and-webhooks',
  },
  {
    title: messages.asFiles,
    text: messages.keywordListsComeInAs,
    proof: 'reports-and-exports',
  },
  {
    title: messages.asTheyHappen,
    text: messages.webhooksAfterARun,
    proof: 'api-and-webhooks',
  },
] as const;

/** How the product works together with others. */
export function Integration() {
  return (
    <Section id="integration" title={messages.integration} lede={messages.whatMeasureHereDoesNot}>
      <ul className={styles.reasons}>
        {WAYS.map(({ title, text, proof }) => (
          <li key={title}>
            <h3>
              <ProofLink article={proof}>{title}</ProofLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href="/api/docs">{messages.readTheApisDocumentation}</a>
      </p>
    </Section>
  );
}
