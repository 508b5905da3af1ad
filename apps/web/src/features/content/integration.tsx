import * as messages from './messages.ts';
import { Section } from './section.tsx';
import styles from './why-choose-us.module.css';

const WAYS = [
  {
    title: messages.byApi,
    text: messages.keywordsRuns,
  },
  {
    title: messages.asFiles,
    text: messages.keywordListsComeInAs,
  },
  {
    title: messages.asTheyHappen,
    text: messages.webhooksAfterARun,
  },
] as const;

/** How the product works together with others. */
export function Integration() {
  return (
    <Section id="integration" title={messages.integration} lede={messages.whatMeasureHereDoesNot}>
      <ul className={styles.reasons}>
        {WAYS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
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
