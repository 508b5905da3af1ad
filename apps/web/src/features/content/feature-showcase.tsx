import { type KeyboardEvent, useState } from 'react';
import styles from './feature-showcase.module.css';
import * as messages from './messages.ts';
import { ProductPicture } from './product-picture.tsx';
import { Section } from './section.tsx';

const FEATURES = [
  {
    id: 'keyword',
    tab: messages.ask,
    title: messages.oneQuestionFourAnswers,
    text: messages.seeWhichAssistantsMention,
    alt: messages.pictureOfKeyword,
  },
  {
    id: 'answer',
    tab: messages.read,
    title: messages.theAnswerItself,
    text: messages.readWhatWasSaid,
    alt: messages.pictureOfAnswer,
  },
  {
    id: 'competitors',
    tab: messages.compare,
    title: messages.whoIsMentionedInstead,
    text: messages.compareYourself,
    alt: messages.pictureOfCompetitors,
  },
] as const;

/** Three pictures of the product in tabs, by the ARIA tabs pattern. */
export function FeatureShowcase() {
  const [chosen, setChosen] = useState(0);

  const moveWithArrows = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + FEATURES.length) % FEATURES.length;
    setChosen(next);
    document.getElementById(`feature-tab-${FEATURES[next]?.id}`)?.focus();
  };

  return (
    <Section id="features" title={messages.fromKeywordNumberCanCheck}>
      <div className={styles.tabs} role="tablist" aria-label={messages.features} onKeyDown={moveWithArrows}>
        {FEATURES.map(({ id, tab }, index) => (
          <button
            key={id}
            id={`feature-tab-${id}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`feature-panel-${id}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab}
          </button>
        ))}
      </div>
      {FEATURES.map(({ id, title, text, alt }, index) => (
        <div
          key={id}
          id={`feature-panel-${id}`}
          role="tabpanel"
          aria-labelledby={`feature-tab-${id}`}
          hidden={index !== chosen}
          className={styles.panel}
        >
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <ProductPicture name={id} alt={alt} />
        </div>
      ))}
    </Section>
  );
}
