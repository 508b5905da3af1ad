import { CHANNELS, PRODUCT_NAME } from '@answerscope/contract';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './how-it-works.module.css';
import * as messages from './messages.ts';

const STEPS = [
  {
    title: messages.addKeywords,
    text: messages.writeDownWhatCustomersLook,
  },
  {
    title: messages.aiPlatformMonitoring,
    text: messages.eachKeywordBecomesQuestionIn,
  },
  {
    title: messages.detailedReports,
    text: messages.seeHowOftenNamed,
  },
  {
    title: messages.optimizeStrategy,
    text: messages.readWhichSourcesAssistantsLean,
  },
] as const;

const REASONS = [
  messages.yourOwnNameNeverAdded,
  messages.aLinkIsACitation,
  messages.aFailedCheckStaysUnknown,
  messages.anAnswerThroughInterfaceNot,
] as const;

/** The public explanation in four steps. */
export function HowItWorks() {
  return (
    <article className={styles.page}>
      <header>
        <h1>{messages.howItWorks2}</h1>
        <p className={styles.lede}>{messages.peopleAskAssistants({ product: PRODUCT_NAME })}</p>
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
        <h2>{messages.supportedPlatforms}</h2>
        <ul className={styles.channels}>
          {CHANNELS.map((channel) => (
            <li key={channel}>
              <ChannelBadge channel={channel} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block}>
        <h2>{messages.whyChoose({ product: PRODUCT_NAME })}</h2>
        <ul className={styles.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <ButtonLink to="/registration" look="primary" size="large">
          {messages.startFreeTrial}
        </ButtonLink>
        <ButtonLink to="/" hash="pricing" size="large">
          {messages.viewPricing}
        </ButtonLink>
      </div>
    </article>
  );
}
