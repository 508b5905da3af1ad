import { CHANNEL_LABELS, CHANNELS } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { ChannelShape } from '../../domain/channel/channel-badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import * as messages from './messages.ts';
import styles from './rotating-platform.module.css';

const ROTATION_MS = 2000;

/** The four names, one at a time; who asked for less motion sees the first, and a screen reader hears all. */
export function RotatingPlatform() {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % CHANNELS.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <span className="visually-hidden">{messages.chatgptClaude}</span>
      <span className={styles.stack} aria-hidden="true">
        {CHANNELS.map((channel, index) => (
          <span key={channel} className={classNames(styles.name, index === shown && styles.shown)}>
            <ChannelShape channel={channel} size={28} />
            {messages.askedAssistant({ assistant: CHANNEL_LABELS[channel] })}
          </span>
        ))}
      </span>
    </>
  );
}
