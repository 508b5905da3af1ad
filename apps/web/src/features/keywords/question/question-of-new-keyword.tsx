import { KeywordText, QuestionText } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { firstMessage } from '../../../lib/first-message.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import * as messages from '../messages.ts';
import styles from './question.module.css';
import { QuestionsInWords } from './questions-in-words.tsx';
import { useQuestionsAsked } from './use-questions-asked.ts';

export interface QuestionOfNewKeywordProps {
  /** As it is typed. */
  keyword: string;
  /** The user's own words; null: made from the keyword. */
  own: string | null;
  onOwn: (question: string | null) => void;
}

/** What assistants will be asked about the keyword that is being typed, to the letter, and the way to word it otherwise. */
export default function QuestionOfNewKeyword({ keyword, own, onOwn }: QuestionOfNewKeywordProps): ReactNode {
  const { askedOf, hasFailed } = useQuestionsAsked();
  const typed = KeywordText.safeParse(keyword);
  const asked = typed.success ? askedOf({ keyword: typed.data, question: null }) : null;
  if (own !== null) {
    return (
      <div className={styles.own}>
        <TextAreaField
          label={messages.question}
          rows={2}
          autoFocus
          hint={messages.sentWordForWord}
          error={firstMessage(QuestionText)(own)}
          value={own}
          onChange={(event) => onOwn(event.currentTarget.value)}
        />
        <Button size="small" onClick={() => onOwn(null)}>
          {messages.wordItForMe}
        </Button>
      </div>
    );
  }
  if (hasFailed) return <p className={styles.note}>{messages.newQuestionNotLoaded}</p>;
  if (asked === null) return <p className={styles.note}>{messages.assistantsWillBeAsked}</p>;
  return (
    <div className={styles.preview}>
      <div className={styles.note}>
        {messages.assistantsWillBeAsked} <QuestionsInWords asked={asked} />
      </div>
      <Button size="small" look="quiet" onClick={() => onOwn(asked[0]?.question ?? '')}>
        {messages.editTheQuestion}
      </Button>
    </div>
  );
}
