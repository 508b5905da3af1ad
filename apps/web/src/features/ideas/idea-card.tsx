import { CHANNEL_LABELS, type IdeaEvidence, type TopicIdea } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { richText } from '../../lib/rich-text.ts';
import { Button } from '../../ui/button.tsx';
import { checkbox } from '../../ui/checkbox.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './idea-card.module.css';
import { evidenceInWords } from './ideas-in-words.ts';
import * as messages from './messages.ts';
import { useAcceptIdea, useSetIdeaAside } from './use-decide-on-idea.ts';

interface IdeaCardProps {
  idea: TopicIdea;
  /** It was decided on: it is gone from the page. */
  onDecided: () => void;
}

/** A topic with questions to choose from, where it comes from, and what can be decided about it. */
export function IdeaCard({ idea, onDecided }: IdeaCardProps) {
  const { idea_key, topic, questions, evidence, asked_at } = idea;
  const heading = useId();
  const accept = useAcceptIdea(onDecided);
  const aside = useSetIdeaAside(onDecided);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = questions.filter(({ text, is_tracked }) => !is_tracked && ticked.has(text));
  const isBusy = accept.isPending || aside.isPending;
  const setAside = (state: 'put_off' | 'dismissed') => aside.mutate({ idea_key, topic, state });
  const toggle = (text: string) =>
    setTicked((now) => new Set(now.has(text) ? [...now].filter((one) => one !== text) : [...now, text]));
  return (
    <article className={classNames('card', styles.card)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{topic}</h2>
        {evidence && <p className="quiet">{evidenceInWords(evidence)}</p>}
        {evidence && <EvidenceAnswers evidence={evidence} />}
        {asked_at && (
          <p className="quiet">
            {richText(messages.thoughtOnDay({ day: () => <TimeStamp iso={asked_at} show="day" /> }))}
          </p>
        )}
      </div>
      <fieldset className={styles.questions} disabled={isBusy}>
        <legend className="visually-hidden">{messages.questionsAbout({ topic })}</legend>
        {questions.map(({ text, is_tracked }) => (
          <label key={text} className={styles.question} data-tracked={is_tracked ? true : undefined}>
            <input
              type="checkbox"
              className={checkbox}
              checked={is_tracked || ticked.has(text)}
              disabled={is_tracked}
              onChange={() => toggle(text)}
            />
            <span>
              {text}
              {is_tracked && <small className="faint"> {messages.inYourKeywords}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          look={chosen.length > 0 ? 'primary' : 'secondary'}
          disabled={isBusy || chosen.length === 0}
          onClick={() => accept.mutate({ idea_key, topic, questions: chosen.map(({ text }) => text) })}
        >
          {accept.isPending
            ? messages.adding
            : chosen.length === 0
              ? messages.addKeywords
              : messages.addCount({ count: chosen.length })}
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={messages.topicLater({ topic })}
          onClick={() => setAside('put_off')}
        >
          {messages.later}
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={messages.dismissTopic({ topic })}
          onClick={() => setAside('dismissed')}
        >
          {messages.dismiss}
        </Button>
      </div>
    </article>
  );
}

/** The answers that an idea rests on, each leading to its page. */
function EvidenceAnswers({ evidence: { items, answers } }: { evidence: IdeaEvidence }) {
  return (
    <details className={styles.answers}>
      <summary>{messages.showTheseAnswers}</summary>
      <ul>
        {items.map(({ answer_id, keyword, channel }) => (
          <li key={answer_id}>
            <Link className="link" to="/tracker/answers/$id" params={{ id: answer_id }}>
              {keyword}
            </Link>{' '}
            <span className="faint">{CHANNEL_LABELS[channel]}</span>
          </li>
        ))}
        {answers > items.length && (
          <li className="faint">{messages.andOlderOnes({ count: answers - items.length })}</li>
        )}
      </ul>
    </details>
  );
}

/** Cards side by side, as many as there is room for. */
export function IdeaCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** Ideas that are coming, in their shape. */
export function IdeaSkeletons() {
  return (
    <IdeaCards>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className={classNames('card', styles.card)}>
          <Skeleton width="45%" height="1.4em" />
          {['plain', 'place', 'constraint', 'alternative'].map((question) => (
            <div key={question} className={styles.question}>
              <Skeleton width="85%" />
            </div>
          ))}
          <Skeleton width="140px" height="36px" />
        </div>
      ))}
    </IdeaCards>
  );
}
