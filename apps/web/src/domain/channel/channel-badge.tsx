import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import styles from './channel-badge.module.css';
import * as messages from './messages.ts';

const SHAPES: Record<Channel, React.ReactNode> = {
  openai: <circle cx="6" cy="6" r="5" />,
  claude: <rect x="1.5" y="1.5" width="9" height="9" rx="1.5" />,
  gemini: <path d="M6 0 12 6 6 12 0 6z" />,
  perplexity: <path d="M6 .5 12 11H0z" />,
};

/** All assistants together, where they are drawn beside each one. */
const TOGETHER = <path d="M4 .5h4V4h3.5v4H8v3.5H4V8H.5V4H4z" />;

/** The colour in which a channel is drawn; null: all together. */
export const channelColor = (channel: Channel | null) =>
  channel === null ? 'var(--accent-text)' : `var(--channel-${channel})`;

/** What a channel is called where all together have a name, too. */
export const channelLabel = (channel: Channel | null) =>
  channel === null ? messages.allAssistants : CHANNEL_LABELS[channel];

/** A channel's own shape in its own colour; beside a name, never alone. Null: all together. */
export function ChannelShape({ channel, size = 10 }: { channel: Channel | null; size?: number }) {
  return (
    <svg
      className={styles.shape}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      style={{ fill: channelColor(channel) }}
      aria-hidden="true"
    >
      {channel === null ? TOGETHER : SHAPES[channel]}
    </svg>
  );
}

/** The assistant's name, told apart by shape and colour. Null: all together. */
export function ChannelBadge({ channel }: { channel: Channel | null }) {
  return (
    <span className={styles.badge}>
      <ChannelShape channel={channel} />
      {channelLabel(channel)}
    </span>
  );
}
