import { CHANNEL_LABELS, listInWords } from '@answerscope/contract';
import styles from './question.module.css';
import type { QuestionAsked } from './questions-asked.ts';

/** The questions to the letter; where assistants are asked differently, each with its assistants. */
export function QuestionsInWords({ asked }: { asked: readonly QuestionAsked[] }) {
  const [only] = asked;
  if (only && asked.length === 1) return <q className={styles.words}>{only.question}</q>;
  return (
    <ul className={styles.list}>
      {asked.map(({ question, channels }) => (
        <li key={question}>
          <span className="quiet">{listInWords(channels.map((channel) => CHANNEL_LABELS[channel]))}</span>{' '}
          <q className={styles.words}>{question}</q>
        </li>
      ))}
    </ul>
  );
}
