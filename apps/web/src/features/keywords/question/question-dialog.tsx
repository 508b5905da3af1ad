import { type Keyword, QuestionText } from '@answerscope/contract';
import { useState } from 'react';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { firstMessage } from '../../../lib/first-message.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useSetQuestion } from '../keyword-writes.ts';
import * as messages from '../messages.ts';
import styles from './question.module.css';
import { QuestionsInWords } from './questions-in-words.tsx';
import { useQuestionsAsked } from './use-questions-asked.ts';

interface QuestionDialogProps {
  isOpen: boolean;
  keyword: Keyword;
  onClose: () => void;
}

/** Words the question of a keyword otherwise, or leaves it to the template; says what that means for its trend. */
export default function QuestionDialog({ isOpen, keyword, onClose }: QuestionDialogProps) {
  const [text, setText] = useState<string | null>(null);
  const { askedOf } = useQuestionsAsked();
  const setQuestion = useSetQuestion();
  const worded = askedOf({ keyword: keyword.keyword, question: null }) ?? [];
  const entered = text ?? keyword.question ?? worded[0]?.question ?? '';
  const read = QuestionText.safeParse(entered);
  const error = firstMessage(QuestionText)(entered);
  // Untouched words of the template are no words of one's own.
  const question = text === null ? keyword.question : (read.data ?? null);
  const isChanged = text !== null && question !== keyword.question;

  const close = () => {
    setText(null);
    setQuestion.reset();
    onClose();
  };
  const save = () => {
    if (error || !isChanged) return;
    // What is refused stands at the field.
    setQuestion.write({ id: keyword.id, question_text: question }).then(close, () => undefined);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.whatAssistantsAreAsked}
      confirmLabel={setQuestion.isPending ? messages.saving : messages.saveQuestion}
      isDisabled={error !== null || !isChanged || setQuestion.isPending}
      onConfirm={save}
      onClose={close}
    >
      <TextAreaField
        label={messages.question}
        autoFocus
        rows={4}
        hint={question === null ? undefined : messages.sentWordForWord}
        error={error ?? (setQuestion.error && errorInWords(setQuestion.error))}
        value={entered}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {question === null && error === null && worded.length > 0 && (
        <div className={styles.note}>
          {messages.wordedFromTheKeyword} <QuestionsInWords asked={worded} />
        </div>
      )}
      {question !== null && (
        <div>
          <Button size="small" onClick={() => setText('')}>
            {messages.wordItForMe}
          </Button>
        </div>
      )}
      <Alert tone={isChanged ? 'warning' : 'neutral'}>{messages.trendStartsOver}</Alert>
    </ConfirmDialog>
  );
}
