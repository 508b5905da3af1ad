import { type KeywordTopic, TopicText } from '@answerscope/contract';
import { useState } from 'react';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { firstMessage } from '../../../lib/first-message.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useRenameTopic } from '../keyword-writes.ts';
import * as messages from '../messages.ts';

interface RenameTopicDialogProps {
  topic: KeywordTopic;
  topics: readonly KeywordTopic[];
  onClose: () => void;
}

/** Renames a topic, or joins it with another one. */
export default function RenameTopicDialog({ topic, topics, onClose }: RenameTopicDialogProps) {
  const [entered, setEntered] = useState(topic.topic);
  const rename = useRenameTopic();
  const read = TopicText.safeParse(entered);
  const text = read.data ?? null;
  const other = topics.find((one) => one.topic === text && one.topic !== topic.topic);
  const canSave = text !== null && text !== topic.topic && !rename.isPending;
  const save = () => {
    // What is refused stands at the field.
    if (canSave) rename.write({ topic: topic.topic, topic_text: text }).then(onClose, () => undefined);
  };
  return (
    <ConfirmDialog
      isOpen
      title={messages.renameThisTopic({ topic: topic.topic })}
      confirmLabel={rename.isPending ? messages.saving : other ? messages.joinTopics : messages.renameTopic}
      isDisabled={!canSave}
      onConfirm={save}
      onClose={onClose}
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
          autoFocus
          autoComplete="off"
          list="other-topics"
          hint={
            other
              ? messages.topicIsThere({ topic: other.topic, count: other.keywords, these: topic.keywords })
              : messages.willHaveNewName({ count: topic.keywords })
          }
          error={firstMessage(TopicText)(entered) ?? (rename.error && errorInWords(rename.error))}
          value={entered}
          onChange={(event) => setEntered(event.currentTarget.value)}
        />
        <datalist id="other-topics">
          {topics.map((one) => (
            <option key={one.topic} value={one.topic} />
          ))}
        </datalist>
      </form>
    </ConfirmDialog>
  );
}
