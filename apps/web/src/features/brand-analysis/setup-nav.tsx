import { IconCheck } from '@tabler/icons-react';
import * as messages from './messages.ts';
import styles from './setup-nav.module.css';
import { SETUP_STEPS, type SetupStep, STEP_LABELS } from './setup-steps.ts';

interface SetupNavProps {
  chosen: SetupStep;
  done: ReadonlySet<SetupStep>;
  onChoose: (step: SetupStep) => void;
}

/** The steps of the wizard: any of them can be opened, and each says whether its data is there. */
export function SetupNav({ chosen, done, onChoose }: SetupNavProps) {
  return (
    <nav aria-label={messages.setupSteps}>
      <ol className={styles.steps}>
        {SETUP_STEPS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              aria-current={step === chosen ? 'step' : undefined}
              aria-label={done.has(step) ? messages.stepDone({ step: STEP_LABELS[step] }) : undefined}
              onClick={() => onChoose(step)}
            >
              <span className={styles.mark} data-done={done.has(step) || undefined} aria-hidden="true">
                {done.has(step) ? <IconCheck size={14} stroke={2.25} /> : index + 1}
              </span>
              {STEP_LABELS[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
