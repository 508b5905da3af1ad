import { numberInWords, STANCE_GROUP_WORDS, STANCE_WORDS, type StanceGroup } from '@answerscope/contract';
import { lazy, useState } from 'react';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { Hint } from '../../ui/hint.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { isEnough } from './companies-in-words.ts';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';
import { ShareRange } from './share-range.tsx';
import styles from './stance-panel.module.css';
import { STANCE_PANEL_TITLE, StancePanelSkeleton } from './stance-panel-skeleton.tsx';
import {
  STANCES_HINT,
  type StatementsToOpen,
  stanceBasis,
  statementsOfGroup,
  statementsOfStance,
} from './stances-in-words.ts';
import { useStances } from './use-stances.ts';

const StatementsSheet = lazy(() => import('./statements-sheet.tsx'));

const YOU = { key: '', name: null };
const GROUPS: readonly StanceGroup[] = ['praise', 'criticism'];

interface StancePanelProps {
  /** Only the answers to this keyword. */
  keywordId?: string;
  /** Something else of the page is still loading: it appears with it. */
  isWaiting?: boolean;
}

/** How the answers of a range speak of the brand: counts with their ranges, each opening the sentences behind it. */
export default function StancePanel({ keywordId, isWaiting = false }: StancePanelProps) {
  const { scope, read } = useStances(keywordId === undefined ? {} : { keyword_id: keywordId });
  const [open, setOpen] = useState<StatementsToOpen | null>(null);
  const failure = failedLoad(read);
  if (failure) return <ErrorState title={messages.howAnswersSpeakNotLoaded} {...failure} />;
  if (!read.data || isWaiting) return <StancePanelSkeleton />;
  const { you, waiting } = read.data;
  if (you.mentioned === 0) return null;
  return (
    <Panel title={STANCE_PANEL_TITLE} aside={<Hint text={STANCES_HINT}>{stanceBasis(you, waiting)}</Hint>}>
      {you.read === 0 ? (
        <p className="quiet">
          {waiting > 0 ? messages.answersBeingRead : messages.noAnswerPraisesOrCriticises}
        </p>
      ) : (
        <>
          <dl className={styles.groups}>
            {GROUPS.map((group) => (
              <div key={group} data-group={group}>
                <dt>{STANCE_GROUP_WORDS[group]}</dt>
                <dd>
                  <OpenCount
                    count={you[group].answers}
                    label={statementsOfGroup(YOU, group).title}
                    onOpen={() => setOpen(statementsOfGroup(YOU, group))}
                  >
                    {richText(
                      messages.boldAnswersOf({
                        answers: you[group].answers,
                        of: you.mentioned,
                        bold: (text) => <b>{text}</b>,
                      }),
                    )}
                  </OpenCount>
                  <ShareRange share={you[group]} />
                  {you[`${group}_topics`].map(({ topic, answers }) => (
                    <span key={topic} className={styles.topic}>
                      <OpenCount
                        count={answers}
                        label={statementsOfGroup(YOU, group, topic).title}
                        onOpen={() => setOpen(statementsOfGroup(YOU, group, topic))}
                      >
                        {topic}
                      </OpenCount>{' '}
                      <span className="faint">{numberInWords(answers)}</span>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {isEnough(you.mentioned) && (
            <details className={styles.more}>
              <summary>{messages.byStance}</summary>
              <ul className={`rows ${styles.stances}`} aria-label={messages.byStance}>
                {you.stances.map(({ stance, share }) => (
                  <li key={stance}>
                    <span>{STANCE_WORDS[stance]}</span>
                    <OpenCount
                      count={share.answers}
                      label={statementsOfStance(YOU, stance).title}
                      onOpen={() => setOpen(statementsOfStance(YOU, stance))}
                    >
                      <RateFigure k={share.answers} n={share.of} interval={share.interval} />
                    </OpenCount>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {open && (
        <LazyPart onClose={() => setOpen(null)}>
          <StatementsSheet
            title={open.title}
            query={{ ...scope, ...open.query }}
            onClose={() => setOpen(null)}
          />
        </LazyPart>
      )}
    </Panel>
  );
}
