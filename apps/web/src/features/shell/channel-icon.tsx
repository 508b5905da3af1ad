import type { Channel } from '@answerscope/contract';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import styles from './channel-icon.module.css';

/** An assistant's shape, in the room of an icon. */
export function channelIcon(channel: Channel) {
  return function ChannelIcon({ size }: { size: number }) {
    return (
      <span className={styles.icon} style={{ width: size, height: size }} aria-hidden="true">
        <ChannelShape channel={channel} size={Math.round(size * 0.6)} />
      </span>
    );
  };
}
