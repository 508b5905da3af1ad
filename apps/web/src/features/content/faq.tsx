import { IconPlus } from '@tabler/icons-react';
import { BUILT_IN_QUESTIONS } from './built-in-questions.ts';
import styles from './faq.module.css';
import { Section } from './section.tsx';

export function Faq() {
  return (
    <Section id="faq" title="Frequently asked questions">
      <div className={styles.list}>
        {BUILT_IN_QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>
              {question}
              <IconPlus size={18} stroke={1.75} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
