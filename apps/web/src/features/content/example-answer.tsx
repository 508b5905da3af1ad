import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import styles from './example-answer.module.css';
import * as messages from './messages.ts';

/** What a checked answer looks like, with invented companies; it says that it is an example. */
export function ExampleAnswer() {
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <ChannelBadge channel="openai" />
        <span className={styles.label}>{messages.exampleAnswer}</span>
      </div>
      <p className={styles.question}>{messages.whatBestSpecialtyCoffeeRoasters}</p>
      <p className={styles.answer}>
        {richText(
          messages.exampleAnswerText({ mark: (text) => <mark className={styles.mention}>{text}</mark> }),
        )}
      </p>
      <figcaption className={styles.legend}>
        <span>
          <i className={styles.swatchMention} /> {messages.yourBrandNamedFirst}
        </span>
      </figcaption>
    </figure>
  );
}
