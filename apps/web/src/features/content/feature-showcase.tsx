import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AskPanel, MeasurePanel, ReadPanel } from './feature-panels.tsx';
import styles from './feature-showcase.module.css';
import * as messages from './messages.ts';
import { Section } from './section.tsx';

const FEATURES: { id: string; tab: string; text: string; panel: ReactNode }[] = [
  {
    id: 'ask',
    tab: messages.ask,
    text: messages.keepListKeywords,
    panel: <AskPanel />,
  },
  {
    id: 'read',
    tab: messages.read,
    text: messages.everyAnswerKeptAsCame,
    panel: <ReadPanel />,
  },
  {
    id: 'measure',
    tab: messages.measure,
    text: messages.followHowOftenNamed,
    panel: <MeasurePanel />,
  },
];

/** Three tabs after the tabs pattern: arrow keys move between them, Tab goes on to the panel. */
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
    <Section
      id="features"
      title={messages.fromKeywordNumberCanCheck}
      lede={messages.threeStepsAndNothingHidden}
    >
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
      {FEATURES.map(({ id, text, panel }, index) => (
        <div
          key={id}
          id={`feature-panel-${id}`}
          role="tabpanel"
          aria-labelledby={`feature-tab-${id}`}
          hidden={index !== chosen}
          className={styles.panel}
        >
          <p className={styles.text}>{text}</p>
          <figure className={styles.picture}>
            {panel}
            <figcaption>{messages.example}</figcaption>
          </figure>
        </div>
      ))}
    </Section>
  );
}
