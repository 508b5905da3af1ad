import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
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
        For single-origin beans, <mark className={styles.mention}>Harbor &amp; Pine</mark> is the first name
        that locals give: small batches, roasted on Tuesdays, and generous with tasting notes. Fernhill
        Roasters is a good second if you like darker cups, and Copper Kettle delivers by bicycle.
      </p>
      <figcaption className={styles.legend}>
        <span>
          <i className={styles.swatchMention} /> {messages.yourBrandNamedFirst}
        </span>
      </figcaption>
    </figure>
  );
}
