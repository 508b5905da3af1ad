import { CHANNEL_LABELS, type Channel, type ChannelShare } from '@answerscope/contract';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import styles from './assistant-counts.module.css';
import type { AnswersToOpen } from './companies-in-words.ts';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';

interface AssistantCountsProps {
  channels: readonly ChannelShare[];
  /** The answers that a count opens; left out where none are opened. */
  opens?: (channel: Channel) => AnswersToOpen;
  onOpen?: (answers: AnswersToOpen) => void;
}

/** Counts of each assistant in a narrow column: its shape in place of its name, which is heard. */
export function AssistantCounts({ channels, opens, onOpen }: AssistantCountsProps) {
  return (
    <ul className={styles.assistants}>
      {channels.map(({ channel, answers, of }) => {
        const those = opens?.(channel);
        return (
          <li
            key={channel}
            title={messages.assistantAnswersOf({ assistant: CHANNEL_LABELS[channel], answers, of })}
          >
            <ChannelShape channel={channel} />
            <span className="visually-hidden">{CHANNEL_LABELS[channel]}</span>
            <OpenCount
              count={those ? answers : 0}
              label={those?.title ?? ''}
              onOpen={() => those && onOpen?.(those)}
            >
              {richText(
                messages.answersOfHidden({
                  answers,
                  of,
                  hidden: (text) => <span className="visually-hidden">{text}</span>,
                }),
              )}
            </OpenCount>
          </li>
        );
      })}
    </ul>
  );
}
