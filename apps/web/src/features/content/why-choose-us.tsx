import { IconFileSearch, IconLock, IconRulerMeasure, IconStack2 } from '@tabler/icons-react';
import * as messages from './messages.ts';
import { Section } from './section.tsx';
import styles from './why-choose-us.module.css';

const REASONS = [
  {
    Icon: IconFileSearch,
    title: messages.evidenceBehindEveryNumber,
    text: messages.everyAnswerKeptAndCan,
  },
  {
    Icon: IconRulerMeasure,
    title: messages.honestAboutChance,
    text: messages.assistantsAnswerDifferentlyFromOne,
  },
  {
    Icon: IconStack2,
    title: messages.fourAssistants,
    text: messages.chatgptClaudeGeminiAndPerplexity,
  },
  {
    Icon: IconLock,
    title: messages.yoursRunAndLeave,
    text: messages.openSourceAndSelfHosted,
  },
] as const;

export function WhyChooseUs() {
  return (
    <Section id="why" title={messages.whyChooseUs}>
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
