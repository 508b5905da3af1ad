import { CHANNELS, PRODUCT_NAME } from '@answerscope/contract';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './how-it-works.module.css';

const STEPS = [
  {
    title: 'Add keywords',
    text: 'Write down what your customers look for, as single words or whole questions. A plan’s limit counts keywords, not questions asked.',
  },
  {
    title: 'AI platform monitoring',
    text: 'Each keyword becomes a question in your language and for your country and is put to the assistants you choose.',
  },
  {
    title: 'Detailed reports',
    text: 'See how often you are named, by which assistant and for which keyword, with the number of answers and the 95% interval beside every rate. Every answer is kept and can be opened.',
  },
  {
    title: 'Optimize strategy',
    text: 'Read which sources the assistants lean on and who is named in your place, work on those, and see whether the change is more than chance.',
  },
] as const;

const REASONS = [
  'Your own name is never added to a question, so an assistant must think of you by itself.',
  'A link to your site is a citation, not a mention; both are counted, apart from each other.',
  'A failed check stays unknown. It never makes you look worse.',
  'An answer through an interface is not the consumer app’s answer. We say so and name the model with every number.',
] as const;

/** The public explanation in four steps. */
export function HowItWorks() {
  return (
    <article className={styles.page}>
      <header>
        <h1>How it works</h1>
        <p className={styles.lede}>
          People ask assistants what to buy and whom to hire. {PRODUCT_NAME} asks too, and keeps the answers.
        </p>
      </header>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className={styles.block}>
        <h2>Supported platforms</h2>
        <ul className={styles.channels}>
          {CHANNELS.map((channel) => (
            <li key={channel}>
              <ChannelBadge channel={channel} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block}>
        <h2>Why choose {PRODUCT_NAME}</h2>
        <ul className={styles.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <ButtonLink to="/registration" look="primary" size="large">
          Start Free Trial
        </ButtonLink>
        <ButtonLink to="/" hash="pricing" size="large">
          View Pricing
        </ButtonLink>
      </div>
    </article>
  );
}
