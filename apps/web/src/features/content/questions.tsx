import { IconPlus } from '@tabler/icons-react';
import styles from './questions.module.css';

/** A question of the FAQ. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** Questions under one heading, or under none. */
export interface Questions {
  category: string | null;
  questions: readonly Question[];
}

interface QuestionListProps {
  questions: readonly Question[];
  /** All answers are shown. */
  isOpen?: boolean;
}

/** Questions with their answers; each opens by itself, also without the program. */
export function QuestionList({ questions, isOpen = false }: QuestionListProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={styles.item} open={isOpen}>
          <summary>
            {question}
            <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
