import { CHANNEL_LABELS, type Channel, type ChannelShare } from '@answerscope/contract';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import styles from './assistant-counts.module.css';
import type { AnswersToOpen } from './companies-in-words.ts';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';

interface AssistantCountsProps {
  channels: readonly ChannelShare[];
  opens: (channel: Channel) => AnswersToOpen;
  onOpen: (answers: AnswersToOpen) => void;
}

/** Counts of each assistant in a narrow column: its shape in place of its name, which is heard. */
export function AssistantCounts({ channels, opens, onOpen }: AssistantCountsProps) {
  return (
    <ul className={styles.assistants}>
      {channels.map(({ channel, answers, of }) => {
        const those = opens(channel);
        return (
          <li key={channel} title={CHANNEL_LABELS[channel]}>
            <ChannelShape channel={channel} />
            <span className="visually-hidden">{CHANNEL_LABELS[channel]}</span>
            <OpenCount count={answers} label={those.title} onOpen={() => onOpen(those)}>
              {messages.answersOf({ answers, of })}
            </OpenCount>
          </li>
        );
      })}
    </ul>
  );
}
