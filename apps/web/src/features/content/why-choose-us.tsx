import { IconFileSearch, IconLock, IconRulerMeasure, IconStack2 } from '@tabler/icons-react';
import { Section } from './section.tsx';
import styles from './why-choose-us.module.css';

const REASONS = [
  {
    Icon: IconFileSearch,
    title: 'Evidence behind every number',
    text: 'Every answer is kept and can be opened: the full text, your name marked in it, the sources, the model and the time.',
  },
  {
    Icon: IconRulerMeasure,
    title: 'Honest about chance',
    text: 'Assistants answer differently from one run to the next. Every rate comes with the number of answers behind it and how far off it could be.',
  },
  {
    Icon: IconStack2,
    title: 'Four assistants, one measure',
    text: 'ChatGPT, Claude, Gemini and Perplexity are asked the same question and judged by the same rules. How each was asked is shown with its answers.',
  },
  {
    Icon: IconLock,
    title: 'Yours to run and to leave',
    text: 'Open source and self-hosted: your keywords and answers stay in your own database, and you can read every line that counts them.',
  },
] as const;

export function WhyChooseUs() {
  return (
    <Section id="why" title="Why Choose Us">
      <ul className={styles.reasons}>
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} stroke={1.5} className={styles.icon} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
