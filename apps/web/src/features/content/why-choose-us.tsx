import { IconFileSearch, IconLock, IconRulerMeasure, IconStack2 } from '@tabler/icons-react';
import * as messages from './messages.ts';
import { ProofLink } from './proof-link.tsx';
import { Section } from './section.tsx';
import styles from './why-choose-us.module.css';

const REASONS = [
  {
    Icon: IconFileSearch,
    title: messages.evidenceBehindEveryNumber,
    text: messages.everyAnswerKeptAndCan,
    proof: 'read-an-answer',
  },
  {
    Icon: IconRulerMeasure,
    title: messages.honestAboutChance,
    text: messages.assistantsAnswerDifferentlyFromOne,
    proof: 'read-a-rate',
  },
  {
    Icon: IconStack2,
    title: messages.fourAssistants,
    text: messages.chatgptClaudeGeminiAndPerplexity,
    proof: 'how-mentions-are-counted',
  },
  {
    Icon: IconLock,
    title: messages.yoursRunAndLeave,
    text: messages.openSourceAndSelfHosted,
    proof: 'run-your-own-installation',
  },
] as const;

export function WhyChooseUs() {
  return (
    <Section id="why" title={messages.whyChooseUs}>
      <ul className={styles.reasons}>
        {REASONS.map(({ Icon, title, text, proof }) => (
          <li key={title}>
            <Icon size={22} stroke={1.5} className={styles.icon} aria-hidden="true" />
            <h3>
              <ProofLink article={proof}>{title}</ProofLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
