import { CHANNELS } from '@answerscope/contract';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import styles from './feature-panels.module.css';
import * as messages from './messages.ts';

/** Illustrations of the showcase, drawn with invented companies. */
export function AskPanel() {
  return (
    <div className={styles.stack}>
      <p className={styles.keyword}>{messages.specialtyCoffeeRoasters}</p>
      <p className={styles.arrow}>{messages.becomesTheQuestion}</p>
      <p className={styles.question}>{messages.whatBestOptionsForSpecialty}</p>
      <ul className={styles.channels}>
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <ChannelBadge channel={channel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ReadPanel() {
  return (
    <div className={styles.stack}>
      <p className={styles.answer}>
        {richText(
          messages.answerThatIsRead({ mark: (text) => <mark>{text}</mark>, s: (text) => <s>{text}</s> }),
        )}
      </p>
      <ul className={styles.verdicts}>
        <li>{richText(messages.countedBecause({ b: (text) => <b>{text}</b> }))}</li>
        <li>{richText(messages.notCountedBecause({ b: (text) => <b>{text}</b> }))}</li>
      </ul>
    </div>
  );
}

const EXAMPLE_RATES = [
  { channel: 'openai', rate: 42, low: 31, high: 54 },
  { channel: 'claude', rate: 55, low: 43, high: 66 },
  { channel: 'gemini', rate: 28, low: 19, high: 40 },
  { channel: 'perplexity', rate: 37, low: 26, high: 49 },
] as const;

export function MeasurePanel() {
  return (
    <ul className={styles.rates}>
      {EXAMPLE_RATES.map(({ channel, rate, low, high }) => (
        <li key={channel}>
          <ChannelBadge channel={channel} />
          <span className={styles.figure}>
            {richText(
              messages.exampleRate({
                rate: rate / 100,
                low,
                high,
                small: (text) => <small>{text}</small>,
              }),
            )}
          </span>
          <span className={styles.scale} aria-hidden="true">
            <i style={{ left: `${low}%`, width: `${high - low}%` }} />
            <b style={{ left: `${rate}%`, background: `var(--channel-${channel})` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
