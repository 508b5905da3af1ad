import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import styles from './channel-badge.module.css';

const SHAPES: Record<Channel, React.ReactNode> = {
  openai: <circle cx="6" cy="6" r="5" />,
  claude: <rect x="1.5" y="1.5" width="9" height="9" rx="1.5" />,
  gemini: <path d="M6 0 12 6 6 12 0 6z" />,
  perplexity: <path d="M6 .5 12 11H0z" />,
};

/** A channel's own shape in its own colour; beside a name, never alone. */
export function ChannelShape({ channel, size = 10 }: { channel: Channel; size?: number }) {
  return (
    <svg
      className={styles.shape}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      style={{ fill: `var(--channel-${channel})` }}
      aria-hidden="true"
    >
      {SHAPES[channel]}
    </svg>
  );
}

/** The assistant's name, told apart by shape and colour. */
export function ChannelBadge({ channel }: { channel: Channel }) {
  return (
    <span className={styles.badge}>
      <ChannelShape channel={channel} />
      {CHANNEL_LABELS[channel]}
    </span>
  );
}
