import type { Keyword } from '@answerscope/contract';
import { IconPencil } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import * as messages from '../messages.ts';
import styles from './question.module.css';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { QuestionsInWords } from './questions-in-words.tsx';
import { useQuestionsAsked } from './use-questions-asked.ts';

const QuestionDialog = lazy(() => import('./question-dialog.tsx'));

/** What assistants are asked about a keyword, to the letter; it can be worded otherwise. */
export default function KeywordQuestion({ keyword }: { keyword: Keyword }) {
  const [isOpen, setOpen] = useState(false);
  // The dialog stays once it was open, so that it can give the focus back.
  const [isNeeded, setNeeded] = useState(false);
  const { askedOf, hasFailed } = useQuestionsAsked();
  const asked = askedOf(keyword);
  return (
    <>
      <div className={styles.known}>
        {asked ? (
          <>
            <QuestionsInWords asked={asked} />
            {keyword.question !== null && <span className={styles.note}> {messages.inYourOwnWords}</span>}
          </>
        ) : hasFailed ? (
          <span className={styles.note}>{messages.questionNotLoaded}</span>
        ) : (
          <QuestionSkeleton keyword={keyword} />
        )}
      </div>
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={messages.changeTheQuestion}
        disabled={asked === null}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        <IconPencil size={16} stroke={1.75} />
      </Button>
      {isNeeded && (
        <LazyPart onClose={() => setNeeded(false)}>
          <QuestionDialog isOpen={isOpen} keyword={keyword} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
