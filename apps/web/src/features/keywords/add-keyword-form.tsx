import { AddMyKeyword, type Keyword } from '@answerscope/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { isRefusal } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './add-keyword-form.module.css';
import * as messages from './messages.ts';
import { useAddKeyword } from './use-add-keyword.ts';

/** Loads the part that shows a keyword's question. */
export const loadQuestion = () =>
  // Without it a keyword is added as well; only its question is not shown.
  import('./question/question-of-new-keyword.tsx').catch(() => ({ default: () => null }));
const QuestionOfNewKeyword = lazy(loadQuestion);

interface AddKeywordFormProps {
  topics: readonly string[];
  onAdded?: ((keyword: Keyword) => void) | undefined;
  /** It was opened to type into. */
  isFocused?: boolean;
}

/** What is entered; without words of one's own the question is made from the keyword. */
interface Entered {
  keyword_text: string;
  topic_text: string;
  question_text: string | null;
}

type Faults = Partial<Record<keyof Entered, string>>;

/** One keyword, with a topic if it has one and the question that it becomes. What the server refuses comes back into the form. */
export function AddKeywordForm({ topics, onAdded, isFocused = false }: AddKeywordFormProps) {
  const sent = useRef({ keyword_text: '', typed: '' });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const addKeyword = useAddKeyword({
    onAdded,
    onRefused(error, { keyword_text, question_text }) {
      if (!isOpen.current || now.current.keyword_text !== '') return false;
      // As it was typed, unless another was sent since.
      const typed = sent.current.keyword_text === keyword_text ? sent.current.typed : keyword_text;
      change({ keyword_text: typed, question_text });
      if (!isRefusal(error)) return false;
      setFaults({ keyword_text: errorInWords(error) });
      return true;
    },
  });
  // Ahead of the first letter, and of a connection that is lost meanwhile.
  useEffect(() => void loadQuestion(), []);
  const [entered, setEntered] = useState<Entered>({ keyword_text: '', topic_text: '', question_text: null });
  const [faults, setFaults] = useState<Faults>({});
  const now = useRef(entered);
  const entry = useRef<HTMLInputElement>(null);

  const change = (part: Partial<Entered>) => {
    now.current = { ...now.current, ...part };
    setEntered(now.current);
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };
  const submit = () => {
    const read = AddMyKeyword.safeParse(entered);
    if (!read.success) {
      setFaults(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    entry.current?.focus();
    change({ keyword_text: '', question_text: null });
    const { keyword_text, topic_text = null, question_text = null } = read.data;
    sent.current = { keyword_text, typed: entered.keyword_text };
    addKeyword.mutate({ keyword_text, topic_text, question_text });
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={entry}
        autoFocus={isFocused}
        label={messages.newKeyword}
        placeholder={messages.keywordExample}
        autoComplete="off"
        error={faults.keyword_text}
        value={entered.keyword_text}
        onChange={(event) => change({ keyword_text: event.currentTarget.value })}
      />
      <TextField
        label={messages.topic}
        isOptional
        placeholder={messages.topicExample}
        autoComplete="off"
        list="keyword-topics"
        error={faults.topic_text}
        value={entered.topic_text}
        onChange={(event) => change({ topic_text: event.currentTarget.value })}
      />
      <datalist id="keyword-topics">
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      {/* Its place is kept, so that nothing moves when the first letter brings what words questions. */}
      <div className={styles.question}>
        {entered.keyword_text.trim() === '' && entered.question_text === null ? (
          QUESTION_HINT
        ) : (
          <Suspense fallback={QUESTION_HINT}>
            <QuestionOfNewKeyword
              keyword={entered.keyword_text}
              own={entered.question_text}
              onOwn={(question_text) => {
                change({ question_text });
                if (question_text === null) entry.current?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
      <Button type="submit" look="primary">
        {messages.addKeyword}
      </Button>
    </form>
  );
}

const QUESTION_HINT = <p className="faint">{messages.questionShownHere}</p>;
