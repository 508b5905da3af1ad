import { Section } from './section.tsx';
import styles from './why-choose-us.module.css';

const WAYS = [
  {
    title: 'By API',
    text: 'Keywords, runs, answers and reports can be read and started by your own programs: everything the pages do stands in one OpenAPI document.',
  },
  {
    title: 'As files',
    text: 'Keyword lists come in as CSV. Lists and reports go out as CSV, and the answers behind a report as one archive.',
  },
  {
    title: 'As they happen',
    text: 'Webhooks tell your programs that a run has ended or a report is ready, signed and sent again until they arrive. One event stream tells them of every check.',
  },
] as const;

/** How the product works together with others. */
export function Integration() {
  return (
    <Section id="integration" title="Integration" lede="What you measure here does not have to stay here.">
      <ul className={styles.reasons}>
        {WAYS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href="/api/docs">Read the API’s documentation</a>
      </p>
    </Section>
  );
}
