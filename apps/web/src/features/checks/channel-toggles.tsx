import type { Channel } from '@answerscope/contract';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import styles from './channel-toggles.module.css';
import * as messages from './messages.ts';

interface ChannelTogglesProps {
  available: readonly Channel[];
  chosen: readonly Channel[];
  onToggle: (channel: Channel) => void;
}

/** Which assistants are asked and shown. A single one is no choice, so it only stands there. */
export function ChannelToggles({ available, chosen, onToggle }: ChannelTogglesProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{available.length === 1 ? messages.assistant : messages.assistants}</legend>
      <div className={styles.toggles}>
        {available.map((channel) =>
          available.length === 1 ? (
            <span key={channel} className={styles.only}>
              <ChannelBadge channel={channel} />
            </span>
          ) : (
            <button
              key={channel}
              type="button"
              className={styles.toggle}
              aria-pressed={chosen.includes(channel)}
              onClick={() => onToggle(channel)}
            >
              <ChannelBadge channel={channel} />
            </button>
          ),
        )}
      </div>
    </fieldset>
  );
}
