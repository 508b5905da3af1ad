import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './all-questions.module.css';
import { faqJsonLd } from './faq-json-ld.ts';
import { findQuestions } from './find-questions.ts';
import * as messages from './messages.ts';
import { QuestionList, type Questions } from './questions.tsx';

/** What stands above questions without a category, where others have one. */
const UNCATEGORISED = messages.otherQuestions;

interface AllQuestionsProps {
  groups: readonly Questions[];
}

/** All questions by category, with a search in them. Without the program all of them stand there, and no search. */
export function AllQuestions({ groups }: AllQuestionsProps) {
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const found = findQuestions(groups, search);
  const [total, shown] = [countOf(groups), countOf(found)];
  return (
    <article className={styles.page}>
      <header>
        <h1>{messages.frequentlyAskedQuestions}</h1>
        {total === 0 && <p className={styles.lede}>{messages.thereNoQuestionsHereYet}</p>}
      </header>
      {total > 0 && (
        <search className={styles.search}>
          <TextField
            label={messages.searchTheQuestions}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status">{isSearched && messages.questionsShown({ shown, total })}</p>
        </search>
      )}
      {found.map(({ category, questions }) => (
        <section key={category ?? ''} className={styles.group}>
          {(category !== null || groups.length > 1) && <h2>{category ?? UNCATEGORISED}</h2>}
          <QuestionList questions={questions} isOpen={isSearched} />
        </section>
      ))}
      {isSearched && shown === 0 && (
        <div className={styles.none}>
          <p>{messages.noQuestionMatches}</p>
          <Button onClick={() => setSearch('')}>{messages.showAllQuestions}</Button>
        </div>
      )}
      <script type="application/ld+json">{faqJsonLd(groups)}</script>
    </article>
  );
}

function countOf(groups: readonly Questions[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}
