import { refundInWords, type ShownClaim, sentencesInWords } from '@answerscope/contract';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '../../ui/page-frame.tsx';
import * as messages from './messages.ts';
import styles from './plan-faq.module.css';

const WAIT_QUESTION = messages.howOftenCanICheck;
const WAITS = messages.afterCheckAllKeywordsWait;
const WAITS_NOT = messages.wheneverYouLike;

/** Specification 2.8, and what it leaves out. */
const WHEN_QUESTION = messages.whenDoesChangePlanTake;
const WHEN = messages.planChangesTakeEffectImmediately;
const WHEN_GIVEN_UP = messages.ifSwitchFromPaidPlan;
const TRIAL_QUESTION = messages.isThereFreeTrial;
const REFUND_QUESTION = messages.canIGetRefund;

interface PlanFaqProps {
  /** Whether one waits after a check of all keywords, which administrators decide; null while that is not known. */
  mustWait: boolean | null;
  /** Whether plans that cost something can be bought here: only then there is a trial of one. Null while it is not known. */
  takesPayments: boolean | null;
  /** How long a trial is; null while it is not known. */
  trialDays: number | null;
  /** What the operator claims; nothing of it happens by itself. Null while it is not known. */
  claims: readonly ShownClaim[] | null;
  /** Whether these are the examples of a demonstration. */
  areExamples: boolean;
  /** The day to which the plan of who looks is paid for; null where nothing is. */
  paidUntil?: string | null;
}

/** What people ask before they change plan. */
export function PlanFaq({
  mustWait,
  takesPayments,
  trialDays,
  claims,
  areExamples,
  paidUntil = null,
}: PlanFaqProps) {
  const refund = refundInWords(claims ?? []);
  const questions: (readonly [question: string, ...answers: string[]])[] = [
    [
      WHEN_QUESTION,
      WHEN,
      ...(takesPayments
        ? [
            paidUntil === null
              ? WHEN_GIVEN_UP
              : sentencesInWords([WHEN_GIVEN_UP, messages.periodEndsOn({ day: paidUntil })]),
          ]
        : []),
    ],
    ...(mustWait === null ? [] : [[WAIT_QUESTION, mustWait ? WAITS : WAITS_NOT] as const]),
    ...(takesPayments && trialDays
      ? [[TRIAL_QUESTION, messages.trialLasts({ days: trialDays })] as const]
      : []),
    ...(refund === null
      ? []
      : [
          [
            REFUND_QUESTION,
            (areExamples ? messages.exampleOfRefund : messages.offeredByOperator)({ refund }),
          ] as const,
        ]),
  ];
  return (
    <Panel title={messages.questionsAboutPlans}>
      <div className={styles.list}>
        {questions.map(([question, ...answers]) => (
          <details key={question}>
            <summary>
              {question}
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            </summary>
            {answers.map((answer) => (
              <p key={answer}>{answer}</p>
            ))}
          </details>
        ))}
      </div>
    </Panel>
  );
}
