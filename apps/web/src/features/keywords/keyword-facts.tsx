import type { Keyword } from '@answerscope/contract';
import { IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './keyword-facts.module.css';
import { KeywordIntent } from './keyword-intent.tsx';
import { LazyTopicDialog } from './lazy-topic-dialog.tsx';
import * as messages from './messages.ts';
import { QuestionSkeleton } from './question/question-skeleton.tsx';

const KeywordQuestion = lazy(() => import('./question/keyword-question.tsx'));

interface KeywordFactsProps {
  keyword: Keyword;
  topics: readonly string[];
  /** Its tags, and what changes them. */
  tags: ReactNode;
}

/** What is known of a keyword itself; its topic, its intent and its question can be changed. */
export function KeywordFacts({ keyword, topics, tags }: KeywordFactsProps) {
  const [isOpen, setOpen] = useState(false);
  const { topic, is_ai_generated, created_at } = keyword;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{messages.topic}</dt>
        <dd>
          {topic ?? messages.none}
          <Button
            look="quiet"
            size="small"
            isIcon
            aria-label={messages.changeTheTopic}
            onClick={() => setOpen(true)}
          >
            <IconPencil size={16} stroke={1.75} />
          </Button>
          <LazyTopicDialog
            ids={isOpen ? [keyword.id] : null}
            topic={topic}
            topics={topics}
            onClose={() => setOpen(false)}
          />
        </dd>
      </div>
      <div>
        <dt>{messages.tags}</dt>
        <dd>{tags}</dd>
      </div>
      <div>
        <dt>{messages.intent}</dt>
        <dd>
          <KeywordIntent keyword={keyword} />
        </dd>
      </div>
      <div>
        <dt>{is_ai_generated ? messages.generatedByAi : messages.added}</dt>
        <dd>
          <TimeStamp iso={created_at} show="day" />
        </dd>
      </div>
      <div className={styles.question}>
        <dt>{messages.question}</dt>
        <dd>
          <LazyPart level="inline" fallback={<QuestionSkeleton keyword={keyword} />}>
            <KeywordQuestion keyword={keyword} />
          </LazyPart>
        </dd>
      </div>
    </dl>
  );
}

const WAITED_FOR = [messages.topic, messages.tags, messages.intent, messages.added];

/** In the place of the facts until they are known. */
export function KeywordFactsSkeleton() {
  return (
    <dl className={styles.facts}>
      {WAITED_FOR.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Skeleton width="100px" height="32px" />
          </dd>
        </div>
      ))}
      <div className={styles.question}>
        <dt>{messages.question}</dt>
        <dd>
          <QuestionSkeleton />
        </dd>
      </div>
    </dl>
  );
}
