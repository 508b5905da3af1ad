import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AskPanel, MeasurePanel, ReadPanel } from './feature-panels.tsx';
import styles from './feature-showcase.module.css';
import { Section } from './section.tsx';

const FEATURES: { id: string; tab: string; text: string; panel: ReactNode }[] = [
  {
    id: 'ask',
    tab: 'Ask',
    text: 'Keep a list of keywords. Each becomes the question a customer would ask, in your language and for your country, and goes to the assistants you choose.',
    panel: <AskPanel />,
  },
  {
    id: 'read',
    tab: 'Read',
    text: 'Every answer is kept as it came. You see where your name appears in it, which sources it rests on, and why a lookalike did not count.',
    panel: <ReadPanel />,
  },
  {
    id: 'measure',
    tab: 'Measure',
    text: 'Follow how often you are named, with the number of answers and the interval beside each rate, so that chance is not mistaken for progress.',
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
      title="From a keyword to a number you can check"
      lede="Three steps, and nothing hidden between them."
    >
      <div className={styles.tabs} role="tablist" aria-label="Features" onKeyDown={moveWithArrows}>
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
            <figcaption>Example</figcaption>
          </figure>
        </div>
      ))}
    </Section>
  );
}
