import { Link } from '@tanstack/react-router';
import * as messages from './messages.ts';
import styles from './questions.module.css';
import { QuestionList, type Questions } from './questions.tsx';
import { Section } from './section.tsx';

const SHOWN_MAX = 8;

interface FaqProps {
  groups: readonly Questions[];
}

/** The first questions, and the way to all of them. There is no section while there are none. */
export function Faq({ groups }: FaqProps) {
  const questions = groups.flatMap((group) => group.questions);
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={messages.frequentlyAskedQuestions}>
      <QuestionList questions={questions.slice(0, SHOWN_MAX)} />
      <Link to="/faqs" className={styles.all}>
        {messages.allQuestions}
      </Link>
    </Section>
  );
}
