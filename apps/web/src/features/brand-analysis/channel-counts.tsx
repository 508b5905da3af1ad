import type { Channel, ChannelShare } from '@answerscope/contract';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import styles from './channel-counts.module.css';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';

interface ChannelCountsProps {
  channels: readonly ChannelShare[];
  /** The answers that a count opens, and what they are called; left out where none are opened. */
  opens?: { titleOf: (channel: Channel) => string; open: (channel: Channel) => void };
}

/** Plain counts of each assistant: of so few answers a percentage would say too much. */
export function ChannelCounts({ channels, opens }: ChannelCountsProps) {
  return (
    <ul className={styles.channels}>
      {channels.map(({ channel, answers, of }) => (
        <li key={channel}>
          <ChannelBadge channel={channel} />
          <OpenCount
            count={opens ? answers : 0}
            label={opens?.titleOf(channel) ?? ''}
            onOpen={() => opens?.open(channel)}
          >
            {messages.answersOf({ answers, of })}
          </OpenCount>
        </li>
      ))}
    </ul>
  );
}
