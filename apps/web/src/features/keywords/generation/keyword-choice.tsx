import { type AskedKeyword, type OpenBatch, SEARCH_INTENT_LABELS } from '@answerscope/contract';
import { useId, useState } from 'react';
import { richText } from '../../../lib/rich-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { checkbox } from '../../../ui/checkbox.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import * as messages from '../messages.ts';
import { afterToggle, choosable, firstChoice, stillThere } from './chosen-keywords.ts';
import styles from './keyword-choice.module.css';

interface KeywordChoiceProps {
  batch: OpenBatch;
  /** The question of a keyword; null if unknown. */
  questionOf: ((asked: AskedKeyword) => string) | null;
  /** Whom the keywords are asked of: 'ChatGPT'; null where nobody can be asked. */
  assistant: string | null;
  planName: string;
  chosenPlan: string | undefined;
  isSaving: boolean;
  /** Why the choice could not be kept; null while there is nothing to say. */
  refusal: string | null;
  /** The name of the button that adds none of them. */
  skipLabel: string;
  onBack: () => void;
  onTrack: (keywordIds: string[]) => void;
  onSkip: () => void;
}

/** Which of the suggested keywords are tracked, each with the question it becomes. */
export function KeywordChoice({
  batch,
  questionOf,
  assistant,
  planName,
  chosenPlan,
  isSaving,
  refusal,
  skipLabel,
  onBack,
  onTrack,
  onSkip,
}: KeywordChoiceProps) {
  const { keywords, room: roomNow, room_later: room } = batch;
  const ids = keywords.map(({ id }) => id);
  const [choice, setChoice] = useState(() => firstChoice(ids, room));
  const chosen = stillThere(choice, ids);
  const most = choosable(ids.length, room);
  const isFull = chosen.length >= most && most < ids.length;
  const roomId = useId();
  const [isSkipping, setSkipping] = useState(false);
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <p aria-live="polite">
          {richText(
            messages.keywordsSelected({
              chosen: chosen.length,
              total: ids.length,
              b: (text) => <b>{text}</b>,
            }),
          )}
        </p>
        <div className={styles.all}>
          <Button
            size="small"
            disabled={isSaving || chosen.length === most}
            onClick={() => setChoice(firstChoice(ids, room))}
          >
            {messages.selectAllOf({ count: most })}
          </Button>
          <Button
            size="small"
            disabled={isSaving || chosen.length === 0}
            onClick={() => setChoice(new Set<string>())}
          >
            {messages.deselectAll}
          </Button>
        </div>
      </div>
      {room !== null && room < ids.length && (
        <p id={roomId} className="quiet">
          {(room > 0 && isFull ? messages.roomIsTaken : messages.roomOfPlan)({
            plan: chosenPlan ?? planName,
            count: room,
          })}
        </p>
      )}
      {chosenPlan !== undefined && roomNow !== null && chosen.length > roomNow && (
        <p className="quiet">
          {messages.othersStartLater({ plan: planName, count: roomNow, chosen: chosenPlan })}
        </p>
      )}
      <fieldset className={classNames('card', styles.list)} disabled={isSaving}>
        <legend className="visually-hidden">{messages.keywordsToTrack}</legend>
        {keywords.map(({ id, keyword, question, topic, search_intent }) => {
          const isChosen = choice.has(id);
          return (
            <label key={id} className={styles.row} data-full={isFull && !isChosen ? true : undefined}>
              <input
                type="checkbox"
                className={checkbox}
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-describedby={isFull && !isChosen ? roomId : undefined}
                onChange={() => setChoice(afterToggle(new Set(chosen), id, room))}
              />
              <span className={styles.words}>
                <span className={styles.keyword}>
                  <span>{keyword}</span>
                  <small className="faint">
                    {[topic, search_intent && SEARCH_INTENT_LABELS[search_intent]]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <small className="quiet">{questionOf?.({ keyword, question })}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <p className="quiet">
        {assistant === null ? messages.noAssistantCanBeAsked : messages.allKeywordsGoTo({ assistant })}
      </p>
      {refusal && <Alert tone="negative">{refusal}</Alert>}
      <div className={styles.actions}>
        <Button size="large" look="quiet" disabled={isSaving} onClick={onBack}>
          {messages.back}
        </Button>
        <Button
          size="large"
          look="primary"
          disabled={isSaving || chosen.length === 0}
          onClick={() => onTrack(chosen)}
        >
          {isSaving ? messages.saving : trackLabel(chosen.length, assistant)}
        </Button>
      </div>
      <Button look="quiet" disabled={isSaving} onClick={() => setSkipping(true)}>
        {skipLabel}
      </Button>
      <ConfirmDialog
        isOpen={isSkipping}
        title={messages.deleteTheSuggestions({ count: ids.length })}
        confirmLabel={messages.deleteSuggestions}
        isDangerous
        onConfirm={() => {
          setSkipping(false);
          onSkip();
        }}
        onClose={() => setSkipping(false)}
      >
        <p>{messages.noneIsTrackedYet}</p>
      </ConfirmDialog>
    </div>
  );
}

function trackLabel(count: number, assistant: string | null): string {
  return assistant === null
    ? messages.trackKeywords({ count })
    : messages.trackKeywordsOn({ count, assistant });
}
