import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './first-path.module.css';
import type { FirstStep, PathFacts, PathStep } from './first-steps.ts';
import * as messages from './messages.ts';
import { StepAction } from './step-action.tsx';

const WORDS: Record<FirstStep, { title: string; text: string }> = {
  company: {
    title: messages.nameYourCompany,
    text: messages.answersSearchedForName,
  },
  spellings: {
    title: messages.addOtherSpellings,
    text: messages.shortFormsAndOtherWays,
  },
  keywords: {
    title: messages.addYourKeywords,
    text: messages.whatCustomersLookFor,
  },
  competitors: {
    title: messages.chooseCompetitorsFromFirstAnswer,
    text: messages.oneQuestionShowsWhoElse,
  },
  check: {
    title: messages.checkAllKeywords,
    text: messages.youllSeeCostAndDuration,
  },
  report: {
    title: messages.readYourFirstReport,
    text: messages.howOftenEachAssistantMentions,
  },
};

interface FirstPathProps {
  facts: PathFacts;
  steps: readonly PathStep[];
  /** How far the check is, while it is under way. */
  progress: string | null;
  onCheck: () => void;
  /** The competitors that a first answer offers, and the way to one. */
  competitors: ReactNode;
}

/**
 * The way of a new account to its first report: what is done, what comes now, what else there is. Every step can be
 * pressed, and each keeps its height whatever becomes of it, so that nothing moves while a check goes on or ends.
 */
export function FirstPath({ facts, steps, progress, onCheck, competitors }: FirstPathProps) {
  return (
    <ol className="rows card" aria-label={messages.yourPathFirstReport}>
      {steps.map(({ step, state, isOptional }, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <IconCheck size={16} stroke={2} /> : index + 1}
          </span>
          <div className={styles.words}>
            <h2>
              {WORDS[step].title}
              {state === 'done' && <span className="visually-hidden"> {messages.done}</span>}
              {isOptional && state !== 'done' && <small> {messages.optional}</small>}
            </h2>
            <p aria-live={step === 'check' ? 'polite' : undefined}>
              {step === 'check' && progress !== null ? progress : textOf(step, facts)}
            </p>
          </div>
          <div className={styles.action}>
            {step === 'competitors' ? (
              competitors
            ) : (
              <StepAction step={step} state={state} facts={facts} onCheck={onCheck} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Of generated keywords that wait, the text says so: only those that are chosen are tracked. */
function textOf(step: FirstStep, { toChoose }: PathFacts): string {
  return step === 'keywords' && toChoose > 0
    ? messages.keywordsSuggested({ count: toChoose })
    : WORDS[step].text;
}
