import { TopicText } from '@answerscope/contract';
import { useState } from 'react';
import { errorInWords } from '../../lib/error-in-words.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { useSetTopic } from './keyword-writes.ts';
import * as messages from './messages.ts';

export interface TopicDialogProps {
  /** The keywords that get the topic; the dialog is closed while there are none. */
  ids: readonly string[] | null;
  /** What they have now, when all have the same. */
  topic?: string | null;
  topics: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Gives keywords one topic, a new one or one in use; without text they have none. */
export default function TopicDialog({ ids, topic, topics, onClose, onDone }: TopicDialogProps) {
  const [text, setText] = useState<string | null>(null);
  const setTopic = useSetTopic();
  const entered = text ?? topic ?? '';
  const error = firstMessage(TopicText)(entered);
  const count = ids?.length ?? 0;

  const close = () => {
    setText(null);
    setTopic.reset();
    onClose();
  };
  const save = () => {
    if (!ids || error) return;
    setTopic.write({ keyword_ids: [...ids], topic_text: TopicText.parse(entered) }).then(
      () => {
        close();
        onDone?.();
      },
      // It stands at the field.
      () => undefined,
    );
  };

  return (
    <ConfirmDialog
      isOpen={ids !== null}
      title={messages.topicOfKeywords({ count })}
      confirmLabel={setTopic.isPending ? messages.saving : messages.setTopic}
      isDisabled={error !== null || setTopic.isPending}
      onConfirm={save}
      onClose={close}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={messages.topic}
          isOptional
          autoFocus
          autoComplete="off"
          list="topics-in-use"
          hint={messages.leaveEmptyForNoTopic}
          error={error ?? (setTopic.error && errorInWords(setTopic.error))}
          value={entered}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <datalist id="topics-in-use">
          {topics.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </form>
    </ConfirmDialog>
  );
}
