import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './first-path.module.css';
import type { FirstStep } from './first-steps.ts';

const STEPS: readonly { step: FirstStep; title: string; text: string }[] = [
  {
    step: 'company',
    title: 'Name your company',
    text: 'Answers are searched for its name, so nothing can be judged without it.',
  },
  {
    step: 'keywords',
    title: 'Add your keywords',
    text: 'What your customers look for. Each one becomes the question that the assistants are asked.',
  },
  {
    step: 'check',
    title: 'Check all keywords',
    text: 'You see what it costs and how long it takes before anything is asked.',
  },
  {
    step: 'report',
    title: 'Read your first report',
    text: 'How often each assistant names you, who is named instead, and every answer behind it.',
  },
];

interface FirstPathProps {
  next: FirstStep;
  /** The one thing to do now. */
  action: ReactNode;
}

/** The way of a new account to its first report: what is done, what comes now, what comes then. */
export function FirstPath({ next, action }: FirstPathProps) {
  const now = STEPS.findIndex(({ step }) => step === next);
  return (
    <ol className={styles.path} aria-label="Your path to the first report">
      {STEPS.map(({ step, title, text }, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < now ? <IconCheck size={16} stroke={2} /> : index + 1}
          </span>
          <div className={styles.words}>
            <h2>
              {title}
              {index < now && <span className="visually-hidden"> (done)</span>}
            </h2>
            <p>{text}</p>
          </div>
          {index === now && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ol>
  );
}
